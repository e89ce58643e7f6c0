/** A step of the spacing scale, in px. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64;

/** The steps, apart from their styles, so that the package's declarations need no types of styled-components. */
export const gapSteps: readonly Gap[] = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64];
