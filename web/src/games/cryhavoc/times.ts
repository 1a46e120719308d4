/** 0, 1, 2 ... for things that are drawn so many times. */
export const times = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
