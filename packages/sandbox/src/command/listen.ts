import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';

/** Options of the command (HOOK-017 to HOOK-019). */
export type ListenOptions = {
  /** Target of the deliveries. Any http or https address, because the user of this machine names it. */
  readonly to: string;
  readonly provider: string;
  readonly events: readonly string[];
  readonly username?: string | undefined;
  readonly token?: string | undefined;
  /** Keeps the listener registered after the command ends. */
  readonly keep: boolean;
  readonly isJson: boolean;
  readonly isColoured: boolean;
  readonly ended: AbortSignal;
  readonly write: (line: string) => void;
};

const WAIT_SECONDS = 25;
const RETRY_MS = 2000;
const FORWARD_TIMEOUT_MS = 15_000;
const MAX_BODY_CHARACTERS = 4096;

const registered = z.object({ id: z.string(), secret: z.string() });
const delivery = z.object({ deliveryId: z.string(), headers: z.record(z.string(), z.string()), body: z.string() });
const refusal = z.object({ message: z.string() });
const typedEvent = z.object({ type: z.string() });

class ProviderAway extends Error {}

type ForwardResult = { readonly status: number; readonly durationMs: number; readonly body: string; readonly reason: string | null };

function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return 'Refused the connection';
  return error instanceof Error && error.name === 'TimeoutError' ? 'Timed out' : 'Could not be reached';
}

async function forward(to: string, { headers, body }: z.output<typeof delivery>): Promise<ForwardResult> {
  const started = performance.now();
  const took = (): number => Math.round(performance.now() - started);
  try {
    const answer = await fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS) });
    const text = (await answer.text()).slice(0, MAX_BODY_CHARACTERS);
    return { status: answer.status, durationMs: took(), body: text, reason: answer.ok ? null : `Answered ${answer.status}` };
  } catch (error) {
    return { status: 0, durationMs: took(), body: '', reason: describeFailure(error) };
  }
}

const RED = '\u001B[31m';
const PLAIN = '\u001B[0m';

function formatLine(
  { isJson, isColoured }: ListenOptions,
  type: string,
  id: string,
  { status, durationMs, reason }: ForwardResult,
): string {
  const at = new Date();
  if (isJson) return JSON.stringify({ at: at.toISOString(), type, id, status, durationMs, reason });
  const line = `${at.toTimeString().slice(0, 8)}  ${type}  ${id}  ${status === 0 ? '–' : status}  ${durationMs} ms${reason === null ? '' : `  ${reason}`}`;
  return reason === null || !isColoured ? line : RED + line + PLAIN;
}

/**
 * Registers a listener and posts each delivery to the developer's address until stopped. Events are not lost while the provider or the
 * receiver is away: the provider stores them and retries.
 * @returns the exit code of the command
 */
export async function listen(listening: ListenOptions): Promise<number> {
  const { to, provider, events, username, token, keep, isJson, ended, write } = listening;
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };

  /** @throws Away when there is no response, or a proxy reports that */
  async function sendRequest(method: string, path: string, body: object, signal?: AbortSignal): Promise<Response> {
    try {
      const answer = await fetch(`${provider}/sandbox/webhooks${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
      if (answer.status >= 502) throw new ProviderAway();
      return answer;
    } catch (error) {
      if (ended.aborted) throw error;
      throw new ProviderAway();
    }
  }

  async function register(): Promise<z.output<typeof registered>> {
    const answer = await sendRequest('POST', '', {
      listener: true,
      events,
      ...(username === undefined ? {} : { username }),
      description: `listens for ${to}`,
    });
    const reply: unknown = await answer.json();
    if (answer.status !== 201) throw new Error(z.safeParse(refusal, reply).data?.message ?? `The provider answered ${answer.status}`);
    return z.parse(registered, reply);
  }

  let webhook: z.output<typeof registered>;
  try {
    webhook = await register();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    write(`The provider at ${provider} does not answer. Start it with "npm start".`);
    return 2;
  }
  write(isJson ? JSON.stringify({ secret: webhook.secret }) : `Ready. Secret ${webhook.secret}`);

  const counts = { delivered: 0, failed: 0 };
  let isAway = false;

  async function forwardNext(): Promise<void> {
    const answer = await sendRequest('POST', `/${webhook.id}/next`, { wait: WAIT_SECONDS }, ended);
    isAway = false;
    if (answer.status === 204) return;
    if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}. Was the listener deleted?`);
    const next = z.parse(delivery, await answer.json());
    const result = await forward(to, next);
    const { type } = z.parse(typedEvent, JSON.parse(next.body));
    counts[result.reason === null ? 'delivered' : 'failed'] += 1;
    write(formatLine(listening, type, next.headers['webhook-id'] ?? '', result));
    await sendRequest('POST', `/${webhook.id}/deliveries/${next.deliveryId}`, {
      status: result.status,
      durationMs: result.durationMs,
      body: result.body,
    });
  }

  while (!ended.aborted) {
    try {
      await forwardNext();
    } catch (error) {
      if (ended.aborted) break;
      if (!(error instanceof ProviderAway)) throw error;
      if (!isAway && !isJson) write(`The provider at ${provider} does not answer. Asking again every 2 s.`);
      isAway = true;
      await setTimeout(RETRY_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  }
  if (!keep) await fetch(`${provider}/sandbox/webhooks/${webhook.id}`, { method: 'DELETE', headers }).catch(() => undefined);
  write(isJson ? JSON.stringify(counts) : `${counts.delivered} delivered, ${counts.failed} failed`);
  return 0;
}
