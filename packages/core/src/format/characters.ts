/** Characters that stand in shown values; each is one for the whole product. */

/** Minus wherever a customer reads an amount (U+2212); a hyphen only travels. */
export const MINUS = '\u2212';
/** Between an amount and its code, so that they never part by themselves. */
export const NO_BREAK_SPACE = '\u00A0';
/** The gap of a shortened value (D-FMT-27). */
export const ELLIPSIS = '\u2026';
