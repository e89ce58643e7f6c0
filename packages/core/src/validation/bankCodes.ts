import { accountNumberDigits } from '../limits/lengths.ts';

/** Whether the text is a BIC (SWIFT code) of 8 or 11 characters. @see FMT-020, D-FMT-09 */
export function isBic(value: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value);
}

/** Whether the text is an ABA routing number: 9 digits whose sum, weighted 3, 7, 1, is a multiple of 10. @see FMT-020, D-FMT-09 */
export function isAbaCode(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  const weights = [3, 7, 1];
  const sum = Array.from(value, Number).reduce((total, digit, index) => total + digit * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}

const ACCOUNT_NUMBER = new RegExp(`^\\d{${accountNumberDigits.min},${accountNumberDigits.max}}$`);

/** Whether the text is an account number. @see FMT-017 */
export function isAccountNumber(value: string): boolean {
  return ACCOUNT_NUMBER.test(value);
}
