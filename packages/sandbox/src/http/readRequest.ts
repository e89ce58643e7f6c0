import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@wallet/contract/endpoint';
import { readBody, readParams, readQuery } from '@wallet/contract/parse';
import { NOT_VALID } from '@wallet/contract/values';
import { parseJson } from '@wallet/core/configuration/readers';
import { toDialledNumber } from '@wallet/core/validation/phoneNumber';
import type { Context } from 'hono';
import type { UploadedFile } from '../kernel/call.ts';
import { type Refusal, refuse, refuseInWords } from '../kernel/refusal.ts';
import { hasBody, getMediaType } from './mediaType.ts';
import { MAX_ID, findUnwritableField } from './databaseBounds.ts';
import { readUpload } from './readUpload.ts';
import { getRequestState } from './requestState.ts';

export type ReadRequest<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: readonly UploadedFile[];
  /** The body as received, for its fingerprint. */
  readonly raw: unknown;
};

type Read<T> = { readonly read: T } | { readonly refusal: Refusal };

function refuseFields(fields: Record<string, string[]>): { readonly refusal: Refusal } {
  const perField = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== ''));
  const texts = Object.values(perField).flat();
  // api.md 1.3 allows the message of a single field; several fields get the general message.
  const [only] = texts;
  return {
    refusal: refuseInWords('invalid', { ...(texts.length === 1 && only !== undefined ? { message: only } : {}), fields: perField }),
  };
}

/** Members that contain the bot-check token. If only such a member is invalid, the check has failed (108). */
const botTokenMembers = new Set(['captchaToken', 'token']);

function refuseBody(fields: Record<string, string[]>): { readonly refusal: Refusal } {
  const names = Object.keys(fields);
  return names.length === 1 && names.some((name) => botTokenMembers.has(name))
    ? { refusal: refuseInWords('botCheckFailed', { fields }) }
    : refuseFields(fields);
}

/** Reads a JSON body. An absent one is {}, for calls whose members are all optional. */
function readJsonBody(context: Context): Read<unknown> {
  const { text, tooLarge } = getRequestState(context.req.raw);
  if (tooLarge) return { refusal: refuse('unreadable') };
  const type = getMediaType(context.req.raw);
  if (type !== '' && type !== 'application/json') return { refusal: refuse('unsupportedMediaType') };
  if (text === undefined || text === '') return { read: {} };
  const read = parseJson(text);
  return read === undefined ? { refusal: refuse('unreadable') } : { read };
}

/**
 * Clamps ids and reads phones as the network dials them (D-API-34). Every number in a parsed request is an id or far below the limit, amounts
 * are texts by then, and a `username` is a phone.
 */
function normalizeRead(read: unknown): void {
  if (typeof read !== 'object' || read === null) return;
  for (const [name, value] of Object.entries(read)) {
    if (typeof value === 'number' && value > MAX_ID) Reflect.set(read, name, MAX_ID);
    else if (name === 'username' && typeof value === 'string') Reflect.set(read, name, toDialledNumber(value));
    else normalizeRead(value);
  }
}

/**
 * Reads path, query and body by the endpoint's definition, or refuses with what is invalid. Any body requires a media type, even if the
 * call ignores it: a page of another origin may send one without a type, for which browsers make no preflight (GUARD-017).
 */
export async function readRequest<E extends Endpoint>(context: Context, endpoint: E): Promise<Read<ReadRequest<E>>> {
  if (hasBody(context.req.raw) && getMediaType(context.req.raw) === '') return { refusal: refuse('unsupportedMediaType') };
  const isUpload = endpoint.bodyKind === 'multipart';
  const uploaded: Read<readonly UploadedFile[]> = isUpload ? await readUpload(context.req.raw) : { read: [] };
  if ('refusal' in uploaded) return uploaded;
  const json: Read<unknown> = isUpload || endpoint.body === undefined ? { read: undefined } : readJsonBody(context);
  if ('refusal' in json) return json;
  const params = readParams(endpoint, context.req.param());
  if (!params.success) return refuseFields(params.fields);
  const query = readQuery(endpoint, new URL(context.req.url).searchParams);
  if (!query.success) return refuseFields(query.fields);
  const body = readBody(endpoint, isUpload ? { 'documents[]': uploaded.read } : json.read);
  if (!body.success) return isUpload ? refuseFields({}) : refuseBody(body.fields);
  const read = [params.data, query.data, isUpload ? undefined : body.data];
  const unwritable = findUnwritableField(read);
  if (unwritable !== undefined) return refuseFields({ [unwritable]: [NOT_VALID] });
  normalizeRead(read);
  return { read: { params: params.data, query: query.data, body: body.data, files: uploaded.read, raw: json.read } };
}
