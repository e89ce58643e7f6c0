import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';

/** Resolution of a session's last use. "Active now" means five minutes (DEV-001). */
const RESOLUTION_SECONDS = 60;
const MAX_CACHED_SESSIONS = 10_000;

/** Records the use of a session, at most once a minute: a page that sends ten requests causes one write. */
export function createLastUseRecorder(database: Database): (familyId: string, now: Date) => Promise<void> {
  const moments = new Map<string, number>();
  return async (familyId, now) => {
    if (now.getTime() - (moments.get(familyId) ?? Number.NEGATIVE_INFINITY) < RESOLUTION_SECONDS * 1000) return;
    if (moments.size >= MAX_CACHED_SESSIONS) moments.clear();
    moments.set(familyId, now.getTime());
    await database
      .updateTable('token_family')
      .set({ last_used_at: now })
      .where('id', '=', familyId)
      .where('last_used_at', '<', addSeconds(now, -RESOLUTION_SECONDS))
      .execute();
  };
}
