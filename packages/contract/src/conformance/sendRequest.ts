import * as z from 'zod/mini';
import { signInResponse } from '../access/session.ts';

export type ProviderResponse = { readonly status: number; readonly headers: Headers; readonly text: string };
/** @param body sent as JSON */
export type SendRequest = (
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ProviderResponse>;

/** @param send transmits a request, over the network or to a provider without a server */
export function createSendRequest(send: (path: string, init: RequestInit) => Response | Promise<Response>): SendRequest {
  return async (method, path, token, body, more) => {
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    const answer = await send(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** Maximum response time of a provider (api.md 1.1), with a margin for the network. */
const TIMEOUT_MS = 12_000;

export const connectProvider = (origin: string): SendRequest =>
  createSendRequest((path, init) => fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }));

/**
 * Opens a session and returns its access token.
 * @throws Error when the provider refuses
 */
export async function signIn(sendRequest: SendRequest, username: string, password: string): Promise<string> {
  const { status, text } = await sendRequest('POST', '/api/v1/sign_in', undefined, { username, password });
  if (status !== 200) throw new Error(`The sign-in returned ${status}`);
  return z.parse(signInResponse, JSON.parse(text)).access_token;
}
