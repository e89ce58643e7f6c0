import { addDuration } from '@wallet/core/calendar/days';
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

/** Ten orders of the last weeks. All are final, so nothing is held or pending. */
function createTenOrders(now: Date): readonly PastOrder[] {
  const daysAgo = (days: number): Date => addDuration(now, { days: -days });
  return [
    topUpSepa(daysAgo(40), '1000.00'),
    topUpCard(daysAgo(36), '100.00'),
    exchangeFiat(daysAgo(31), toEuros('250.00'), { amount: '269.63', currency: 'USD' }),
    createPurchase('buy', daysAgo(27), '500.00', '1.50', { amount: '0.00826699', currency: 'BTC' }),
    createPurchase('token_buy', daysAgo(22), '150.00', '2.50', { amount: '158.17694', currency: 'USDC' }),
    createReceipt(daysAgo(18), { amount: '0.50000000', currency: 'ETH' }),
    createSend(daysAgo(13), { amount: '0.10070000', currency: 'ETH' }, '0.00070000'),
    { ...withdrawSepa(daysAgo(9), '75.00', '1.00'), status: 'rejected' },
    withdrawSepa(daysAgo(5), '500.00', '1.75'),
    createSale(daysAgo(2), { amount: '0.01244567', currency: 'BTC' }, '0.00010000', '737.03'),
  ];
}

/** Those of the ten orders that a customer with these currencies can have, filled up to ten with bank transfers. */
export function createTenOrdersIn(currencies: ReadonlySet<string>, now: Date): readonly PastOrder[] {
  const possible = createTenOrders(now).filter(({ out, in: into }) =>
    [out, into].every((side) => side === undefined || currencies.has(side.currency)),
  );
  const spare = possible.filter(({ type }) => type === 'top_up_sepa' || type === 'withdraw_sepa');
  const missing = Math.max(0, 10 - possible.length);
  const more = Array.from({ length: missing }, (_, place): readonly PastOrder[] => {
    const order = spare[place % Math.max(1, spare.length)];
    return order === undefined ? [] : [{ ...order, at: addDuration(order.at, { days: -(place + 1) * 3 }) }];
  });
  return [...possible, ...more.flat()].toSorted((left, right) => left.at.getTime() - right.at.getTime());
}
