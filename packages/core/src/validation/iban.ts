import { ibanLengths } from './ibanLengths.ts';
import { mod97 } from './mod97.ts';

/** An IBAN without spaces and hyphens, its letters in upper case: what is sent and copied. @see FMT-055, D-FMT-07 */
export function normalizeIban(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** The two letters an IBAN begins with, whatever they are. */
export function ibanCountry(iban: string): string {
  return normalizeIban(iban).slice(0, 2);
}

/**
 * Whether as many characters are there as the country asks for; then a wrong sum may be told while typing (D-SEPA-18). A country
 * without IBANs is never waited for.
 */
export function isIbanComplete(typed: string): boolean {
  const iban = normalizeIban(typed);
  return iban.length >= 2 && iban.length >= (ibanLengths.get(iban.slice(0, 2)) ?? 0);
}

/**
 * What is wrong with an IBAN as typed, or null: `invalid` is "Invalid number" (unknown country, length, character or mod-97 sum).
 * @see FMT-013, FMT-014, SEPA-040, RULE-016
 */
export function ibanIssue(typed: string): 'required' | 'invalid' | null {
  const iban = normalizeIban(typed);
  if (iban === '') return 'required';
  const isShaped = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length === ibanLengths.get(iban.slice(0, 2));
  return isShaped && mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'invalid';
}

/** Whether a virtual IBAN is written as it must be: upper-case letters and digits (FMT-015, RULE-016). */
export function isVirtualIban(value: string): boolean {
  return /^[A-Z0-9]+$/.test(value);
}
