import { accessIssueOf } from '@wallet/ui/patterns/CodeStep';
import type { LoginScreenProps } from '@wallet/ui/screens/login';
import { useMemo } from 'react';
import { createLazyPort } from '../../adapters/createLazyPort.ts';
import { attemptAccess } from '../../api/toAccessIssue.ts';
import { loadOrOffline } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';

const passkeyRequests = createLazyPort(() => loadOrOffline(() => import('../../data/session/passkeyLogin.ts')));

/** Renews an offer before its challenge expires (300 s). */
const RENEW_AFTER_MS = 240_000;

/** Login with a passkey, where the provider and the browser support it (SCA-008, SCA-009). */
export function usePasskeyLogin(): Pick<LoginScreenProps, 'onPasskey' | 'onPasskeyOffer'> {
  const services = useServices();
  return useMemo(() => {
    const { config, passkeys, clock } = services;
    if (config.security?.passkeys !== true || !passkeys.available()) return {};

    /**
     * Resolves with the outcome of a passkey chosen from the field's suggestions, or with null. Failures before one was chosen are not
     * reported.
     */
    async function offerPasskey(signal: AbortSignal): Promise<Awaited<ReturnType<NonNullable<LoginScreenProps['onPasskeyOffer']>>>> {
      let isNothing = false;
      const outcome = await attemptAccess(async () => {
        isNothing = !(await passkeyRequests.signInByPasskey(services, signal));
      });
      const isUnheard = isNothing || signal.aborted || outcome.kind === 'failed' || accessIssueOf(outcome)?.kind === 'unknown';
      return isUnheard ? null : outcome;
    }

    return {
      onPasskey: async () => {
        let isNothing = false;
        const outcome = await attemptAccess(async () => {
          isNothing = !(await passkeyRequests.signInByPasskey(services));
        });
        return isNothing ? null : outcome;
      },
      onPasskeyOffer: async (signal) => {
        if (!(await passkeys.isConditional())) return null;
        // The signal may have been aborted while the browser was queried.
        while (!signal.aborted) {
          const turn = new AbortController();
          const end = (): void => turn.abort();
          signal.addEventListener('abort', end, { once: true });
          const stop = clock.after(RENEW_AFTER_MS, end);
          const outcome = await offerPasskey(turn.signal);
          stop();
          signal.removeEventListener('abort', end);
          // Repeat only if the offer timed out.
          if (outcome !== null || !turn.signal.aborted) return outcome;
        }
        return null;
      },
    };
  }, [services]);
}
