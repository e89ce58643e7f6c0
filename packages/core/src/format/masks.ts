import { ELLIPSIS } from './characters.ts';

const STARS = '***';

/**
 * Masks a phone number except for its first 4 and last 2 characters: `+370***01`. Numbers of up to 6 characters are hidden completely
 * (D-FMT-27, RULE-032).
 */
export function maskPhone(phone: string): string {
  return phone.length <= 6 ? STARS : `${phone.slice(0, 4)}${STARS}${phone.slice(-2)}`;
}

/** Masks an e-mail address except for its first 2 characters and the domain: `al***@example.com` (FMT-044, FMT-045, D-FMT-25). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? STARS : `${email.slice(0, Math.min(2, at))}${STARS}${email.slice(at)}`;
}

/** Shortens an address to its first 7 and last 5 characters. Up to 12 characters are shown in full (FMT-046, D-SEND-27). */
export function shortenAddress(address: string): string {
  return shorten(address, 7, 5);
}

/**
 * Shortens a long value in details to its first 20 and last 4 characters. Up to 24 characters are shown in full (FMT-047, TXN-017,
 * D-TXN-28).
 */
export function shortenValue(value: string): string {
  return shorten(value, 20, 4);
}

function shorten(value: string, first: number, last: number): string {
  return value.length <= first + last ? value : `${value.slice(0, first)}${ELLIPSIS}${value.slice(-last)}`;
}
