import { maskPhone } from '@wallet/core/format/masks';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { AccountClosureScreen, type ClosureCode, type CodeRequestIssue } from '@wallet/ui/screens/account-closure';
import { useLocation } from 'react-router-dom';
import { reportThrown } from '../../adapters/monitoring/Monitoring.ts';
import { toLoadFailure, Refusal } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { type ClosureCodeAnswer, useCloseAccount, useClosureCode } from '../../data/account-closure.ts';
import { toReadMarksKey } from '../../operations/alerts.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { type Services, useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import type { Session } from '../../session/Session.ts';
import { readActivatedUsername } from '../../session/biometry.ts';
import { dropSession, forgetAccount } from '../../session/storedSession.ts';
import type { StorageKey } from '../../storage/StorageKey.ts';
import { createAddressBookKey } from '../../storage/addressBook.ts';
import { type DeviceStorage, toUnreadableSlot } from '../../storage/createDeviceStorage.ts';
import { customerKeys, deviceKeys } from '../../storage/keys.ts';

function toIssue(error: unknown): CodeRequestIssue {
  if (error instanceof Refusal && error.body.message !== '') return { kind: 'refused', message: error.body.message };
  return { kind: 'failed', failure: toLoadFailure(error) };
}

type ClosureCodeRequest = { readonly code: ClosureCodeAnswer | undefined; readonly error: unknown; readonly isAsking: boolean };

/** Returns the state of the closure code. The field appears once a code was sent and stays when a further code is refused (D-PROF-14). */
export function toClosureCode({ code, error, isAsking }: ClosureCodeRequest): ClosureCode {
  if (code !== undefined)
    return { kind: 'sent', message: code.message, resendAt: code.resendAt, issue: error === null || isAsking ? null : toIssue(error) };
  return error === null || isAsking ? { kind: 'asking' } : { kind: 'notSent', issue: toIssue(error) };
}

/** Removes one customer's entries from a list shared by several customers of the device. */
function removeOwnEntries<T>(storage: DeviceStorage, key: StorageKey<readonly T[]>, isOther: (entry: T) => boolean): void {
  const others = storage.read(key)?.filter(isOther) ?? [];
  if (others.length === 0) storage.remove(key);
  else storage.write(key, others);
}

/**
 * Erases everything stored on the device for a customer whose account is closed: session, greeting, saved addresses, notes, read marks and
 * the biometric sign-in secret (D-PROF-17, WISH-008, WISH-024). Unreadable entries have no certain owner and are erased too. Device
 * settings remain.
 */
export function forgetCustomer(
  { storage, biometrics, monitoring }: Pick<Services, 'storage' | 'biometrics' | 'monitoring'>,
  { userId, uuid }: Session,
): void {
  if (readActivatedUsername(storage) !== null) void biometrics.forget().catch((thrown: unknown) => reportThrown(monitoring, thrown));
  removeOwnEntries(storage, deviceKeys.tokenPopups, (popup) => popup.userId !== userId);
  // An empty uuid means the note was written before user info had loaded.
  removeOwnEntries(storage, deviceKeys.orderNotes, (note) => note.uuid !== uuid && note.uuid !== '');
  const customerSlots = [createAddressBookKey(uuid ?? ''), toReadMarksKey(uuid ?? '')];
  for (const slot of [
    ...customerSlots,
    ...[...customerSlots, deviceKeys.orderNotes].map(toUnreadableSlot),
    customerKeys.stablecoinWarning(userId),
  ])
    storage.remove(slot);
  dropSession(storage);
  forgetAccount(storage);
}

/** Closes the account with a code sent on entry (PROF-018 to PROF-026). */
export function AccountClosurePage() {
  const services = useServices();
  const { lifecycle, clock } = services;
  const customer = useSession();
  const closureCode = useClosureCode(useLocation().key);
  const closeAccount = useCloseAccount();

  async function confirm(code: string): Promise<CallOutcome<'code'>> {
    const sent = closureCode.code?.uuid ?? '';
    const outcome = await attempt(() => closeAccount({ uuid: sent, code }), { fields: { code: 'code' } });
    if (outcome.kind === 'done' && customer !== null) {
      // End the session here. Otherwise a 401 in another tab would end it in this tab too, before the customer has read the success message
      // (D-PROF-18).
      lifecycle.endInPlace();
      // Erase now, because the tab may be closed or reloaded before "Got it" is pressed (D-PROF-16, D-PROF-17).
      forgetCustomer(services, customer);
    }
    return outcome;
  }

  return (
    <AccountClosureScreen
      code={toClosureCode(closureCode)}
      maskedPhone={maskPhone(customer?.username ?? '')}
      onAskCode={closureCode.askAgain}
      onConfirm={confirm}
      onGotIt={() => lifecycle.logOut()}
      onBack={useGoBack(paths.profile.to())}
      now={clock.now}
    />
  );
}
