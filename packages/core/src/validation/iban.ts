import { countrySpecs } from 'ibantools';
import { toLatinDigits, maxTypedLength, removeInvisible, type Edit } from './typedText.ts';

/** Countries that have IBANs, as listed in D-FMT-06. */
const COUNTRIES =
  'AD AE AL AT AZ BA BE BG BH BI BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GI GL GR GT HN HR HU IE IL IQ IS IT JO KW KZ LB LC LI ' +
  'LT LU LV LY MC MD ME MK MN MR MT MU NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG XK YE';

/** Length of an IBAN in characters by country, from the SWIFT registry. A country that is missing has no IBAN. */
export const ibanLengths: ReadonlyMap<string, number> = new Map(
  COUNTRIES.split(' ').map((country) => [country, countrySpecs[country]?.chars ?? 0]),
);

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const OTHER_SEPA_COUNTRIES = 'CH IS LI NO GB GI AD MC SM VA AL ME MD MK RS';

/**
 * Countries whose banks take part in SEPA, by the country code of their IBANs: the European Union, the EFTA states, the United Kingdom with
 * Gibraltar, the small states, and those that joined in 2024 and 2025. The Faroes and Greenland have their own IBANs and do not take part.
 */
const SEPA_COUNTRIES: ReadonlySet<string> = new Set(`${EUROPEAN_UNION} ${OTHER_SEPA_COUNTRIES}`.split(' '));

/**
 * True when banks of this country take part in SEPA (RULE-016, API-020).
 * @param countryCode two letters, upper case
 */
export function isSepaCountry(countryCode: string): boolean {
  return SEPA_COUNTRIES.has(countryCode);
}

/**
 * Calculates the remainder modulo 97 of digits and upper-case letters, where a letter counts as two digits (A is 10, Z is 35). ISO 7064
 * defines this check for IBANs. Only the remainder is carried along, so numbers stay small.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Label that may precede an IBAN, as banks print it: `IBAN: `. No country has the code IB. */
const IBAN_LABEL = /^IBAN[.:]?/;
const WIDE_LETTERS = /[\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const SEPARATORS = /[\s\p{Dash_Punctuation}]/gu;

/**
 * Normalises an IBAN to the form that is sent and copied: no spaces and hyphens, upper case. Invisible characters and the label IBAN are
 * dropped, digits of other scripts and full-width letters are converted. Anything else is kept, so that validation rejects it (FMT-055,
 * D-FMT-07).
 */
export function normalizeIban(typed: string): string {
  const latin = toLatinDigits(removeInvisible(typed)).replaceAll(WIDE_LETTERS, (letter) => letter.normalize('NFKC'));
  return latin.replaceAll(SEPARATORS, '').toUpperCase().replace(IBAN_LABEL, '');
}

/** Returns the first two letters of an IBAN, valid or not. */
export function ibanCountry(iban: string): string {
  return normalizeIban(iban).slice(0, 2);
}

/**
 * True when an IBAN has the length its country requires, so that a wrong sum may be reported while typing (D-SEPA-18). Two characters are
 * enough for a country without IBANs.
 */
export function isIbanComplete(typed: string): boolean {
  const iban = normalizeIban(typed);
  return iban.length >= 2 && iban.length >= (ibanLengths.get(iban.slice(0, 2)) ?? 0);
}

/** Check digits of ISO 7064 range from 02 to 98. The other pairs have the same remainder as one of these and are never issued. */
const CHECK_DIGITS = /^(?!00|01|99)\d{2}$/;

/**
 * Checks an IBAN as typed and returns the problem, or null. `invalid` is "Invalid number": unknown country, wrong length, letters where the
 * country has digits, or a wrong mod-97 sum. Whether the account exists is up to the bank (FMT-013,
 * FMT-014, SEPA-040, RULE-016).
 */
export function checkIban(typed: string): 'required' | 'invalid' | null {
  if (typed.length > maxTypedLength) return 'invalid';
  const iban = normalizeIban(typed);
  if (iban === '') return 'required';
  const [country, check, account] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)];
  const format = countrySpecs[country]?.bban_regexp;
  if (iban.length !== ibanLengths.get(country) || !format || !CHECK_DIGITS.test(check)) return 'invalid';
  // The format of Yemen is not anchored.
  return new RegExp(`^(?:${format})$`).test(account) && mod97(account + country + check) === 1 ? null : 'invalid';
}

/** Result of a change: the new text, or a rejection of the whole change. */
export type TypedIban = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'long' };

/** Applies a change to an IBAN field. A complete pasted IBAN replaces the text (FMT-055, SEPA-039). */
export function typeIban({ before, inserted, after }: Edit): TypedIban {
  if (inserted.length > maxTypedLength) return { kind: 'rejected', why: 'long' };
  return { kind: 'accepted', text: normalizeIban(checkIban(inserted) === null ? inserted : before + inserted + after) };
}
