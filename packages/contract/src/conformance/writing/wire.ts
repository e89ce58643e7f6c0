import { parseJson } from '@wallet/core/configuration/readers';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { confirmationRequest } from '../../access/confirmations.ts';
import type { Endpoint } from '../../endpoint.ts';
import { errorBody, refusals, type ErrorBody, type RefusalName } from '../../errors.ts';
import type { SendRequest, ProviderResponse } from '../sendRequest.ts';

/** A request of the customer, relative to the base. */
export type Request = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  readonly isAnonymous?: true;
};
export type ParsedResponse = ProviderResponse & { readonly json: unknown; readonly refusal: ErrorBody | undefined };
export type Send = (request: Request) => Promise<ParsedResponse>;

export type Wire = {
  readonly sendRequest: SendRequest;
  readonly token: string;
  /** Reads the code that was last sent to the customer. Undefined when it cannot be read. */
  readonly readCode?: (() => Promise<string>) | undefined;
};

/** Fills in the only parameter of a call's path. */
export const fillPath = ({ path }: Pick<Endpoint, 'path'>, id: number | string): string => path.replace(/\{\w+\}/, String(id));

const API = '/api/v1';
/** Rate limits of up to a minute are waited for. Longer ones are left to the caller to report. */
const MAX_WAIT_SECONDS = 60;

function parseResponse(answer: ProviderResponse): ParsedResponse {
  const json = parseJson(answer.text);
  return { ...answer, json, refusal: answer.status < 400 ? undefined : z.safeParse(errorBody, json).data };
}

/** Sends requests as a customer does: waits after too many requests, and confirms with a code what has to be confirmed (403020). */
export function createSend({ sendRequest, token, readCode }: Wire): Send {
  const once = async (request: Request, more: Readonly<Record<string, string>> = {}): Promise<ParsedResponse> => {
    const { method, path, body, key, isAnonymous } = request;
    const headers = { ...(key === undefined ? {} : { 'idempotency-key': key }), ...more };
    const answer = parseResponse(await sendRequest(method, API + path, isAnonymous ? undefined : token, body, headers));
    const wait = Number(answer.headers.get('retry-after'));
    if (answer.status !== refusals.tooManyRequests.status || !(wait > 0 && wait <= MAX_WAIT_SECONDS)) return answer;
    await pause(wait * 1000);
    return once(request, more);
  };
  return async (request) => {
    const answer = await once(request);
    if (answer.refusal?.code !== refusals.confirmationNeeded.code || readCode === undefined) return answer;
    const { id } = z.parse(confirmationRequest, answer.refusal.confirmation);
    await once({ method: 'POST', path: `/confirmations/${id}/code`, body: {} });
    await once({ method: 'POST', path: `/confirmations/${id}`, body: { code: await readCode() } });
    return once(request, { 'x-confirmation': id });
  };
}

/**
 * Checks that a response is this refusal.
 * @param field must be among its `fields`
 */
export function checkRefusal({ status, refusal }: ParsedResponse, name: RefusalName, field?: string): string | undefined {
  const due = refusals[name];
  if (status !== due.status || refusal?.code !== due.code)
    return `answers ${status}${refusal === undefined ? '' : ` with code ${refusal.code}`} where ${due.status} with code ${due.code} is due`;
  return field === undefined || refusal.fields?.[field] !== undefined ? undefined : `names no message for ${field}`;
}
