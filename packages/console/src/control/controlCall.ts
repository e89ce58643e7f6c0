import { parseJson } from '@wallet/core/configuration/readers';
import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';
import * as z from 'zod/mini';
import { toCurlCommand } from './curl.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ControlCall = { readonly method?: Method; readonly path: string; readonly body?: unknown };
export const advanceClock = (advanceSeconds: number): ControlCall => ({ method: 'POST', path: '/clock', body: { advanceSeconds } });
export type ControlAnswer = { readonly status: number; readonly text: string };

export const UNREACHABLE = 'The provider does not answer. Trying again.';
const FAILED = 'Something went wrong.';

const refusal = z.object({ message: z.string(), fields: z.optional(z.record(z.string(), z.array(z.string()))) });
const changes = new EventTarget();

export const consoleUi = createWalletUi();

/** Requests JSON from the control surface. The path `''` returns the data of the console itself. Throws without a network. */
export async function request({ method = 'GET', path, body }: ControlCall, signal?: AbortSignal): Promise<ControlAnswer> {
  const answer = await fetch(`/sandbox${path}`, {
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** The same call as a curl command (OPSC-020). */
export const toCurl = ({ method = 'GET', path, body }: ControlCall): string =>
  toCurlCommand({
    method,
    url: `${location.origin}/sandbox${path}`,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** The reason of a refusal. An invalid field takes precedence over the general message. */
export function readReason(text: string): string {
  const read = z.safeParse(refusal, parseJson(text));
  if (!read.success) return FAILED;
  const [field] = Object.entries(read.data.fields ?? {});
  return field === undefined ? read.data.message : `${field[0]}: ${field[1].join(', ')}`;
}

export const isSuccess = ({ status }: ControlAnswer): boolean => status >= 200 && status <= 299;

export function notify(text: string, tone: 'positive' | 'negative' = 'positive'): void {
  consoleUi.showToast({ text, tone });
}

/** Changes state in the provider, confirms it, and refreshes all data on the page. @returns the response, or null if it was refused */
export async function perform(message: string, call: ControlCall): Promise<string | null> {
  const answer = await request(call).catch(() => ({ status: 0, text: '' }));
  if (!isSuccess(answer)) {
    notify(answer.status === 0 ? 'The provider does not answer.' : readReason(answer.text), 'negative');
    return null;
  }
  notify(message);
  changes.dispatchEvent(new Event('acted'));
  return answer.text;
}

/** Calls the listener after every change made here. @returns a function that unsubscribes */
export function onChange(listener: () => void): () => void {
  changes.addEventListener('acted', listener);
  return () => changes.removeEventListener('acted', listener);
}
