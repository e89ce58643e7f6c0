/** Whether the text has the form of an ISIN: two letters, nine letters or digits, a check digit. @see FMT-053, HOME-059 */
export function isIsin(value: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(value);
}

/** Whether the check digit of an ISIN fits: letters become two digits, then the sum of Luhn (ISO 6166). */
export function hasIsinCheckDigit(value: string): boolean {
  if (!isIsin(value)) return false;
  const digits = Array.from(value, (character) => Number.parseInt(character, 36).toString()).join('');
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, fromRight) => {
      const counted = fromRight % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}
