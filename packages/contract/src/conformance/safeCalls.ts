import type { Endpoint } from '../endpoint.ts';

/** GET calls that are not reads: this one sends the closure code to the customer. */
const unsafeReads = new Set(['API-080']);

type Facts = ReadonlyMap<string, unknown>;

/** Reads that use another method than GET, with their request body made from the responses of the lists. */
const readBodies: Readonly<Record<string, (facts: Facts) => unknown>> = {
  'API-096': (facts) => {
    const orders = memberOf(facts.get('/search/orders'), 'orders');
    const ids = Array.isArray(orders) ? orders.map((order: unknown) => memberOf(order, 'id')) : [];
    return ids.length === 0 ? undefined : { ids };
  },
};

/** True for a call that changes nothing. */
export const isSafeCall = ({ id, method }: Endpoint): boolean =>
  (method === 'get' && !unsafeReads.has(id)) || Object.hasOwn(readBodies, id);

/** Returns the request body of a read. Undefined for a read without one; `body` is undefined while there is no data to build it from. */
export function getReadBody({ id }: Endpoint, facts: Facts): { readonly body: unknown } | undefined {
  const question = readBodies[id];
  return question === undefined ? undefined : { body: question(facts) };
}

/** Source of the value for a path: the path of a list, and the members that lead to the value. */
const sources: Readonly<Record<string, readonly [path: string, ...members: readonly (string | number)[]]>> = {
  '/search/orders/{id}': ['/search/orders', 'orders', 0, 'id'],
  '/tokens/{symbol}': ['/app/marketplace', 0, 'symbol'],
  '/tokens/{symbol}/info': ['/app/marketplace', 0, 'symbol'],
};

const memberOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === String(name))?.[1] : undefined;

/**
 * Fills in the parameter of a path.
 * @param facts responses of the lists, by their path
 * @returns undefined when no value is known
 */
export function fillPath(path: string, facts: Facts): string | undefined {
  if (!path.includes('{')) return path;
  const [list = '', ...members] = sources[path] ?? [];
  const value = members.reduce(memberOf, facts.get(list));
  return typeof value === 'string' || typeof value === 'number' ? path.replace(/\{\w+\}/, encodeURIComponent(value)) : undefined;
}
