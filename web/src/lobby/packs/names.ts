/** Pack names: `my-york@868e…` is one exact version of somebody's pack, `york` one that comes with the game. */
export const isOwn = (pack: string): boolean => pack.includes('@');
export const nameOf = (pack: string): string => pack.split('@')[0]!;
export const fileOf = (pack: string): string => `/api/packs/files/${pack}/zip`;
