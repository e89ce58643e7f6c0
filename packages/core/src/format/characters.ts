/** Special characters of displayed values, defined once for the whole product. */

/** Minus sign of displayed amounts (U+2212). A hyphen is only used on the wire. */
export const MINUS = '\u2212';
/** Between an amount and its code, to keep them on one line. */
export const NO_BREAK_SPACE = '\u00A0';
/** Gap in a shortened value (D-FMT-27). */
export const ELLIPSIS = '\u2026';
/** Sets the direction of an Arabic or Hebrew amount, and is invisible. */
export const RIGHT_TO_LEFT_MARK = '\u200F';
