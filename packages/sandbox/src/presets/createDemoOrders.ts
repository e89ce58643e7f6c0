import { dayMilliseconds } from '@wallet/core/calendar/dayLength';
import { addDuration, startOfMonth } from '@wallet/core/calendar/days';
import { referralBonus } from '@wallet/core/fees/referral';
import { subtractMoney, sumMoney } from '@wallet/core/money/arithmetic';
import { fromMinorUnits, type Money } from '@wallet/core/money/money';
import { toMoney, toMoneyCurrency } from '../ledger/currencies.ts';
import { referralReasons } from '../ledger/scheduleReferral.ts';
import {
  buy,
  buyUnits,
  creditBonus,
  exchangeFiat,
  type PastOrder,
  receive,
  sell,
  send,
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

const inUnits = (units: number, currency: string): Money => fromMinorUnits(BigInt(units), toMoneyCurrency(currency));
const euros = (cents: number): Money => inUnits(cents, 'EUR');

type MakeOrder = (cents: number, at: Date) => PastOrder;

/** Everyday kinds of orders with their weights. Purchases are balanced by sends and sales. */
const kinds: readonly (readonly [share: number, make: MakeOrder])[] = [
  [18, (cents, at) => topUpSepa(at, euros(cents + 20_000))],
  [14, (cents, at) => topUpCard(at, euros((cents % 15_000) + 1000))],
  [16, (cents, at) => withdrawSepa(at, euros(cents + 1500))],
  [4, (cents, at) => ({ ...withdrawSepa(at, euros(cents + 1500)), status: 'rejected' })],
  [5, (cents, at) => exchangeFiat(at, euros(cents + 1000), 'USD')],
  [5, (cents, at) => exchangeFiat(at, inUnits(cents + 1000, 'USD'), 'EUR')],
  [8, (cents, at) => buy(at, euros(cents + 1000), 'BTC')],
  [6, (cents, at) => buy(at, euros(cents + 1000), 'ETH')],
  [3, (cents, at) => buy(at, euros(cents + 1100), 'USDC')],
  [2, (cents, at) => send(at, inUnits((cents + 1000) * 1000, 'USDC'))],
  [6, (cents, at) => receive(at, inUnits(cents * 40, 'BTC'))],
  [5, (cents, at) => send(at, inUnits(cents * 300 + 70_000, 'ETH'))],
  [4, (cents, at) => sell(at, inUnits(cents * 16 + 10_000, 'BTC'))],
  [2, (cents, at) => buyUnits(at, euros(cents + 10_000), 'RSN')],
  [2, (cents, at) => creditBonus(at, euros((cents % 130) + 230), referralReasons.share)],
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
  return topUpCard(at, toMoney('1250.00', 'EUR'));
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
    return isCardOfThisMonth ? topUpSepa(at, order.in ?? euros(0)) : order;
  });
  const open = send(new Date(now.getTime() - 3_600_000), toMoney('0.20000000', 'ETH'));
  return [...adjustBonuses(everyday), createCardTopUp(now), { ...open, status: 'pending' as const }].toSorted(
    (left, right) => left.at.getTime() - right.at.getTime(),
  );
}

/** The demo customer's referral earnings (api.md 3.20), which all bonuses add up to (MKT-024). */
const EARNED = toMoney('17.43', 'EUR');

/** The first bonus is for the friend who became active, the others are shares of that friend's fees; the last makes up the sum. */
function adjustBonuses(orders: readonly PastOrder[]): readonly PastOrder[] {
  const [first, ...shares] = orders.filter(({ type }) => type === 'referral_bonus');
  const last = shares.at(-1);
  const others = sumMoney(
    shares.slice(0, -1).flatMap(({ in: credited }) => credited ?? []),
    EARNED,
  );
  const rest = subtractMoney(subtractMoney(EARNED, referralBonus), others);
  return orders.map((order) => {
    if (order === first) return creditBonus(order.at, referralBonus, referralReasons.activated);
    return order === last ? creditBonus(order.at, rest, referralReasons.share) : order;
  });
}
