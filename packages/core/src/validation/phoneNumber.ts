import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns the number as the network dials it: without the trunk prefix that is only dialled within a country (`+44 020…` becomes `+4420…`).
 * A number that the library does not know as valid is returned unchanged, because the specification decides by length alone (FMT-002).
 * Only the provider calls this: the tables of the library would add 35 KB to the first screens (ADR 27, D-API-34).
 * @param phone plus and digits
 */
export function toDialledNumber(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() ? parsed.number : phone;
}
