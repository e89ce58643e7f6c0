import type { UserInfo } from '@wallet/contract/customer/user-info';
import { Part } from '@wallet/ui/foundations/parts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object, oneOf, type Read, text } from '@wallet/core/configuration/readers';
import { useUserInfo } from '../data/user-info.ts';
import { lazyPart } from '../operations/page/lazyPage.tsx';
import { useServices, useSession } from '../providers/Services.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { paths } from '../routing/paths.ts';
import { isKycComplete } from '../session/Session.ts';
import { type StorageKey, createTextKey } from '../storage/StorageKey.ts';
import { sessionKeys } from '../storage/keys.ts';
import { overlaySlot } from '../operations/walletUi.ts';

const readSeen = object({}, { travelRule: text(), cardLimitations: text() });

/** When each notice was closed, in ISO 8601. */
type SeenNotices = Read<typeof readSeen>;
export type EntryNoticeName = 'travelRule' | 'cardLimitations';

/** Storage key of the notices a customer has seen on this device. Survives a log-out (HOME-028, D-HOME-13). */
export const toNoticesKey = (userId: string): StorageKey<string> => createTextKey('local', `notices/${userId}`, text());

function parseSeen(kept: string | null): SeenNotices {
  try {
    return readSeen(JSON.parse(kept ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns the notice that is due: first the travel rule for customers under it, then the card limitations for everyone (HOME-025 to
 * HOME-027).
 */
export function findDueNotice({ travelRuleEnabled }: Pick<UserInfo, 'travelRuleEnabled'>, kept: string | null): EntryNoticeName | null {
  const closedNotices = parseSeen(kept);
  if (travelRuleEnabled && closedNotices.travelRule === undefined) return 'travelRule';
  return closedNotices.cardLimitations === undefined ? 'cardLimitations' : null;
}

export const addSeen = (kept: string | null, notice: EntryNoticeName, now: Date): string =>
  JSON.stringify({ ...parseSeen(kept), [notice]: now.toISOString() });

/** Navigation state left by the guard after it refused access to a feature. */
const readAttempt = object({ prompt: oneOf('completeRegistration') });

/** Statuses that require action from the customer (D-SES-20). */
const actionableStatuses: ReadonlySet<string> = new Set(['draft', 'kyc_start', 'kyc_completed', 'stuck']);

/**
 * Prompts to complete registration: once per session on the accounts page, and on every attempt to use a feature (HOME-035, APP-011,
 * SES-029).
 * @param isHeld true while another message comes first (D-HOME-13)
 */
export function RegistrationPrompt({ isHeld }: { readonly isHeld: boolean }) {
  const { pathname, state, key } = useLocation();
  const { storage } = useServices();
  const status = useSession()?.status ?? '';
  const answered = useRef('');
  useEffect(() => {
    if (isHeld || pathname !== paths.assets.to() || answered.current === key) return;
    const isAttempt = readAttempt(state) !== undefined;
    const isDue = actionableStatuses.has(status) && storage.read(sessionKeys.registrationPrompted) !== true;
    if (!isAttempt && !isDue) return;
    answered.current = key;
    storage.write(sessionKeys.registrationPrompted, true);
    // If loading fails, the next attempt prompts again.
    void import('./entryDialogs.tsx').then(({ promptToRegister: askToRegister }) => askToRegister()).catch(() => undefined);
  }, [isHeld, pathname, key, state, status, storage]);
  return null;
}

const EntryDialog = lazyPart(async () => (await import('./EntryDialog.tsx')).EntryDialog);

/** Other messages on entry come first, one after the other (D-HOME-13). The slot must have been free for this long. */
const QUIET_MS = 500;

/** True once the slot has been free long enough that no other message is expected. */
function useIsQuiet(isWaiting: boolean): boolean {
  const { clock } = useServices();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let cancel = (): void => undefined;
    const restart = (): void => {
      cancel();
      cancel = overlaySlot.getDialog() === undefined ? clock.after(QUIET_MS, () => setQuiet(true)) : () => undefined;
    };
    restart();
    const stop = overlaySlot.subscribe(restart);
    return () => {
      stop();
      cancel();
      setQuiet(false);
    };
  }, [clock, isWaiting]);
  return isQuiet;
}

/**
 * Offers once after a login by password, on the accounts page: to change a temporary password, else to log in faster next time (BIO-003,
 * D-PWD-17). Waits for the other messages on entry, and returns when one of them replaces it.
 */
export function EntryOffer() {
  const { storage } = useServices();
  const session = useSession();
  const { pathname } = useLocation();
  const { data: info } = useUserInfo();
  const [offer, setOffer] = useState(() => storage.read(sessionKeys.entryOffer));
  const [isShown, setShown] = useState(false);
  const isDue = offer !== null && session !== null && isKycComplete(session) && info !== undefined && pathname === paths.assets.to();
  const isQuiet = useIsQuiet(isDue && !isShown);
  if (isQuiet && !isShown) setShown(true);
  if (!isDue || !isShown) return null;
  return (
    <Part>
      <EntryDialog
        offer={offer}
        username={session.username}
        onAnswered={() => {
          storage.remove(sessionKeys.entryOffer);
          setOffer(null);
        }}
        onReplaced={() => setShown(false)}
      />
    </Part>
  );
}

const EntryNoticeDialog = lazyPart(async () => (await import('./entryDialogs.tsx')).NoticeOnEntry);

/**
 * Messages on entry to the dashboard, one after the other: two notices, then the prompt to complete registration (D-HOME-13), then an
 * offer.
 * @param info undefined when it could not be loaded; there are no notices then
 */
export function EntryPrompts({ info }: { readonly info: UserInfo | undefined }) {
  const { pathname } = useLocation();
  const clock = useProviderTime();
  const [storedNotices, storeNotices] = useDeviceValue(toNoticesKey(info?.id ?? ''));
  const notice = info === undefined ? null : findDueNotice(info, storedNotices);
  return (
    <>
      <RegistrationPrompt isHeld={notice !== null} />
      {notice === null || pathname !== paths.assets.to() ? null : (
        <EntryNoticeDialog
          key={notice}
          notice={notice}
          onOpenChange={() => storeNotices(addSeen(storedNotices, notice, new Date(clock.now())))}
        />
      )}
      <EntryOffer />
    </>
  );
}
