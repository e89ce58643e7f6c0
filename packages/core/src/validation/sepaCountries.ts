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
