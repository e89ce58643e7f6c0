import { NO_BREAK_SPACE } from './characters.ts';

/** The country code, which has one to three digits, and the rest of a number. */
const PHONE = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,})$/;

/**
 * Formats a phone number after its country code in groups of three: `+370 600 000 01`. The last group has two to four digits. A masked
 * number stays as it is. Numbers are sent without the spaces (D-FMT-34).
 */
export function formatPhone(phone: string): string {
  const [, code, number] = PHONE.exec(phone) ?? [];
  if (code === undefined || number === undefined) return phone;
  return [code, ...number.split(/(?<=^(?:\d{3})+)(?=\d{2})/)].join(NO_BREAK_SPACE);
}
