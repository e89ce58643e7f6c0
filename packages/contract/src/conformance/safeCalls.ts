import type { Endpoint } from '../endpoint.ts';
import { readPrices } from '../operations/prices.ts';

/** GET calls that are not reads: this one sends the closure code to the customer. */
const unsafeReads = new Set(['API-080']);

type Facts = ReadonlyMap<string, unknown>;

/** True for a call that changes nothing. */
export const isSafeCall = ({ id, method }: Endpoint): boolean => (method === 'get' && !unsafeReads.has(id)) || id === readPrices.id;

/** Builds the body of the only read that has one from the list of orders. Undefined for any other, and while no order is known. */
export function buildReadBody({ id }: Endpoint, facts: Facts): unknown {
  const orders = getMember(facts.get('/search/orders'), 'orders');
  if (id !== readPrices.id || !Array.isArray(orders) || orders.length === 0) return undefined;
  return { ids: orders.map((order: unknown) => getMember(order, 'id')) };
}

/** Source of the value for a path: the path of a list, and the members that lead to the value. */
const sources: Readonly<Record<string, readonly [path: string, ...members: readonly (string | number)[]]>> = {
  '/search/orders/{id}': ['/search/orders', 'orders', 0, 'id'],
  '/tokens/{symbol}': ['/app/marketplace', 0, 'symbol'],
  '/tokens/{symbol}/info': ['/app/marketplace', 0, 'symbol'],
};

const getMember = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === String(name))?.[1] : undefined;

/**
 * Fills in the parameter of a path.
 * @param facts responses of the lists, by their path
 * @returns undefined when no value is known
 */
export function fillPath(path: string, facts: Facts): string | undefined {
  if (!path.includes('{')) return path;
  const [list = '', ...members] = sources[path] ?? [];
  const value = members.reduce(getMember, facts.get(list));
  return typeof value === 'string' || typeof value === 'number' ? path.replace(/\{\w+\}/, encodeURIComponent(value)) : undefined;
}
