import { toAmountText, type Money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderExample } from '../examples/orders.ts';
import { readOrderFigures } from './orderFigures.ts';
import { order as orderShape } from './orders.ts';

type Order = Parameters<typeof readOrderFigures>[0];
const withdrawal = z.parse(orderShape, orderExample);
const toWire = (text: string) => {
  const [value = '', currency = ''] = text.split(' ');
  return { value, currency };
};
const buildOrder = (type: string, volume: string, flow: readonly [from: string, to: string] | null, fee?: string | null): Order => ({
  type,
  volume: toWire(volume),
  flow: flow && { from: toWire(flow[0]), to: toWire(flow[1]) },
  ...(fee === undefined ? {} : { fee: fee === null ? null : toWire(fee) }),
});
const write = (amount: Money | null): string | null => amount && `${toAmountText(amount)} ${amount.currencyCode}`;
function readFigures(order: Order) {
  const { left, fee, arrived } = readOrderFigures(order);
  return [write(left), write(fee), write(arrived)];
}

it.each([
  ['withdraw_sepa', '-500.00 EUR', ['500.00 EUR', '498.25 EUR'], '1.75 EUR', ['500.00 EUR', '1.75 EUR', '498.25 EUR']],
  ['top_up_card', '100.00 EUR', ['102.87 EUR', '100.00 EUR'], '2.87 EUR', ['102.87 EUR', '2.87 EUR', '100.00 EUR']],
  ['buy', '-500.00 EUR', ['500.00 EUR', '0.00826699 BTC'], '1.50 EUR', ['500.00 EUR', '1.50 EUR', '0.00826699 BTC']],
  ['exchange_fiat', '-250.00 EUR', ['250.00 EUR', '269.63 USD'], null, ['250.00 EUR', '0.00 EUR', '269.63 USD']],
  ['send', '-0.50070000 ETH', null, '0.00070000 ETH', ['0.50070000 ETH', '0.00070000 ETH', '0.50000000 ETH']],
  ['token_send', '-100.00000 USDC', null, '0.00070000 ETH', ['100.00000 USDC', '0.00070000 ETH', '100.00000 USDC']],
  ['receive', '0.50000000 ETH', ['0.50000000 ETH', '0.50000000 ETH'], null, [null, '0.00000000 ETH', '0.50000000 ETH']],
] as const)('a %s of %s states what left, the fee and what arrived (D-TXN-34)', (type, volume, flow, fee, figures) => {
  expect(readFigures(buildOrder(type, volume, flow, fee))).toEqual(figures);
});

it('an omitted fee follows from a flow within one currency, otherwise it is unknown (D-TXN-34)', () => {
  expect(readFigures(withdrawal)).toEqual(['500.00 EUR', '1.75 EUR', '498.25 EUR']);
  expect(readFigures(buildOrder('top_up_sepa', '1250.00 EUR', ['1250.00 EUR', '1250.00 EUR']))[1]).toBe('0.00 EUR');
  expect(readFigures(buildOrder('buy', '-500.00 EUR', ['500.00 EUR', '0.00826699 BTC']))[1]).toBeNull();
  expect(readFigures(buildOrder('send', '-0.50070000 ETH', null))).toEqual(['0.50070000 ETH', null, null]);
});

it('two equal sides of an order with a fee leave unknown what arrived (D-TXN-34, PRICE-023)', () => {
  const equal = { ...withdrawal, flow: { from: toWire('500.00 EUR'), to: toWire('500.00 EUR') } };
  expect(readFigures({ ...equal, fee: toWire('1.75 EUR') })).toEqual(['500.00 EUR', '1.75 EUR', null]);
  // The row "Fee" of the example has no machine value.
  expect(readFigures(equal)).toEqual(['500.00 EUR', null, null]);
  expect(readFigures({ ...equal, volume: toWire('500.00 EUR'), fee: toWire('1.75 EUR') })).toEqual([null, '1.75 EUR', '500.00 EUR']);
});
