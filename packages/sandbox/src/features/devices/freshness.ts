import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { isStrong } from '../../kernel/sessionTokens.ts';

/** For so long after the password or the passkey nobody else is likely to hold the device. */
const FRESH_SECONDS = 300;

/** 403020 unless the session was begun by password or passkey within five minutes (DEV-003). */
export async function refuseStale(transaction: Database, familyId: string, now: Date): Promise<Refusal | undefined> {
  const family = await transaction
    .selectFrom('token_family')
    .select(['method', 'created_at'])
    .where('id', '=', familyId)
    .executeTakeFirst();
  const isFresh = family !== undefined && isStrong(family) && addSeconds(family.created_at, FRESH_SECONDS) > now;
  return isFresh ? undefined : refuse('confirmationNeeded');
}
