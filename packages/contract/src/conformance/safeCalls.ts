import type { Endpoint } from '../endpoint.ts';

/** Reads by their method, but not by what they do: the closure code is sent to the customer. */
const acts = new Set(['API-080']);

type Facts = ReadonlyMap<string, unknown>;

/** Read by what they do, though their method is another: the body that each is asked with, of what the lists have answered. */
const questions: Readonly<Record<string, (facts: Facts) => unknown>> = {
  'API-096': (facts) => {
    const orders = memberOf(facts.get('/search/orders'), 'orders');
    const ids = Array.isArray(orders) ? orders.map((order: unknown) => memberOf(order, 'id')) : [];
    return ids.length === 0 ? undefined : { ids };
  },
};

/** Whether a call changes nothing. */
export const isSafeToAsk = ({ id, method }: Endpoint): boolean => (method === 'get' && !acts.has(id)) || Object.hasOwn(questions, id);

/** Whether a call needs a body of what is known; undefined of one that needs none, `body` undefined where nothing is known to ask with. */
export function questionOf({ id }: Endpoint, facts: Facts): { readonly body: unknown } | undefined {
  const question = questions[id];
  return question === undefined ? undefined : { body: question(facts) };
}

/** Where a provider tells a value that a path asks for: the path of a list, and the members that lead to it. */
const sources: Readonly<Record<string, readonly [path: string, ...members: readonly (string | number)[]]>> = {
  '/search/orders/{id}': ['/search/orders', 'orders', 0, 'id'],
  '/tokens/{symbol}': ['/app/marketplace', 0, 'symbol'],
  '/tokens/{symbol}/info': ['/app/marketplace', 0, 'symbol'],
};

const memberOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === String(name))?.[1] : undefined;

/**
 * The path with its parameter filled in.
 * @param facts what the lists have answered, by their path
 * @returns undefined where nothing is known to ask for
 */
export function fillPath(path: string, facts: Facts): string | undefined {
  if (!path.includes('{')) return path;
  const [list = '', ...members] = sources[path] ?? [];
  const value = members.reduce(memberOf, facts.get(list));
  return typeof value === 'string' || typeof value === 'number' ? path.replace(/\{\w+\}/, encodeURIComponent(value)) : undefined;
}
