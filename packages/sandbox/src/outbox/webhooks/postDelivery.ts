import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { resolveAddress, type AllowedTargets } from './target.ts';
import { getElapsed, runLater } from '../../ports/clock.ts';

const CONNECT_MS = 5000;
const TOTAL_MS = 15_000;
const MAX_BODY_BYTES = 4096;

/** Result of an attempt. `status` null: there was no response, and `reason` explains why. */
export type Attempt = {
  readonly status: number | null;
  readonly reason: string | null;
  /** The first 4 KiB. */
  readonly body: string | null;
  readonly durationMs: number;
  /** The `Retry-After` header, used for 429 and 503. */
  readonly retryAfter?: string | undefined;
};

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Refused the connection',
  ECONNRESET: 'Broke the connection',
  EPIPE: 'Broke the connection',
  ENOTFOUND: 'Name not found',
  EAI_AGAIN: 'Name not found',
};

const getReason = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? (reasons[error.code] ?? 'Could not be reached')
    : 'Timed out';

async function readExcerpt(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    parts.push(bytes.subarray(0, MAX_BODY_BYTES - length));
    length += bytes.length;
    if (length >= MAX_BODY_BYTES) break;
  }
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '');
}

/** Posts a delivery to the very address that its name was resolved to. A redirect is a response like any other and is never followed. */
export async function postDelivery(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  allowed: AllowedTargets,
): Promise<Attempt> {
  const started = getElapsed();
  const took = (): number => Math.round(getElapsed() - started);
  const none = (reason: string): Attempt => ({ status: null, reason, body: null, durationMs: took() });
  try {
    const place = await resolveAddress(url, allowed);
    if (place === undefined) return none('Not allowed');
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(TOTAL_MS),
        lookup: (_host, _options, found) => {
          found(null, [{ address: place.address, family: place.family }]);
        },
      });
      const connected = runLater(() => call.destroy(new Error('Timed out')), CONNECT_MS);
      call.once('socket', (socket) => socket.once('connect', connected));
      call.once('response', resolve);
      call.once('error', reject);
      call.once('close', connected);
      call.end(body);
    });
    const { statusCode = 0 } = answer;
    const excerpt = await readExcerpt(answer);
    answer.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400;
    const reason = isRedirect ? 'Redirected' : statusCode >= 200 && statusCode < 300 ? null : `Answered ${statusCode}`;
    return { status: statusCode, reason, body: excerpt, durationMs: took(), retryAfter: answer.headers['retry-after'] };
  } catch (error) {
    return none(getReason(error));
  }
}
