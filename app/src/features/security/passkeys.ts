import type { Passkey } from '@wallet/contract/access/passkeys';
import { formatDay, formatLongTimestamp } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import { type AddPasskeyOutcome, type PasskeyItem, type PasskeysSectionProps, passkeysTexts } from '@wallet/ui/screens/security';
import { useTexts } from '@wallet/ui/texts';
import { useState } from 'react';
import { isNotFound, loadOrOffline, type Refusal } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { isCancelledByCustomer } from '../../api/cancellation.ts';
import { usePasskeyCalls, usePasskeys } from '../../data/passkeys/passkeys.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { showToast } from '../../operations/walletUi.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';

/** Adding a passkey has to wait, because the password was set with a temporary one (SCA-012). */
const TOO_EARLY = 403_022;

export function toPasskeyItem(
  { id, name, created_at: added, last_used_at: lastUsed, backed_up: isSynced }: Passkey,
  locale: Locale,
): PasskeyItem<string> {
  return { id, name, added: formatDay(added, locale), lastUsed: lastUsed === null ? null : formatDay(lastUsed, locale), isSynced };
}

/** Returns the time after which a refusal 403022 no longer applies, or null for any other refusal. */
export function getWaitEnd({ body: { code, until } }: Refusal): string | null {
  return code === TOO_EARLY ? (until ?? null) : null;
}

/** The customer did not complete the step-up: nothing was done and nothing is reported (SCA-033). */
const toStopped = (error: unknown): { readonly kind: 'stopped' } | null => (isCancelledByCustomer(error) ? { kind: 'stopped' } : null);

/** The customer's passkeys and the actions on them (SCA-002 to SCA-007). */
export function usePasskeysSection({ enabled }: { readonly enabled: boolean }): PasskeysSectionProps<string> {
  const { passkeys: port, locale, monitoring } = useServices();
  const isComplete = isKycComplete(useSession());
  const hasList = enabled && isComplete;
  const list = usePasskeys({ enabled: hasList });
  const calls = usePasskeyCalls();
  const texts = useTexts(passkeysTexts);
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null);

  async function add(): Promise<AddPasskeyOutcome<string>> {
    if (!isComplete) {
      const { openOperationPrompt } = await loadOrOffline(() => import('../../operations/openOperationPrompt.tsx'));
      openOperationPrompt('completeRegistration');
      return { kind: 'stopped' };
    }
    const { registration, options } = await calls.begin();
    const made = await create(options);
    if (made.kind !== 'done') return made;
    const { id, name } = await calls.keep(registration, made.value);
    return { kind: 'done', passkey: { id, name } };
  }

  /** Any browser error counts as cancelled: no passkey was created, and the customer cannot fix it. */
  async function create(options: Parameters<typeof port.create>[0]) {
    try {
      return await port.create(options);
    } catch (error) {
      monitoring.report('warning', `A passkey was not made: ${error instanceof Error ? error.name : 'unknown'}`);
      return { kind: 'cancelled' } as const;
    }
  }

  /** Browsers that support it remove passkeys deleted here (SCA-007). */
  async function notifyBrowser(): Promise<void> {
    const userId = list.data?.[0]?.user_handle;
    if (userId === undefined) return;
    const left = (await calls.read()).map((passkey) => passkey.credential_id);
    await port.signalAccepted({ rpId: location.hostname, userId, allAcceptedCredentialIds: left });
  }

  return {
    state: hasList ? toPageState(list, (all) => all.map((passkey) => toPasskeyItem(passkey, locale))) : { kind: 'ready', content: [] },
    isSupported: port.available(),
    waitsUntil: waitsUntil === null ? null : formatLongTimestamp(waitsUntil, '', locale),
    onAdd: async () => {
      const outcome = await attempt(add, {
        special: (refusal) => {
          const wait = getWaitEnd(refusal);
          if (wait === null) return null;
          setWaitsUntil(wait);
          return { kind: 'stopped' };
        },
        otherwise: toStopped,
      });
      return outcome.kind === 'done' ? outcome.value : outcome;
    },
    onAdded: () => showToast({ text: texts.wasAdded }),
    onRename: (id, name) => attempt(() => calls.rename(id, name), { fields: { name: 'name' } }),
    onDelete: async (id) => {
      const outcome = await attempt(() => calls.remove(id), {
        special: (refusal) => (isNotFound(refusal) ? { kind: 'done' } : null),
        otherwise: toStopped,
      });
      if (outcome.kind === 'done') {
        showToast({ text: texts.wasRemoved });
        void notifyBrowser().catch(() => undefined);
      }
      return outcome;
    },
  };
}
