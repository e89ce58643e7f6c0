import { readSmsDelivery } from '@wallet/contract/one-time-code';
import type { Call } from '../../api/Call.ts';
import { ApiError, Refusal } from '../../api/errors.ts';
import type { SmsNews } from './SmsNews.ts';

/** Codes 0 to 99 are no failure (LIM-054). */
const isFailure = (code: number): boolean => code < 0 || code >= 100;

/** How the SMS of a code is doing (REG-030 to REG-032). A lost network is said where the customer acts. */
export async function askSmsDelivery(call: Call, tenantUuid: string): Promise<SmsNews | null> {
  try {
    const { code, message } = await call(readSmsDelivery, { params: { tenantUuid } });
    return isFailure(code) ? { kind: 'failed', message } : null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return { kind: 'sessionOver' };
    return error instanceof ApiError && error.kind === 'offline' ? null : { kind: 'unavailable' };
  }
}
