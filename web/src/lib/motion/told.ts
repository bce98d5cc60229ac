// The view after an event, from what the event carries: the page reckons no rules.

/** The mats with one of them as it is now. */
export const withMat = <Mat extends { seat: number }>(mats: readonly Mat[], now: (Partial<Mat> & { seat: number }) | null | undefined): Mat[] =>
  mats.map((mat) => (now && mat.seat === now.seat ? { ...mat, ...now } : mat));

/** A list with one value changed. */
export const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

/** A list with one of its records changed in part. */
export const putIn = <T extends object>(list: readonly T[], at: number, change: Partial<T>): T[] => list.map((old, i) => (i === at ? { ...old, ...change } : old));
