import { addDuration } from '@wallet/core/calendar/days';
import { toMoney } from '../ledger/currencies.ts';
import { buy, exchangeFiat, type PastOrder, receive, sell, send, topUpCard, topUpSepa, withdrawSepa } from './pastOrders.ts';

const euros = (amount: string) => toMoney(amount, 'EUR');

/** Ten orders of the last weeks. All are final, so nothing is held or pending. */
function createTenOrders(now: Date): readonly PastOrder[] {
  const daysAgo = (days: number): Date => addDuration(now, { days: -days });
  return [
    topUpSepa(daysAgo(40), euros('1000.00')),
    topUpCard(daysAgo(36), euros('100.00')),
    exchangeFiat(daysAgo(31), euros('250.00'), 'USD'),
    buy(daysAgo(27), euros('500.00'), 'BTC'),
    buy(daysAgo(22), euros('150.00'), 'USDC'),
    receive(daysAgo(18), toMoney('0.50000000', 'ETH')),
    send(daysAgo(13), toMoney('0.10070000', 'ETH')),
    { ...withdrawSepa(daysAgo(9), euros('75.00')), status: 'rejected' },
    withdrawSepa(daysAgo(5), euros('500.00')),
    sell(daysAgo(2), toMoney('0.01244567', 'BTC')),
  ];
}

/** Those of the ten orders that a customer with these currencies can have, filled up to ten with bank transfers. */
export function createTenOrdersIn(currencies: ReadonlySet<string>, now: Date): readonly PastOrder[] {
  const possible = createTenOrders(now).filter(({ out, in: into }) =>
    [out, into].every((side) => side === undefined || currencies.has(side.currencyCode)),
  );
  const spare = possible.filter(({ type }) => type === 'top_up_sepa' || type === 'withdraw_sepa');
  const missing = Math.max(0, 10 - possible.length);
  const more = Array.from({ length: missing }, (_, place): readonly PastOrder[] => {
    const order = spare[place % Math.max(1, spare.length)];
    return order === undefined ? [] : [{ ...order, at: addDuration(order.at, { days: -(place + 1) * 3 }) }];
  });
  return [...possible, ...more.flat()].toSorted((left, right) => left.at.getTime() - right.at.getTime());
}
