/** Whether the text is a number followed by a percent sign. @see FMT-018, D-FMT-09 */
export function isPercentage(value: string): boolean {
  return /^-?\d+(\.\d+)?%$/.test(value);
}

/** Whether the text is a number that is not negative. @see FMT-019, D-FMT-09 */
export function isNonNegativeDouble(value: string): boolean {
  return /^\d+(\.\d+)?$/.test(value);
}

/** Whether the text is an amount, rate or percentage as the provider writes it: no exponent, no groups, no needless zero in front. @see API 1.4 */
export function isDecimalText(value: string): boolean {
  return /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/.test(value);
}
