import type { Endpoint } from '@wallet/contract/endpoint';
import { errorBody, type ErrorBody } from '@wallet/contract/errors';
import { readAnswer } from '@wallet/contract/parse';
import { refreshToken } from '@wallet/contract/access/session';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import { type Clock, wait } from '../adapters/clock/Clock.ts';
import type { Locale } from '@wallet/core/format/locale';
import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import { type Braking, createBrake } from './brake.ts';
import type { Call, CallOptions } from './Call.ts';
import type { Connectivity } from './createConnectivity.ts';
import type { PendingWrites } from './createPendingWrites.ts';
import { createProvenTransport } from './createProvenTransport.ts';
import { createRefresh } from './createRefresh.ts';
import { type Answer, createTransport } from './createTransport.ts';
import { ApiError, type ApiErrorKind, Refusal, SessionEnd } from './errors.ts';
import type { Exclusively } from './exclusively.ts';
import { type Confirming, createStepUp, type RepeatedRequest } from './stepUp.ts';
import { toRequest, type WireRequest, withMembers } from './toRequest.ts';
import { webAddress } from './webAddress.ts';

/** What a call needs to know of the rest of the app. */
export type CallParts = {
  readonly origin: string;
  readonly version: string;
  /** The language that the provider words its answers in, as it is now. */
  readonly locale: () => Locale;
  readonly session: SessionStore;
  /** What the device is known by at the provider. */
  readonly deviceId: () => string;
  /** Proves that a request comes from this device; undefined where the provider has no use for it. */
  readonly deviceKey?: DeviceKey | undefined;
  readonly connectivity: Connectivity;
  readonly monitoring: Monitoring;
  readonly clock: Clock;
  readonly exclusively: Exclusively;
  /** Origin and path of the current page, without query and hash (D-SES-10). */
  readonly referer: () => string;
  /** Origins of identity hosts that a customer may be led to besides the provider's. @default none */
  readonly identityOrigins?: readonly string[];
  /** Told of every request that changes something, while it is under way. */
  readonly pendingWrites?: Pick<PendingWrites, 'begin'>;
  /** Told of every upload, while it is under way. */
  readonly unattended?: Pick<PendingWrites, 'begin'>;
  /** Puts the questions of the provider to the customer. Without it such a request is refused as any other. */
  readonly confirming?: Confirming;
  /** Asks the customer what an unusual transfer is for. Without it such a transfer is refused as any other. */
  readonly braking?: Braking;
  readonly fetch?: typeof fetch | undefined;
};

const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 422]);
const isSuccess = (status: number) => status >= 200 && status < 300;

/** Calls that say which device asks, and no other: those that begin a session or send a code (DEV-006). */
const IDENTIFIED: ReadonlySet<string> = new Set([
  '/sign_in',
  '/login',
  '/one_time_code',
  '/sign_up',
  '/forgot_password',
  '/passkeys/login',
]);

/** An empty or unreadable body counts as no message (D-ERR-01). */
function readErrorBody({ status, data }: Answer): ErrorBody {
  return errorBody.safeParse(data).data ?? { code: status, message: '' };
}

/** The frame that an answer asks the app to show. */
function frameOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'frame_url' in answer ? String(answer.frame_url) : null;
}

/** Which failure an answer is that is neither a success nor a refusal; null when it is one of these (ERR-001, ERR-002, D-ERR-09). */
function failureOf(answer: Answer, body: ErrorBody): ApiErrorKind | null {
  if (answer.status >= 500 || answer.status === 429 || String(body.code).startsWith('5')) return 'unavailable';
  return REFUSALS.has(answer.status) ? null : 'unexpected';
}

/** The one way to the provider: bearer token, one shared refresh with one retry on 401, answers read by the contract. */
export function createCall({
  origin,
  version,
  locale,
  session,
  deviceId,
  deviceKey,
  connectivity,
  monitoring,
  clock,
  exclusively,
  referer,
  identityOrigins = [],
  pendingWrites,
  unattended,
  confirming,
  braking,
  fetch,
}: CallParts): Call {
  const confirmed = createStepUp(confirming);
  const braked = createBrake(braking);
  const transport = createTransport({ origin, connectivity, fetch });
  const sendProven = createProvenTransport({ transport, deviceKey, session, origin, page: referer });

  function commonHeaders(): Record<string, string> {
    const uuid = session.current()?.uuid ?? null;
    return { 'accept-language': locale(), 'x-app-version': version, ...(uuid === null ? {} : { 'x-user-id': uuid }) };
  }

  const refresh = createRefresh({
    session,
    exclusively,
    ask: (token) =>
      sendProven(
        {
          endpoint: refreshToken,
          request: toRequest(refreshToken, { body: { refresh_token: token } }),
          headers: { ...commonHeaders(), 'x-referer': referer() },
        },
        null,
      ),
  });

  function endSession({ endsAs = 'expired' }: CallOptions): never {
    session.dispatch({ name: 'ended', reason: endsAs });
    throw new SessionEnd();
  }

  function send(endpoint: Endpoint, request: WireRequest, token: string | null, options: Sent): Promise<Answer> {
    const { confirmation } = options;
    const headers = commonHeaders();
    if (IDENTIFIED.has(endpoint.path)) headers['x-device-id'] = deviceId();
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    if (confirmation !== undefined) headers['x-confirmation'] = confirmation;
    return sendProven({ endpoint, request, headers, signal: options.signal, upload: options.upload }, token);
  }

  /** With a token, one refresh and one retry, whatever the method: a 401 was answered before anything was done (D-SES-09). */
  async function sendSignedIn(endpoint: Endpoint, request: WireRequest, options: Sent): Promise<Answer> {
    const token = session.current()?.accessToken;
    if (token === undefined) throw new SessionEnd();
    const answer = await send(endpoint, request, token, options);
    if (answer.status !== 401) return answer;
    if ((await refresh(token)) === 'refused') endSession(options);
    const again = await send(endpoint, request, session.current()?.accessToken ?? null, options);
    return again.status === 401 ? endSession(options) : again;
  }

  function fail(endpoint: Endpoint, kind: ApiErrorKind, { status, requestId }: Answer, reason = ''): never {
    monitoring.report('error', `${endpoint.id} ${kind}`, { status: String(status), requestId, reason: reason.slice(0, 256) });
    throw new ApiError(kind, { status, requestId });
  }

  const mayLeadTo = (address: string): boolean => webAddress(address, referer(), [origin, ...identityOrigins]) !== null;

  /** The refusal without a link that leads elsewhere: the customer reads then that somebody looks (GUARD-018). */
  function withOwnLink(endpoint: Endpoint, body: ErrorBody, { status, requestId }: Answer): ErrorBody {
    if (typeof body.link !== 'string' || mayLeadTo(body.link)) return body;
    monitoring.report('error', `${endpoint.id} link leads elsewhere`, { status: String(status), requestId });
    return { ...body, link: null };
  }

  async function ask(endpoint: Endpoint, request: WireRequest, options: Sent): Promise<Answer> {
    const isVisitors = endpoint.access === 'public' && options.asCustomer !== true;
    const answer = isVisitors ? await send(endpoint, request, null, options) : await sendSignedIn(endpoint, request, options);
    if (isSuccess(answer.status)) return answer;
    const body = readErrorBody(answer);
    const failure = failureOf(answer, body);
    if (failure === null) throw new Refusal(answer.status, withOwnLink(endpoint, body, answer), answer);
    if (answer.status === 429) throw new ApiError(failure, answer);
    return fail(endpoint, failure, answer);
  }

  async function askRepeatedly(endpoint: Endpoint, request: WireRequest, options: Sent, repetition = 0): Promise<Answer> {
    try {
      return await ask(endpoint, request, options);
    } catch (error) {
      const delay = options.repeats === true && endpoint.method === 'get' ? repeatDelay(error, repetition, connectivity.isOnline()) : null;
      if (delay === null) throw error;
      await wait(clock, delay, options.signal);
      return askRepeatedly(endpoint, request, options, repetition + 1);
    }
  }

  const call: Call = async (endpoint, input, options = {}) => {
    if (endpoint.access === 'money' && options.idempotencyKey === undefined)
      throw new ProgrammingError(
        `${endpoint.id} moves money: without an idempotency key a repetition would move it twice. Give one per intent.`,
      );
    const ends = [
      endpoint.method === 'get' ? undefined : pendingWrites?.begin(),
      options.upload === undefined ? undefined : unattended?.begin(),
    ];
    const parts = options.upload === undefined ? input : { ...input, body: { 'documents[]': options.upload.files } };
    const answer = await braked(endpoint, options.idempotencyKey, (members) => {
      const request = toRequest(endpoint, members === undefined ? parts : withMembers(parts, members));
      return confirmed(repeatedRequest(endpoint, request, options), call, (confirmation) =>
        askRepeatedly(endpoint, request, { ...options, confirmation }),
      );
    }).finally(() => ends.forEach((end) => end?.()));
    const read = readAnswer(endpoint, answer.status, answer.data);
    if (!read.success) return fail(endpoint, 'unreadable', answer, read.reason);
    const frame = frameOf(read.data);
    return frame === null || mayLeadTo(frame) ? read.data : fail(endpoint, 'unreadable', answer, 'frame_url leads elsewhere');
  };
  return call;
}

/** The options of a call, and by which confirmation it is made. */
type Sent = CallOptions & { readonly confirmation?: string | undefined };

const repeatedRequest = ({ method }: Endpoint, { url, data }: WireRequest, { idempotencyKey }: CallOptions): RepeatedRequest => ({
  method,
  path: url.replace(/\?.*$/, ''),
  body: typeof data === 'string' ? data : undefined,
  idempotencyKey,
});

/** Milliseconds before each of the five repetitions (SES-037, D-SES-23). */
const DELAYS_MS = [250, 500, 1000, 2000, 2000] as const;
const REPEATABLE_STATUSES: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/**
 * How long to wait before a GET is asked again; null when it is not.
 * @param repetition 0 after the first failure
 * @param online what the browser says
 */
export function repeatDelay(error: unknown, repetition: number, online: boolean): number | null {
  if (!(error instanceof ApiError) || !online) return null;
  const isRepeatable = error.kind === 'offline' || (error.kind === 'unavailable' && REPEATABLE_STATUSES.has(error.status));
  return isRepeatable ? (DELAYS_MS[repetition] ?? null) : null;
}
