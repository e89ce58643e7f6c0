import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { object, oneOf } from '../config/readers.ts';
import { paths } from '../routing/paths.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { sessionKeys } from '../storage/keys.ts';

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
    void import('./entryDialogs.tsx').then(({ askToRegister }) => askToRegister());
  }, [isHeld, pathname, key, state, status, storage]);
  return null;
}
