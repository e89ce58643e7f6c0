import { countrySpecs } from 'ibantools';
import { latinDigits, mostTyped, withoutUnseen, type Edit } from './typedText.ts';

/** Countries that have IBANs, as D-FMT-06 lists them. */
const COUNTRIES =
  'AD AE AL AT AZ BA BE BG BH BI BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GI GL GR GT HN HR HU IE IL IQ IS IT JO KW KZ LB LC LI ' +
  'LT LU LV LY MC MD ME MK MN MR MT MU NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG XK YE';

/** Length of an IBAN in characters by its country, from the SWIFT registry; a country that is not here has no IBAN. */
export const ibanLengths: ReadonlyMap<string, number> = new Map(
  COUNTRIES.split(' ').map((country) => [country, countrySpecs[country]?.chars ?? 0]),
);

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const OTHERS = 'CH IS LI NO GB GI AD MC SM VA AL ME MD MK RS';

/**
 * Countries whose banks take part in SEPA, as IBANs name them: besides the European Union the EFTA states, the United Kingdom with
 * Gibraltar, the small states, and those that joined in 2024 and 2025. The Faroes and Greenland have IBANs of their own and are outside.
 */
const SEPA: ReadonlySet<string> = new Set(`${EUROPEAN_UNION} ${OTHERS}`.split(' '));

/** Whether a bank of this country takes part in SEPA. @param countryCode two letters, upper case @see RULE-016, API-020 */
export function isSepaCountry(countryCode: string): boolean {
  return SEPA.has(countryCode);
}

/**
 * Remainder by 97 of a text of digits and upper-case letters, a letter counting as two digits (A is 10, Z is 35): ISO 7064,
 * by which IBANs are checked. The remainder is carried along, so no number grows.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** What may stand in front of one: `IBAN: `, as banks print it. No country is called IB. */
const IBAN_LABEL = /^IBAN[.:]?/;
const WIDE_LETTERS = /[\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const SEPARATORS = /[\s\p{Dash_Punctuation}]/gu;

/**
 * An IBAN without spaces and hyphens, its letters in upper case: what is sent and copied. Invisible characters, the word IBAN in front and other
 * scripts' digits and wide letters go as well; what else does not belong there stays, so that it is judged.
 * @see FMT-055, D-FMT-07
 */
export function normalizeIban(typed: string): string {
  const latin = latinDigits(withoutUnseen(typed)).replaceAll(WIDE_LETTERS, (letter) => letter.normalize('NFKC'));
  return latin.replaceAll(SEPARATORS, '').toUpperCase().replace(IBAN_LABEL, '');
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

/** ISO 7064 makes check digits from 02 to 98: each other pair is another's remainder, which no bank writes. */
const CHECK_DIGITS = /^(?!00|01|99)\d{2}$/;

/**
 * What is wrong with an IBAN as typed, or null: `invalid` is "Invalid number" (unknown country, length, letters where the country has digits,
 * or mod-97 sum). Whether the account itself exists is the bank's to say.
 * @see FMT-013, FMT-014, SEPA-040, RULE-016
 */
export function ibanIssue(typed: string): 'required' | 'invalid' | null {
  if (typed.length > mostTyped) return 'invalid';
  const iban = normalizeIban(typed);
  if (iban === '') return 'required';
  const [country, check, account] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)];
  const format = countrySpecs[country]?.bban_regexp;
  if (iban.length !== ibanLengths.get(country) || !format || !CHECK_DIGITS.test(check)) return 'invalid';
  // The format of Yemen has no ends of its own.
  return new RegExp(`^(?:${format})$`).test(account) && mod97(account + country + check) === 1 ? null : 'invalid';
}

/** A field's text after a change, or that the change is refused as a whole. */
export type TypedIban = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected'; readonly why: 'long' };

/** What a field of an IBAN becomes by a change. A pasted IBAN takes the place of all that is there. @see FMT-055, SEPA-039 */
export function typeIban({ before, inserted, after }: Edit): TypedIban {
  if (inserted.length > mostTyped) return { kind: 'rejected', why: 'long' };
  return { kind: 'accepted', text: normalizeIban(ibanIssue(inserted) === null ? inserted : before + inserted + after) };
}
