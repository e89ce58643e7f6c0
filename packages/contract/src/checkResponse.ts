import { parseJson } from '@wallet/core/configuration/readers';
import * as z from 'zod/mini';
import { classRefusals } from './class-refusals.ts';
import type { Endpoint } from './endpoint.ts';
import { errorBody, refusals, type RefusalName } from './errors.ts';
import { readResponse } from './parse.ts';

export type RawResponse = { readonly status: number; readonly contentType: string; readonly text: string };

/** Refusals that every row may return: to an unreadable request, and to an id that is not the customer's (api.md 1.2). */
const commonRefusals: readonly RefusalName[] = ['invalid', 'unreadable', 'unsupportedMediaType', 'filesTooLarge', 'notFound'];

/**
 * Checks a response against the definition of its call and returns the problem, or undefined. A refusal must be one of the call's own, of
 * its access class, or of an unreadable request. A 5xx is never correct.
 * @returns a sentence without any data of the customer
 */
export function checkResponse(endpoint: Endpoint, { status, contentType, text }: RawResponse): string | undefined {
  if (status >= 500) return `answers ${status}`;
  const isDefined = endpoint.answers[status] !== undefined;
  if (isDefined && (endpoint.answerKind ?? 'json') !== 'json') return undefined;
  if (isDefined && status === 204) return text === '' ? undefined : 'answers 204 with a body';
  if (!contentType.startsWith('application/json'))
    return `answers ${status} as ${contentType === '' ? 'nothing that it names' : contentType}`;
  const value = parseJson(text);
  if (value === undefined) return `answers ${status} with a body that is no JSON`;
  if (!isDefined) return checkRefusal(endpoint, status, value);
  const read = readResponse(endpoint, status, value);
  return read.success ? undefined : `answers ${status} outside the contract: ${read.reason}`;
}

function checkRefusal(endpoint: Endpoint, status: number, value: unknown): string | undefined {
  const read = z.safeParse(errorBody, value);
  if (!read.success) return `refuses with ${status} and a body that is no refusal`;
  const { code } = read.data;
  const names = new Set([...commonRefusals, ...classRefusals[endpoint.access], ...(endpoint.refusals ?? [])]);
  const isListed = [...names].some((name) => refusals[name].code === code && refusals[name].status === status);
  return isListed ? undefined : `refuses with ${status} and code ${code}, which is not among its refusals`;
}
