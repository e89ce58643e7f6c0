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
import { type StorageKey, textKey } from '../storage/StorageKey.ts';
import { sessionKeys } from '../storage/keys.ts';
import { overlaySlot } from '../operations/walletUi.ts';

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
  const closedNotices = parseSeen(kept);
  if (travelRuleEnabled && closedNotices.travelRule === undefined) return 'travelRule';
  return closedNotices.cardLimitations === undefined ? 'cardLimitations' : null;
}

/** What is kept once a notice was closed, in whichever way. */
export const withSeen = (kept: string | null, notice: EntryNoticeName, now: Date): string =>
  JSON.stringify({ ...parseSeen(kept), [notice]: now.toISOString() });

/** The guard has turned an attempt at a feature away. */
const readAttempt = object({ prompt: oneOf('completeRegistration') });

/** Statuses in which it is the customer's turn (D-SES-20). */
const theirTurn: ReadonlySet<string> = new Set(['draft', 'kyc_start', 'kyc_completed', 'stuck']);

/**
 * Asks to finish the registration: by itself once a session, on the accounts, and on every attempt at a feature (HOME-035, APP-011, SES-029).
 * @param isHeld while something else is told first (D-HOME-13)
 */
export function RegistrationPrompt({ isHeld }: { readonly isHeld: boolean }) {
  const { pathname, state, key } = useLocation();
  const { storage } = useServices();
  const status = useSession()?.status ?? '';
  const answered = useRef('');
  useEffect(() => {
    if (isHeld || pathname !== paths.assets.to() || answered.current === key) return;
    const isAttempt = readAttempt(state) !== undefined;
    const isDue = theirTurn.has(status) && storage.read(sessionKeys.registrationPrompted) !== true;
    if (!isAttempt && !isDue) return;
    answered.current = key;
    storage.write(sessionKeys.registrationPrompted, true);
    // What cannot be loaded now is asked with the next attempt.
    void import('./entryDialogs.tsx').then(({ askToRegister }) => askToRegister()).catch(() => undefined);
  }, [isHeld, pathname, key, state, status, storage]);
  return null;
}

/** Seldom seen. */
const EntryDialog = lazyPart(async () => (await import('./EntryDialog.tsx')).EntryDialog);

/** Other messages of an entry come first, one after the other (D-HOME-13): so long nothing has to be in the slot. */
const QUIET_MS = 500;

/** Whether the slot has been free for a while, so that nothing else is about to be said. */
function useIsQuiet(isWaiting: boolean): boolean {
  const { clock } = useServices();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      cancel();
      cancel = overlaySlot.isTaken() ? () => undefined : clock.after(QUIET_MS, () => setQuiet(true));
    };
    look();
    const stop = overlaySlot.subscribe(look);
    return () => {
      stop();
      cancel();
      setQuiet(false);
    };
  }, [clock, isWaiting]);
  return isQuiet;
}

/**
 * What the accounts offer once after a login by password: to change a temporary one, else to log in faster next time (BIO-003, D-PWD-17).
 * It waits for the other messages of the entry, and comes back when one of them takes its place.
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

/** Seen once by each customer. */
const NoticeOnEntry = lazyPart(async () => (await import('./entryDialogs.tsx')).NoticeOnEntry);

/**
 * What a customer meets on entry to the dashboard, one after the other: two notices, then the wish to finish the registration (D-HOME-13), then an offer.
 * @param info undefined where it could not be read: then there are no notices
 */
export function EntryPrompts({ info }: { readonly info: UserInfo | undefined }) {
  const { pathname } = useLocation();
  const clock = useProviderTime();
  const [storedNotices, storeNotices] = useDeviceValue(noticesKey(info?.id ?? ''));
  const notice = info === undefined ? null : dueNotice(info, storedNotices);
  return (
    <>
      <RegistrationPrompt isHeld={notice !== null} />
      {notice === null || pathname !== paths.assets.to() ? null : (
        <NoticeOnEntry
          key={notice}
          notice={notice}
          onOpenChange={() => storeNotices(withSeen(storedNotices, notice, new Date(clock.now())))}
        />
      )}
      <EntryOffer />
    </>
  );
}
