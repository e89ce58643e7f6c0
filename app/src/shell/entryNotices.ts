import type { UserInfo } from '@wallet/contract/user-info';
import { object, text, type Read } from '../config/readers.ts';
import { textKey, type StorageKey } from '../storage/StorageKey.ts';

const readSeen = object({}, { travelRule: text(), cardLimitations: text() });

/** When each notice was closed, ISO 8601. */
type Seen = Read<typeof readSeen>;
export type EntryNoticeName = 'travelRule' | 'cardLimitations';

/** Which notices a customer has seen on this device; outlives the log-out (HOME-028, D-HOME-13). */
export const noticesKey = (userId: string): StorageKey<string> => textKey('local', `notices/${userId}`, text());

function parseSeen(kept: string | null): Seen {
  try {
    return readSeen(JSON.parse(kept ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** The notice that is due: the travel rule's first, for those whom it concerns, then the cards' for everybody (HOME-025 to HOME-027). */
export function dueNotice({ travelRuleEnabled }: Pick<UserInfo, 'travelRuleEnabled'>, kept: string | null): EntryNoticeName | null {
  const seen = parseSeen(kept);
  if (travelRuleEnabled && seen.travelRule === undefined) return 'travelRule';
  return seen.cardLimitations === undefined ? 'cardLimitations' : null;
}

/** What is kept once a notice was closed, in whichever way. */
export const withSeen = (kept: string | null, notice: EntryNoticeName, now: Date): string =>
  JSON.stringify({ ...parseSeen(kept), [notice]: now.toISOString() });
