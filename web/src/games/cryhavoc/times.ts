/** 0, 1, 2 ... n - 1, to draw something n times. */
export const times = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
