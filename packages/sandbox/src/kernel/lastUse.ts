import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';

/** A session's last use is known to the minute: "Active now" means five of them (DEV-001). */
const EXACT_SECONDS = 60;
const MOST_KEPT = 10_000;

/** Notes that a session is used, at most once a minute: a page that asks ten things at once writes once. */
export function createLastUse(database: Database): (familyId: string, now: Date) => Promise<void> {
  const moments = new Map<string, number>();
  return async (familyId, now) => {
    if (now.getTime() - (moments.get(familyId) ?? Number.NEGATIVE_INFINITY) < EXACT_SECONDS * 1000) return;
    if (moments.size >= MOST_KEPT) moments.clear();
    moments.set(familyId, now.getTime());
    await database
      .updateTable('token_family')
      .set({ last_used_at: now })
      .where('id', '=', familyId)
      .where('last_used_at', '<', addSeconds(now, -EXACT_SECONDS))
      .execute();
  };
}
