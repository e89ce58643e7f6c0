import { daySeconds } from '@wallet/core/calendar/dayLength';
import type { SentCode } from '@wallet/ui/patterns/CodeStep';
import { useEffect } from 'react';
import type { CodeAnswer } from '../data/one-time-code/requests.lazy.ts';
import { useServices } from '../providers/Services.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

/** A code on its way, with what is needed to go on with it after a reload (D-REG-15). */
export type KeptCode = {
  readonly intent: 'login' | 'sign_up';
  readonly phone: string;
  readonly tenantUuid: string;
  readonly code: SentCode;
};

/** A wait that nobody can mean: the timer is broken (D-REG-14). */
const MOST_SECONDS = daySeconds;

const digitsOf = { sms: 6, call: 4 } as const;

/** A code on its way as the screen shows it. @param now epoch milliseconds */
export function toSentCode({ method, waitSeconds, attemptsLeft, wasWaiting }: CodeAnswer, now: number): SentCode {
  const isReadable = waitSeconds !== null && waitSeconds >= 0 && waitSeconds <= MOST_SECONDS;
  return { method, digits: digitsOf[method], resendAt: isReadable ? now + waitSeconds * 1000 : null, attemptsLeft, wasWaiting };
}

/** A reload must not cost an SMS. */
export function keepCode(storage: DeviceStorage, { intent, phone, tenantUuid, code }: KeptCode): void {
  const { method, resendAt, attemptsLeft } = code;
  storage.write(visitKeys.sentCode, { intent, phone, method, tenantUuid, resendAt, attemptsLeft });
}

/** The code that was on its way when the page was reloaded; null when there is none of this intent. */
export function readKeptCode(storage: DeviceStorage, wanted: KeptCode['intent']): KeptCode | null {
  const storedCode = storage.read(visitKeys.sentCode);
  if (storedCode === null || storedCode.intent !== wanted) return null;
  const { intent, phone, method, tenantUuid, resendAt, attemptsLeft } = storedCode;
  return { intent, phone, tenantUuid, code: { method, digits: digitsOf[method], resendAt, attemptsLeft, wasWaiting: false } };
}

/**
 * Fetches beforehand, while a code or a password is typed, what its submit needs and what the accounts behind it are made of: the app, loaded
 * afresh when the session begins (D-SES-25), finds it all in the browser's cache. What fails to load now is requested again when it is needed.
 * @param isTyping whether the step that ends in a session is shown
 * @param loadSubmit the code of the request that the step ends with
 */
export function usePreloadedEntry(isTyping: boolean, loadSubmit: () => Promise<unknown>): void {
  const { push, preloadEntry } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    for (const load of [loadSubmit, push.read, preloadEntry]) load().catch(() => undefined);
  }, [isTyping, loadSubmit, push, preloadEntry]);
}
