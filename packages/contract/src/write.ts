import type { BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts';

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The path of a call below its base, `{accountId}` filled in. */
export function writePath<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): string {
  const values = new Map(Object.entries(params ?? {}));
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** The query of a call, `account[]=101&account[]=102`; what is undefined or an empty list is left out. */
export function writeQuery<E extends Endpoint>(query: QueryOf<E>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) if (typeof one === 'string' || typeof one === 'number') search.append(name, String(one));
  }
  return search;
}

/** The JSON of a body. Decimal strings named in `bodyNumbers` are written as numbers, digit by digit, never through a float. */
export function writeBody<E extends Endpoint>(endpoint: E, body: BodyOf<E>): string | undefined {
  if (body === undefined) return undefined;
  const numbers = new Set(endpoint.bodyNumbers);
  if (numbers.size === 0) return JSON.stringify(body);
  const members = Object.entries(body ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const isNumber = numbers.has(name) && typeof value === 'string' && JSON_NUMBER.test(value);
      return `${JSON.stringify(name)}:${isNumber ? value : JSON.stringify(value)}`;
    });
  return `{${members.join(',')}}`;
}
