/** Length of an IBAN by its country: the SWIFT registry as D-FMT-06 gives it. */
const TABLE =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 ' +
  'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 ' +
  'MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ' +
  'SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

/** Country code to length in characters; a country that is not here has no IBAN. */
export const ibanLengths: ReadonlyMap<string, number> = new Map(
  TABLE.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
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
