import { dayMilliseconds } from '@wallet/core/calendar/dayLength';
import { addDuration, startOfMonth } from '@wallet/core/calendar/days';
import type { PastOrder } from './historyOrder.ts';
import {
  toEuros,
  exchangeFiat,
  createPurchase,
  createReceipt,
  createSale,
  createSend,
  topUpCard,
  topUpSepa,
  withdrawSepa,
} from './pastOrders.ts';

const ORDER_COUNT = 398;
const DAYS = 730;

/** Returns pseudo-random numbers that are the same on every start (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const formatDecimal = (units: number, decimals: number): string => {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

type MakeOrder = (cents: number, at: Date) => PastOrder;
const formatEuros = (cents: number): string => formatDecimal(cents, 2);
const toSide = (currency: string, units: number, decimals: number) => ({ amount: formatDecimal(units, decimals), currency });

/** Everyday kinds of orders with their weights. Purchases are balanced by sends and sales. */
const kinds: readonly (readonly [share: number, make: MakeOrder])[] = [
  [18, (cents, at) => topUpSepa(at, formatEuros(cents + 20_000))],
  [14, (cents, at) => topUpCard(at, formatEuros((cents % 15_000) + 1000))],
  [16, (cents, at) => withdrawSepa(at, formatEuros(cents + 1500), '1.00')],
  [4, (cents, at) => ({ ...withdrawSepa(at, formatEuros(cents + 1500), '1.00'), status: 'rejected' })],
  [5, (cents, at) => exchangeFiat(at, toEuros(formatEuros(cents + 1000)), toSide('USD', Math.floor((cents + 1000) * 1.07), 2))],
  [5, (cents, at) => exchangeFiat(at, toSide('USD', cents + 1000, 2), toEuros(formatEuros(Math.floor((cents + 1000) * 0.92))))],
  [8, (cents, at) => createPurchase('buy', at, formatEuros(cents + 1000), '1.50', toSide('BTC', Math.floor((cents + 850) * 16.5), 8))],
  [6, (cents, at) => createPurchase('buy', at, formatEuros(cents + 1000), '2.00', toSide('ETH', Math.floor((cents + 800) * 331), 8))],
  [
    3,
    (cents, at) => createPurchase('token_buy', at, formatEuros(cents + 1100), '2.50', toSide('USDC', Math.floor((cents + 850) * 1072), 5)),
  ],
  [2, (cents, at) => ({ ...createSend(at, toSide('USDC', (cents + 1000) * 1000, 5), '0.00000'), type: 'token_send' })],
  [6, (cents, at) => createReceipt(at, toSide('BTC', cents * 40, 8))],
  [5, (cents, at) => createSend(at, toSide('ETH', cents * 300 + 70_000, 8), '0.00070000')],
  [
    4,
    (cents, at) => createSale(at, toSide('BTC', cents * 16 + 10_000, 8), '0.00010000', formatEuros(Math.max(1, Math.floor(cents * 0.95)))),
  ],
  [
    2,
    (cents, at) => ({
      type: 'token_purchase',
      status: 'completed',
      at,
      out: toEuros(formatEuros(cents + 10_000)),
      in: toSide('RSN', Math.floor((cents + 10_000) * 86), 5),
      through: 'fx_position',
      step: 'Allotment',
    }),
  ],
  [
    2,
    (cents, at) => ({
      type: 'referral_bonus',
      status: 'completed',
      at,
      in: toEuros(formatEuros((cents % 400) + 71)),
      through: 'suspense',
      step: 'Bonus',
    }),
  ],
];

function pickKind(chance: number): MakeOrder {
  let left = chance * kinds.reduce((sum, [share]) => sum + share, 0);
  const choice = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0];
  if (choice === undefined) throw new Error('There are no kinds of orders');
  return choice[1];
}

/** Uses 1250.00 of this month's card limit (api.md 3.6), on an earlier day than today if the month allows it. */
function createCardTopUp(now: Date): PastOrder {
  const at = new Date(Math.max(startOfMonth(now).getTime(), addDuration(now, { days: -2 }).getTime()));
  return topUpCard(at, '1250.00');
}

/** The demo customer's 400 orders over two years. All are final except one pending send. */
export function createDemoOrders(now: Date): readonly PastOrder[] {
  const random = createRandom(22);
  const monthStart = startOfMonth(now);
  const everyday = Array.from({ length: ORDER_COUNT }, (_, place) => {
    const at = new Date(now.getTime() - Math.floor((DAYS - (place * (DAYS - 1)) / ORDER_COUNT - random()) * dayMilliseconds));
    const order = pickKind(random())(Math.floor(random() * 50_000), at);
    // A single order uses this month's card limit.
    const isCardOfThisMonth = order.type === 'top_up_card' && at >= monthStart;
    return isCardOfThisMonth ? topUpSepa(at, order.in?.amount ?? '0.00') : order;
  });
  const send = createSend(new Date(now.getTime() - 3_600_000), { amount: '0.20000000', currency: 'ETH' }, '0.01000000');
  return [...adjustBonuses(everyday), createCardTopUp(now), { ...send, status: 'pending' as const }].toSorted(
    (left, right) => left.at.getTime() - right.at.getTime(),
  );
}

/** The demo customer's referral earnings (api.md 3.20). The last bonus is set so that all of them add up to this (MKT-024). */
const EARNED_CENTS = 1743;

function adjustBonuses(orders: readonly PastOrder[]): readonly PastOrder[] {
  const bonuses = orders.filter(({ type }) => type === 'referral_bonus');
  const last = bonuses.at(-1);
  const others = bonuses.slice(0, -1).reduce((sum, bonus) => sum + toCents(bonus), 0);
  return orders.map((order) => (order === last ? { ...order, in: toEuros(formatEuros(EARNED_CENTS - others)) } : order));
}

const toCents = ({ in: into }: PastOrder): number => Number((into?.amount ?? '0').replace('.', ''));
