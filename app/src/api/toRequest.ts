import type { Endpoint } from '@wallet/contract/endpoint';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';

export type RequestParts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
/** The wire format: address relative to the base, and body as text or form. */
export type WireRequest = { readonly url: string; readonly data: string | FormData | undefined };

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function toWireText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw new ProgrammingError(
    'toRequest: a parameter is a text, a number or a boolean. Nothing else has a form in an address. Write it as a text.',
  );
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(membersOf(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toWireText(values.get(name))));
}

/** Writes `account[]=7&account[]=8`. A list repeats its name (api.md 1.1), and undefined values are omitted. */
function writeQuery(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of membersOf(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, toWireText(one));
  }
  return search.size === 0 ? '' : `?${search}`;
}

const EXACT_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Writes JSON in which the named members, decimal strings in the code, become numbers digit by digit, so that an amount is never a float.
 */
function writeJson(body: unknown, numbers: readonly string[]): string {
  const members = membersOf(body).filter(([, value]) => value !== undefined);
  const written = members.map(([name, value]) => {
    const isExact = numbers.includes(name) && typeof value === 'string' && EXACT_NUMBER.test(value);
    return `${JSON.stringify(name)}:${isExact ? value : JSON.stringify(value)}`;
  });
  return `{${written.join(',')}}`;
}

function writeForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of membersOf(body)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one instanceof Blob ? one : toWireText(one));
  }
  return form;
}

export const withMembers = (parts: RequestParts, members: object): RequestParts => ({
  ...parts,
  body: Object.fromEntries([...membersOf(parts.body), ...membersOf(members)]),
});

export function toRequest(endpoint: Endpoint, { params, query, body }: RequestParts): WireRequest {
  const url = `${fillPath(endpoint.path, params)}${writeQuery(query)}`;
  if (body === undefined) return { url, data: undefined };
  if (endpoint.bodyKind === 'multipart') return { url, data: writeForm(body) };
  return { url, data: writeJson(body, endpoint.bodyNumbers ?? []) };
}
