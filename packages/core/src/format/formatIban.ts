import { normalizeIban } from '../validation/iban.ts';

/**
 * Formats an IBAN in groups of four, as banks print it: `LT90 3250 0000 0000 0001`. It is copied and sent without the spaces (D-FMT-07).
 */
export function formatIban(iban: string): string {
  return normalizeIban(iban).replaceAll(/.{4}(?=.)/g, '$& ');
}
