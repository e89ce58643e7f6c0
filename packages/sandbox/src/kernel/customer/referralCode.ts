import type { Database } from '../../database/openDatabase.ts';
import { generateNumberBelow } from '../../ports/chance.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const generatePart = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(generateNumberBelow(ALPHABET.length))).join('');

/** Generates an invite code: `K7QD-3MXA`. */
export function generateInviteCode(): string {
  return `${generatePart()}-${generatePart()}`;
}

export async function findInviter(database: Database, code: string): Promise<number | undefined> {
  const row = await database.selectFrom('customer').select('id').where('invite_code', '=', code).executeTakeFirst();
  return row?.id;
}
