import { sumMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { toDemoContent, toDemoGroup } from './DemoPage.tsx';

it('shows fixed figures on the demo home, with four groups at 0 and closed (APP-010, D-HOME-20)', () => {
  const { total, groups, alerts } = toDemoContent('EUR');
  expect(total).toEqual(money('57555.54', 'EUR', 2));
  expect(groups.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['cash', 2, '/demo/account-group/cash'],
    ['crypto', 3, '/demo/account-group/crypto'],
    ['data', 0, null],
    ['stocks', 0, null],
    ['bonds', 0, null],
    ['notes', 0, null],
  ]);
  expect(groups[2]?.balance).toEqual(money('0.00', 'EUR', 2));
  expect(alerts).toEqual([]);
});

it('has a total equal to the sum of its rows (D-HOME-03)', () => {
  const { total, groups } = toDemoContent('EUR');
  const balances = groups.flatMap(({ balance }) => balance ?? []);
  expect(sumMoney(balances, total)).toEqual(total);
});

it('shows 2 decimals for fiat and 5 for crypto and stablecoins in the demo (FMT-052, ACC-020, HOME-063)', () => {
  const amounts = [...toDemoGroup('cash', 'EUR').sections, ...toDemoGroup('crypto', 'EUR').sections].flatMap(({ items }) =>
    items.map(({ code, balance }) => `${toAmountText(balance)} ${code}`),
  );
  expect(amounts).toEqual(['10000.00 EUR', '5000.00 USD', '0.50000 BTC', '4.00000 ETH', '1000.00000 USDC']);
});

it('shows all actions of an account’s kind in the demo (D-HOME-08)', () => {
  expect(toDemoGroup('cash', 'EUR').sections[0]?.items[0]?.actions).toEqual(['topup', 'withdraw', 'exchange', 'history']);
});
