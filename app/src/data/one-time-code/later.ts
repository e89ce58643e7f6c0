import { readSmsDelivery, requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import type { Call } from '../../api/Call.ts';
import { withBotCheck } from '../../api/withBotCheck.ts';
import { createCall } from '../../api/createCall.ts';
import { ApiError, Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';
import { deviceKeys, visitKeys } from '../../storage/keys.ts';
import type { CodeAnswer, CodeMethod, CodeRequest, SmsNews } from './oneTimeCode.ts';

type RequestParts = Pick<Services, 'storage' | 'connect' | 'botCheck' | 'clock' | 'reportThird'>;

const CODE_WAITING = 110;

/** That a code was sent already is no failure: the code step follows all the same (REG-006). */
function readWaiting(error: unknown, method: CodeMethod): CodeAnswer | null {
  if (!(error instanceof Refusal) || error.body.code !== CODE_WAITING) return null;
  const { tenant_uuid: tenantUuid, expired: waitSeconds = null } = error.body;
  if (tenantUuid === undefined) return null;
  return { tenantUuid, method, methods: [method], sent: true, waitSeconds, attemptsLeft: null, wasWaiting: true };
}

/** Asks for a one-time code, with a fresh token of the bot check (REG-014 to REG-018). */
export async function requestCode(services: RequestParts, request: CodeRequest): Promise<CodeAnswer> {
  const { username, intent, method, isResend = false, inviteCode = '' } = request;
  const { storage, connect } = services;
  const body = {
    username,
    intent,
    ...storage.read(visitKeys.campaign),
    ...(method === undefined ? {} : { method }),
    ...(isResend ? { repeated_event: 'yes' as const } : {}),
    ...(inviteCode === '' ? {} : { invite_code: inviteCode }),
  };
  try {
    const answer = await withBotCheck(services, intent, (captchaToken) =>
      connect(createCall)(requestOneTimeCode, { body: { ...body, captchaToken } }),
    );
    storage.write(deviceKeys.tenantUuid, answer.tenant_uuid);
    const { tenant_uuid: tenantUuid, methods, sent, expired: waitSeconds, attempts_left: attemptsLeft } = answer;
    return { tenantUuid, method: answer.method, methods, sent, waitSeconds, attemptsLeft, wasWaiting: false };
  } catch (error) {
    const waiting = readWaiting(error, method ?? 'sms');
    if (waiting === null) throw error;
    return waiting;
  }
}

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
