import type { Database } from '../../database/openDatabase.ts';
import { chanceBelow } from '../../ports/chance.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const part = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(chanceBelow(ALPHABET.length))).join('');

/** Generates an invite code: `K7QD-3MXA`. */
export function makeInviteCode(): string {
  return `${part()}-${part()}`;
}

export async function findInviter(database: Database, code: string): Promise<number | undefined> {
  const row = await database.selectFrom('customer').select('id').where('invite_code', '=', code).executeTakeFirst();
  return row?.id;
}
