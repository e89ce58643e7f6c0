import type { SentCode } from '@wallet/ui/patterns/CodeStep/SentCode';
import type { CodeAnswer } from '../../data/one-time-code/CodeAnswer.ts';
import type { DeviceStorage } from '../../storage/createDeviceStorage.ts';
import { visitKeys } from '../../storage/keys.ts';

/** A code on its way, with what is needed to go on with it after a reload (D-REG-15). */
export type KeptCode = {
  readonly intent: 'login' | 'sign_up';
  readonly phone: string;
  readonly tenantUuid: string;
  readonly code: SentCode;
};

/** A wait that nobody can mean: the timer is broken (D-REG-14). */
const MOST_SECONDS = 86_400;

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
  const kept = storage.read(visitKeys.sentCode);
  if (kept === null || kept.intent !== wanted) return null;
  const { intent, phone, method, tenantUuid, resendAt, attemptsLeft } = kept;
  return { intent, phone, tenantUuid, code: { method, digits: digitsOf[method], resendAt, attemptsLeft, wasWaiting: false } };
}
