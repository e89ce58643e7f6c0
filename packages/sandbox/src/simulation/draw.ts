import type { Client } from './client.ts';
import type { Operation, Signed } from './model/state.ts';
import type { Random } from './random.ts';

/** Previous operations of a client, newest last. */
export type Past = readonly Operation[];

type Kind = Operation['kind'];
const weights: readonly (readonly [kind: Kind, weight: number])[] = [
  ['withdraw', 20],
  ['exchange', 14],
  ['card', 12],
  ['sheet', 14],
  ['prepare', 14],
  ['open', 24],
  ['send', 22],
  ['move', 14],
  ['refresh', 6],
  ['signIn', 2],
  ['logOut', 1],
];
const kinds = weights.flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));

/** Lifetime of an access token. A client requests a new one when it knows that its own has expired. */
const ACCESS_MS = 900_000;

const pickRecent = <T>(all: Iterable<T>, random: Random, most: number): T | undefined => {
  const some = [...all].slice(-most);
  return some.length === 0 ? undefined : random.pick(some);
};

/** Fiat amount: mostly small, sometimes around the limits, sometimes more than is available. */
const drawFiat = (random: Random): bigint =>
  BigInt(
    random.inThousand(700)
      ? 900 + random.below(40_000)
      : random.inThousand(500)
        ? 10_000 * (1 + random.below(25))
        : 1 + random.below(900_000),
  );

/** The session a client uses, with its newest token; undefined when it is signed out. */
function pickSession(client: Client, random: Random, now: number): (Signed & { readonly isOld: boolean }) | undefined {
  const session = pickRecent(client.sessions.keys(), random, 2);
  if (session === undefined) return undefined;
  const tokens = client.sessions.get(session) ?? [];
  const token = tokens.length - 1;
  return { session, token, isOld: (tokens[token]?.at ?? 0) + ACCESS_MS <= now };
}

/** Returns the session that prepared the operation, and occasionally another one of the customer. */
function pickPreparedSession(client: Client, name: string, who: Signed, random: Random): Signed {
  const session = client.prepared.get(name)?.session;
  const tokens = session === undefined ? [] : (client.sessions.get(session) ?? []);
  return session === undefined || tokens.length === 0 || random.inThousand(100) ? who : { session, token: tokens.length - 1 };
}

/** Repeats a keyed operation under its key. In a third of the cases the amount differs. */
function repeatOperation(past: Past, random: Random): Operation | undefined {
  const isOther = random.inThousand(333);
  const before = pickRecent(
    past.filter((one) => 'key' in one && one.kind !== 'send'),
    random,
    6,
  );
  if (before === undefined || !isOther || !('amount' in before)) return before;
  return { ...before, amount: before.amount + 1n };
}

/**
 * Draws the next operation of a client from what it knows.
 * @param name given to whatever the operation creates
 */
export function drawOperation(client: Client, past: Past, name: string, now: number, random: Random): Operation {
  const signIn = { kind: 'signIn', name } as const;
  const signed = pickSession(client, random, now);
  if (signed === undefined) return signIn;
  const { isOld, ...who } = signed;
  if (isOld && random.inThousand(850)) {
    const tokens = client.sessions.get(who.session) ?? [];
    const isEnded = (tokens[who.token]?.at ?? 0) + 80_000_000 <= now;
    return isEnded || random.inThousand(200) ? signIn : { kind: 'refresh', ...who };
  }
  if (random.inThousand(150)) {
    const again = repeatOperation(past, random);
    if (again !== undefined && 'session' in again) return { ...again, ...who };
  }
  const key = `${name}-simulated`;
  switch (random.pick(kinds)) {
    case 'withdraw':
      return { kind: 'withdraw', key, ...who, amount: drawFiat(random) };
    case 'exchange':
      return { kind: 'exchange', key, ...who, amount: drawFiat(random), currency: random.pick(['EUR', 'USD'] as const) };
    case 'card':
      return { kind: 'card', key, ...who, amount: drawFiat(random) };
    case 'prepare': {
      const isEther = random.inThousand(500);
      const amount = BigInt(isEther ? 150_000 + random.below(90_000_000) : 400_000 + random.below(40_000_000));
      return { kind: 'prepare', key, ...who, amount, currency: isEther ? 'ETH' : 'USDC' };
    }
    case 'open': {
      const prepared = pickRecent(client.prepared.keys(), random, 2);
      return prepared === undefined
        ? signIn
        : { kind: 'open', ...pickPreparedSession(client, prepared, who, random), name: prepared, isRight: random.inThousand(900) };
    }
    case 'send': {
      const opened = pickRecent(client.signed.keys(), random, 2);
      if (opened === undefined) return { kind: 'withdraw', key, ...who, amount: drawFiat(random) };
      // A key derived from the prepared operation makes a repeated press the same request.
      return {
        kind: 'send',
        key: random.inThousand(500) ? `${opened}-sent-again` : key,
        ...pickPreparedSession(client, opened, who, random),
        name: opened,
      };
    }
    case 'sheet': {
      const intent = pickRecent(client.intents.keys(), random, 3);
      if (intent === undefined) return { kind: 'card', key, ...who, amount: drawFiat(random) };
      return { kind: 'sheet', name: intent, outcome: random.pick(['approve', 'approve', 'approve', 'decline', 'cancel'] as const) };
    }
    case 'move': {
      const order = pickRecent(client.orders.keys(), random, 6);
      if (order === undefined) return { kind: 'exchange', key, ...who, amount: drawFiat(random), currency: 'EUR' };
      return { kind: 'move', name: order, status: random.pick(['completed', 'rejected', 'rejected', 'pending', 'moderate'] as const) };
    }
    case 'refresh':
      return { kind: 'refresh', session: who.session, token: Math.max(0, who.token - (random.inThousand(300) ? 1 : 0)) };
    case 'signIn':
      return signIn;
    case 'logOut':
      return { kind: 'logOut', ...who };
  }
}

/** Idle time before a round in whole seconds: mostly a few, sometimes until everything has expired, rarely up to 400 days. */
export function drawIdle(random: Random): number {
  if (random.inThousand(3)) return random.below(400 * 86_400);
  if (random.inThousand(8)) return random.below(2 * 86_400);
  return random.below(random.inThousand(100) ? 200 : 6);
}
