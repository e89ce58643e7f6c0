import { toAmountText } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { readDemoTabs, toDemoSections } from './model.ts';

it.each([
  ['buy', { purpose: 'buy-crypto', tab: 'buy' }],
  ['send', { purpose: 'send', tab: 'send' }],
  ['receive', { purpose: 'receive', tab: 'receive' }],
  ['exchange', { purpose: 'exchange', tab: 'exchange' }],
])('has a demo selection to %s (CUR-024)', (path, found) => {
  expect(readDemoTabs(path, null)).toMatchObject(found);
});

it('rejects any other path of the demo (D-HOME-20)', () => {
  for (const path of ['topup-fiat', 'buy-crypto', 'constructor', '']) expect(readDemoTabs(path, null)).toBeNull();
});

it('lists the demo accounts without links, fiat with 2 decimals and coins with 5 (CUR-024, HOME-063)', () => {
  const rows = [...toDemoSections('exchange'), ...toDemoSections('sell')].flatMap((section) => section.rows);
  expect(rows.map(({ code, balance }) => `${code} ${toAmountText(balance)}`)).toEqual([
    'EUR 10000.00',
    'USD 5000.00',
    'BTC 0.50000',
    'ETH 4.00000',
    'USDC 1000.00000',
  ]);
  expect(rows.every(({ href }) => href === null)).toBe(true);
});
