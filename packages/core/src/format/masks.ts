import { ELLIPSIS } from './characters.ts';

const STARS = '***';

/** A phone of which only the first 4 and last 2 characters are shown: `+370***01`. Shorter ones are hidden whole. @see D-FMT-27, RULE-032 */
export function maskPhone(phone: string): string {
  return phone.length <= 6 ? STARS : `${phone.slice(0, 4)}${STARS}${phone.slice(-2)}`;
}

/** An e-mail address of which only the first 2 characters and the domain are shown: `al***@example.com`. @see FMT-044, FMT-045, D-FMT-25 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? STARS : `${email.slice(0, Math.min(2, at))}${STARS}${email.slice(at)}`;
}

/** An address of which the first 7 and last 5 characters are shown; 12 or fewer whole. @see FMT-046, D-SEND-27 */
export function shortenAddress(address: string): string {
  return shorten(address, 7, 5);
}

/** A long value in details: first 20 and last 4 characters; 24 or fewer whole. @see FMT-047, TXN-017, D-TXN-28 */
export function shortenValue(value: string): string {
  return shorten(value, 20, 4);
}

function shorten(value: string, first: number, last: number): string {
  return value.length <= first + last ? value : `${value.slice(0, first)}${ELLIPSIS}${value.slice(-last)}`;
}
