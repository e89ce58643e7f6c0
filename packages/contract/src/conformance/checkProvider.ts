import { parseJson } from '@wallet/core/configuration/readers';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { errorBody, refusals } from '../errors.ts';
import { checkResponse } from '../checkResponse.ts';
import { checkPrices } from '../operations/checkPrices.ts';
import { readPrices } from '../operations/prices.ts';
import { endpoints } from '../registry.ts';
import { buildReadBody, fillPath, isSafeCall } from './safeCalls.ts';
import type { ProviderResponse, SendRequest } from './sendRequest.ts';
import type { Verdict } from './verdicts.ts';

export type ConformanceOptions = {
  readonly sendRequest: SendRequest;
  /** An access token. Without one, only calls that need none are checked. */
  readonly token: string | undefined;
  /**
   * Also makes every writing call, without a token and a body. A correct provider refuses it, an incorrect one may carry it out.
   * @default false
   */
  readonly writes?: boolean;
};

const API = '/api/v1';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const getAddress = ({ root }: Endpoint, path: string): string => (root === true ? path : API + path);
const toRawResponse = ({ status, headers, text }: ProviderResponse) => ({ status, contentType: headers.get('content-type') ?? '', text });

/** Checks the headers that every response below the base must have (api.md 1.1). */
function checkConventions({ headers }: ProviderResponse): string | undefined {
  if (headers.get('cache-control') !== 'no-store') return 'answers without Cache-Control: no-store';
  return UUID.test(headers.get('x-request-id') ?? '') ? undefined : 'answers without a uuid as X-Request-Id';
}

function buildVerdict(row: string, call: string, status: number, problem: string | undefined): Verdict {
  return { row, asked: call, outcome: problem === undefined ? 'held' : 'broken', word: problem ?? String(status) };
}

/** 1 for calls that need data of other responses, which are made after the lists. */
const getOrder = (endpoint: Endpoint): number => Number(endpoint.path.includes('{') || endpoint.method !== 'get');

/**
 * Checks the response of a read-only call, made with the token, against its definition. Responses are stored for the ids that other paths
 * need.
 */
async function checkRead({ sendRequest, token }: ConformanceOptions, endpoint: Endpoint, facts: Map<string, unknown>): Promise<Verdict> {
  const { id, access, root, answerKind = 'json' } = endpoint;
  const path = fillPath(endpoint.path, facts);
  const method = endpoint.method.toUpperCase();
  const callName = `${method} ${path ?? endpoint.path}`;
  const body = buildReadBody(endpoint, facts);
  const skip = (word: string): Verdict => ({ row: id, asked: callName, outcome: 'skipped', word });
  if (path === undefined || (method !== 'GET' && body === undefined)) return skip('no id is known to ask for');
  if (access !== 'public' && token === undefined) return skip('it needs a token');
  const answer = await sendRequest(method, getAddress(endpoint, path), access === 'public' ? undefined : token, body);
  const problem =
    checkResponse(endpoint, toRawResponse(answer)) ??
    (id === readPrices.id ? checkPrices(parseJson(answer.text)) : undefined) ??
    (root === true ? undefined : checkConventions(answer));
  if (problem === undefined && answerKind === 'json' && answer.status < 300) facts.set(endpoint.path, JSON.parse(answer.text));
  return buildVerdict(id, callName, answer.status, problem);
}

async function checkRefusal(
  { sendRequest }: ConformanceOptions,
  row: string,
  method: string,
  path: string,
  name: keyof typeof refusals,
): Promise<Verdict> {
  const answer = await sendRequest(method, API + path);
  const { status, code } = refusals[name];
  const body = z.safeParse(errorBody, parseJson(answer.text));
  const isRight = answer.status === status && body.success && body.data.code === code;
  const problem = isRight ? checkConventions(answer) : `answers ${answer.status} where ${status} with code ${code} is due`;
  return buildVerdict(row, `${method} ${path}`, answer.status, problem);
}

/**
 * Checks a provider against the contract with calls that change nothing or must be refused. The verdicts are independent of each other.
 * Throws when the network fails.
 */
export async function checkProvider(options: ConformanceOptions): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const facts = new Map<string, unknown>();
  const reads = endpoints.filter(isSafeCall);
  for (const endpoint of reads.toSorted((one, other) => getOrder(one) - getOrder(other)))
    verdicts.push(await checkRead(options, endpoint, facts));
  const closed = endpoints.filter(({ access, method }) => access !== 'public' && (method === 'get' || options.writes === true));
  for (const { id, method, path } of closed)
    verdicts.push(await checkRefusal(options, `${id} 1.2`, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), 'accessExpired'));
  verdicts.push(await checkRefusal(options, '1.1', 'GET', '/nobody/has/this', 'notFound'));
  verdicts.push(await checkRefusal(options, '1.1', 'PATCH', '/info/full', 'methodNotAllowed'));
  return verdicts;
}
