import { ibanCountry, checkIban, isSepaCountry, normalizeIban } from '@wallet/core/validation/iban';
import { providerBank } from './bankRequisites.ts';

export type Bank = { readonly bic: string; readonly name: string };
/** The bank of an IBAN, with the IBAN in its normal form; or the reason for a failed lookup, worded as in API-020. */
export type BankLookup = { readonly iban: string; readonly bank: Bank } | { readonly issue: 'Invalid number' | 'Bank is outside SEPA' };

const PROVIDER_PREFIX = '32500';
const BANK_DIGITS = 4;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Banks with a real-looking name, by country code and the first five characters after the check digits. */
const directory: ReadonlyMap<string, Bank> = new Map([
  [`LT${PROVIDER_PREFIX}`, { bic: providerBank.bic, name: providerBank.name }],
  ['DE37040', { bic: 'RHEIDE22XXX', name: 'Rheinische Handelsbank AG' }],
  ['FR20041', { bic: 'RIVAFR22XXX', name: 'Banque du Rivage' }],
  ['EE22002', { bic: 'TALLEE22XXX', name: 'Tallinna Pank AS' }],
]);

/** The sandbox's directory knows every SEPA bank except those whose bank code is all zeros. Most names are made up. */
function findBank(iban: string): Bank | undefined {
  const country = ibanCountry(iban);
  const number = iban.slice(4, 9);
  if (/^0+$/.test(number)) return undefined;
  const letters = iban.slice(4, 4 + BANK_DIGITS).replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? digit);
  return (
    directory.get(country + number) ?? { bic: `${letters}${country}22XXX`, name: `Bank ${iban.slice(4, 4 + BANK_DIGITS)} (${country})` }
  );
}

/** Checks an IBAN's shape and country, then finds its bank (RULE-016). */
export function lookUpBank(typed: string): BankLookup {
  if (checkIban(typed) !== null) return { issue: 'Invalid number' };
  const iban = normalizeIban(typed);
  if (!isSepaCountry(ibanCountry(iban))) return { issue: 'Bank is outside SEPA' };
  const bank = findBank(iban);
  return bank === undefined ? { issue: 'Invalid number' } : { iban, bank };
}
