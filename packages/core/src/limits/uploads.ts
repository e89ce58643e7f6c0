const MEBIBYTE = 1024 * 1024;

/** Largest single file; exactly this passes (LIM-063, D-API-28). */
export const maxFileBytes = 25 * MEBIBYTE;
/** Most of all files of one upload together (LIM-064). */
export const maxTotalFileBytes = 60 * MEBIBYTE;
/** Most files of one upload, by what they prove (LIM-065, LIM-066). */
export const maxFiles = { address: 10, card: 2 } as const;
