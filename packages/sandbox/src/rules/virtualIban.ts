import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

const BANK = '32500';
const DIGITS_OF_LT = '2129'; // L is 21, T is 29: ISO 13616

/** A Lithuanian IBAN of the provider's own bank with right check digits: `LT903250000000000001` is the first. */
export function ibanOfNumber(number: bigint): string {
  const account = BANK + number.toString().padStart(11, '0');
  const check = 98n - (BigInt(`${account}${DIGITS_OF_LT}00`) % 97n);
  return `LT${check.toString().padStart(2, '0')}${account}`;
}

/** The next virtual IBAN. None is ever given twice (RULE-024). */
export async function nextVirtualIban(transaction: Database): Promise<string> {
  const answer = await sql<{ number: bigint }>`select nextval('virtual_iban_seq') as number`.execute(transaction);
  return ibanOfNumber(answer.rows[0]?.number ?? 0n);
}
