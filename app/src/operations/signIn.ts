import { daySeconds } from '@wallet/core/calendar/dayLength';
import type { SentCode } from '@wallet/ui/patterns/CodeStep';
import { useEffect } from 'react';
import type { CodeAnswer } from '../data/one-time-code/requests.lazy.ts';
import { useServices } from '../providers/Services.ts';
import type { DeviceStorage } from '../storage/createDeviceStorage.ts';
import { visitKeys } from '../storage/keys.ts';

/** A pending code, with everything needed to continue after a reload (D-REG-15). */
export type PendingCode = {
  readonly intent: 'login' | 'sign_up';
  readonly phone: string;
  readonly tenantUuid: string;
  readonly code: SentCode;
};

/** A longer wait is implausible and leaves the resend time unknown (D-REG-14). */
const MAX_WAIT_SECONDS = daySeconds;

const digitsByMethod = { sms: 6, call: 4 } as const;

/**
 * Maps the response to the code that the screen shows.
 * @param now epoch milliseconds
 */
export function toSentCode({ method, waitSeconds, attemptsLeft, wasWaiting }: CodeAnswer, now: number): SentCode {
  const isReadable = waitSeconds !== null && waitSeconds >= 0 && waitSeconds <= MAX_WAIT_SECONDS;
  return { method, digits: digitsByMethod[method], resendAt: isReadable ? now + waitSeconds * 1000 : null, attemptsLeft, wasWaiting };
}

/** Stored so that a reload does not cost an SMS. */
export function storeCode(storage: DeviceStorage, { intent, phone, tenantUuid, code }: PendingCode): void {
  const { method, resendAt, attemptsLeft } = code;
  storage.write(visitKeys.sentCode, { intent, phone, method, tenantUuid, resendAt, attemptsLeft });
}

/** Returns the code that was pending before a reload, or null when there is none for this intent. */
export function readKeptCode(storage: DeviceStorage, wanted: PendingCode['intent']): PendingCode | null {
  const storedCode = storage.read(visitKeys.sentCode);
  if (storedCode === null || storedCode.intent !== wanted) return null;
  const { intent, phone, method, tenantUuid, resendAt, attemptsLeft } = storedCode;
  return { intent, phone, tenantUuid, code: { method, digits: digitsByMethod[method], resendAt, attemptsLeft, wasWaiting: false } };
}

/**
 * While a code or password is being typed, preloads everything that its submit and the accounts page after it need. The app reloads when
 * the session begins (D-SES-25) and then finds it in the browser's cache. Anything that fails to load is requested again when needed.
 * @param isTyping whether the step that ends in a session is shown
 * @param loadSubmit loads the code of the request that the step ends with
 */
export function usePreloadedEntry(isTyping: boolean, loadSubmit: () => Promise<unknown>): void {
  const { push, preloadEntry } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    for (const load of [loadSubmit, push.read, preloadEntry]) load().catch(() => undefined);
  }, [isTyping, loadSubmit, push, preloadEntry]);
}
