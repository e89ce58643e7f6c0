import { dayMilliseconds } from '@wallet/core/calendar/dayLength';
import { later, startOfMonth } from '@wallet/core/calendar/days';
import type { PastOrder } from './historyOrder.ts';
import { eur, exchangeFiat, purchase, receipt, sale, sending, topUpCard, topUpSepa, withdrawSepa } from './pastOrders.ts';

const COUNT = 398;
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

const decimal = (units: number, decimals: number): string => {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

type Make = (cents: number, at: Date) => PastOrder;
const euros = (cents: number): string => decimal(cents, 2);
const of = (currency: string, units: number, decimals: number) => ({ amount: decimal(units, decimals), currency });

/** Everyday kinds of orders with their weights. Purchases are balanced by sends and sales. */
const kinds: readonly (readonly [share: number, make: Make])[] = [
  [18, (cents, at) => topUpSepa(at, euros(cents + 20_000))],
  [14, (cents, at) => topUpCard(at, euros((cents % 15_000) + 1000))],
  [16, (cents, at) => withdrawSepa(at, euros(cents + 1500), '1.00')],
  [4, (cents, at) => withdrawSepa(at, euros(cents + 1500), '1.00', 'rejected')],
  [5, (cents, at) => exchangeFiat(at, eur(euros(cents + 1000)), of('USD', Math.floor((cents + 1000) * 1.07), 2))],
  [5, (cents, at) => exchangeFiat(at, of('USD', cents + 1000, 2), eur(euros(Math.floor((cents + 1000) * 0.92))))],
  [8, (cents, at) => purchase('buy', at, euros(cents + 1000), '1.50', of('BTC', Math.floor((cents + 850) * 16.5), 8))],
  [6, (cents, at) => purchase('buy', at, euros(cents + 1000), '2.00', of('ETH', Math.floor((cents + 800) * 331), 8))],
  [3, (cents, at) => purchase('token_buy', at, euros(cents + 1100), '2.50', of('USDC', Math.floor((cents + 850) * 1072), 5))],
  [2, (cents, at) => ({ ...sending(at, of('USDC', (cents + 1000) * 1000, 5), '0.00000'), type: 'token_send' })],
  [6, (cents, at) => receipt(at, of('BTC', cents * 40, 8))],
  [5, (cents, at) => sending(at, of('ETH', cents * 300 + 70_000, 8), '0.00070000')],
  [4, (cents, at) => sale(at, of('BTC', cents * 16 + 10_000, 8), '0.00010000', euros(Math.max(1, Math.floor(cents * 0.95))))],
  [
    2,
    (cents, at) => ({
      type: 'token_purchase',
      status: 'completed',
      at,
      out: eur(euros(cents + 10_000)),
      in: of('RSN', Math.floor((cents + 10_000) * 86), 5),
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
      in: eur(euros((cents % 400) + 71)),
      through: 'suspense',
      step: 'Bonus',
    }),
  ],
];

function kindOf(chance: number): Make {
  let left = chance * kinds.reduce((sum, [share]) => sum + share, 0);
  const choice = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0];
  if (choice === undefined) throw new Error('There are no kinds of orders');
  return choice[1];
}

/** Uses 1250.00 of this month's card limit (api.md 3.6), on an earlier day than today if the month allows it. */
function cardTopupOfThisMonth(now: Date): PastOrder {
  const at = new Date(Math.max(startOfMonth(now).getTime(), later(now, { days: -2 }).getTime()));
  return topUpCard(at, '1250.00');
}

/** The demo customer's 400 orders over two years. All are final except one pending send. */
export function demoOrders(now: Date): readonly PastOrder[] {
  const random = createRandom(22);
  const monthStart = startOfMonth(now);
  const everyday = Array.from({ length: COUNT }, (_, place) => {
    const at = new Date(now.getTime() - Math.floor((DAYS - (place * (DAYS - 1)) / COUNT - random()) * dayMilliseconds));
    const order = kindOf(random())(Math.floor(random() * 50_000), at);
    // A single order uses this month's card limit.
    const isCardOfThisMonth = order.type === 'top_up_card' && at >= monthStart;
    return isCardOfThisMonth ? topUpSepa(at, order.in?.amount ?? '0.00') : order;
  });
  const sendUnderWay = sending(new Date(now.getTime() - 3_600_000), { amount: '0.20000000', currency: 'ETH' }, '0.01000000', 'pending');
  return [...withBonuses(everyday), cardTopupOfThisMonth(now), sendUnderWay].toSorted(
    (left, right) => left.at.getTime() - right.at.getTime(),
  );
}

/** The demo customer's referral earnings (api.md 3.20). The last bonus is set so that all of them add up to this (MKT-024). */
const EARNED_CENTS = 1743;

function withBonuses(orders: readonly PastOrder[]): readonly PastOrder[] {
  const bonuses = orders.filter(({ type }) => type === 'referral_bonus');
  const last = bonuses.at(-1);
  const others = bonuses.slice(0, -1).reduce((sum, bonus) => sum + centsOf(bonus), 0);
  return orders.map((order) => (order === last ? { ...order, in: eur(euros(EARNED_CENTS - others)) } : order));
}

const centsOf = ({ in: into }: PastOrder): number => Number((into?.amount ?? '0').replace('.', ''));
