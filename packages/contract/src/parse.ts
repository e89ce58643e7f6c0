import * as z from 'zod/mini';
import type { ResponseOf, BodyOf, Endpoint, ParamsOf, QueryOf, Schema } from './endpoint.ts';

/** Messages by field name, ready for the `fields` of a refusal. */
export type FieldMessages = Record<string, string[]>;

export type Read<T> =
  | { readonly success: true; readonly data: T }
  /** `fields` for a refusal; `reason` for a log: names and rules, never the customer's data. */
  | { readonly success: false; readonly fields: FieldMessages; readonly reason: string };

// A schema found through a generic endpoint is a plain schema, whose output TypeScript considers unknown. Only the functions of this file
// assert the type that the schema has just validated. They never throw, whatever the text, number or object.

const NOTHING = { success: true, data: undefined } as const;

export function readParams<E extends Endpoint>(endpoint: E, params: unknown): Read<ParamsOf<E>> {
  return read(endpoint.params, params);
}

/** Parses the query. Names that end in `[]` become lists, even when they occur once. */
export function readQuery<E extends Endpoint>(endpoint: E, search: URLSearchParams): Read<QueryOf<E>> {
  return read(endpoint.query, toQueryObject(search));
}

/** Parses a body by the endpoint's definition. Undefined when the endpoint has none. */
export function readBody<E extends Endpoint>(endpoint: E, value: unknown): Read<BodyOf<E>> {
  return read(endpoint.body, value);
}

/** Parses the response of a status by the endpoint's definition. A status that it does not define is unreadable. */
export function readResponse<E extends Endpoint>(endpoint: E, status: number, value: unknown): Read<ResponseOf<E>> {
  const schema = endpoint.answers[status];
  if (schema === undefined) return { success: false, fields: {}, reason: `${endpoint.id} defines no answer with status ${status}` };
  return read(schema, value);
}

function read<T>(schema: Schema | undefined, value: unknown): Read<T> {
  const result = schema === undefined ? NOTHING : z.safeParse(schema, value);
  // The caller passes the output type of this very schema as T.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (result.success) return { success: true, data: result.data as T };
  return { success: false, fields: collectFields(result.error.issues), reason: formatReason(result.error.issues) };
}

function toQueryObject(search: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(search.keys())].map((name): [string, string | string[]] => [
    name,
    name.endsWith('[]') ? search.getAll(name) : (search.get(name) ?? ''),
  ]);
  return Object.fromEntries(entries);
}

type Issue = z.core.$ZodIssue;

/** Members that only wrap others: `data.username` is reported as `username` (API-008, API-009). */
const WRAPPING = new Set<PropertyKey>(['data']);

function collectFields(issues: readonly Issue[]): FieldMessages {
  const fields = new Map<string, string[]>();
  for (const issue of issues.flatMap(expandUnion)) {
    const name = toFieldName(issue.path);
    const messages = fields.get(name) ?? [];
    if (!messages.includes(issue.message)) messages.push(issue.message);
    fields.set(name, messages);
  }
  return Object.fromEntries(fields);
}

/** Returns the issues of the closest shape for a body that may have several shapes. */
function expandUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest === undefined || nearest.length === 0 ? [issue] : nearest;
}

/** Returns a name such as `new_password.first`. Positions in a list are omitted, and an issue of the whole body is under `''`. */
function toFieldName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  const inner = first !== undefined && WRAPPING.has(first) && rest.length > 0 ? rest : path;
  return inner.filter((part) => typeof part === 'string').join('.');
}

const formatReason = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join('.') || 'the whole'}: ${issue.code} ${issue.message}`)
    .join('; ');
