import { type CodeMethod, readSmsDelivery, requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import { createCall } from '../../api/call.ts';
import { withBotCheck } from '../../api/withBotCheck.ts';
import { ApiError, Refusal } from '../../api/errors.ts';
import type { Services } from '../../providers/Services.ts';
import { deviceKeys, visitKeys } from '../../storage/keys.ts';

export type CodeRequest = {
  readonly username: string;
  readonly intent: 'login' | 'sign_up';
  /** When absent, the provider chooses. */
  readonly method?: CodeMethod;
  readonly isResend?: boolean;
  readonly inviteCode?: string;
};

export type CodeAnswer = {
  readonly tenantUuid: string;
  readonly method: CodeMethod;
  readonly methods: readonly CodeMethod[];
  readonly sent: boolean;
  /** Seconds until the next code may be requested. Null when the provider does not say. */
  readonly waitSeconds: number | null;
  /** Number of codes that may still be sent. Null when no limit is known. */
  readonly attemptsLeft: number | null;
  /** True when the provider reported that a code had already been sent. */
  readonly wasWaiting: boolean;
};

/** Problem with the SMS of a code. `sessionOver`: the request carried a token that is no longer valid. */
export type SmsProblem =
  { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'unavailable' } | { readonly kind: 'sessionOver' };

type RequestParts = Pick<Services, 'storage' | 'connect' | 'botCheck' | 'clock' | 'reportThird'>;

const CODE_PENDING = 110;

/** A code that was already sent is not a failure. The code step follows (REG-006). */
function toPendingCode(error: unknown, method: CodeMethod): CodeAnswer | null {
  if (!(error instanceof Refusal) || error.body.code !== CODE_PENDING) return null;
  const { tenant_uuid: tenantUuid, expired: waitSeconds = null } = error.body;
  if (tenantUuid === undefined) return null;
  return { tenantUuid, method, methods: [method], sent: true, waitSeconds, attemptsLeft: null, wasWaiting: true };
}

/** Requests a one-time code with a fresh token of the bot check (REG-014 to REG-018). */
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
    const waiting = toPendingCode(error, method ?? 'sms');
    if (waiting === null) throw error;
    return waiting;
  }
}

/** Codes 0 to 99 are not failures (LIM-054). */
const isFailure = (code: number): boolean => code < 0 || code >= 100;

/**
 * Requests the delivery status of a code's SMS (REG-030 to REG-032). A lost network is not reported here, but on the customer's own action.
 */
export async function requestSmsProblem({ connect }: Pick<Services, 'connect'>, tenantUuid: string): Promise<SmsProblem | null> {
  try {
    const { code, message } = await connect(createCall)(readSmsDelivery, { params: { tenantUuid } });
    return isFailure(code) ? { kind: 'failed', message } : null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return { kind: 'sessionOver' };
    return error instanceof ApiError && error.kind === 'offline' ? null : { kind: 'unavailable' };
  }
}
