// Numbers as people write them: below nothing with a minus sign, not with a hyphen.
export const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));
