// Courses of a plot: pairs of whole numbers, and how people write them (scaled, `30 86, -45 54`).
export type Course = [number, number][];

/** A course as people write it; "" for none at all. */
export function courseText(course: readonly (readonly [number, number])[], scale: readonly [number, number]): string {
  return course.map(([a, b]) => `${a / scale[0]} ${b / scale[1]}`).join(", ");
}

/** What somebody wrote as a course; null if it is none. */
export function readCourse(text: string, scale: readonly [number, number]): Course | null {
  const words = text.replaceAll("−", "-").split(/[\s,;]+/).filter(Boolean);
  if (words.length === 0 || words.length % 2 || !words.every((word) => /^[-+]?\d{1,6}(\.\d{1,4})?$/.test(word))) return null;
  const course: Course = [];
  for (let i = 0; i < words.length; i += 2) {
    course.push([Math.round(Number(words[i]) * scale[0]), Math.round(Number(words[i + 1]) * scale[1])]);
  }
  return course;
}

export function sameCourse(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean {
  return a.length === b.length && a.every((pair, i) => pair[0] === b[i]?.[0] && pair[1] === b[i]?.[1]);
}
