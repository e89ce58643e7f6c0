import fc from 'fast-check';
import { expect, it } from 'vitest';
import { btc, eur } from '../testing/amounts.ts';
import { EUR } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { addMoney } from '../money/arithmetic.ts';
import { fromMinorUnits, toAmountText, money } from '../money/money.ts';
import { balanceHistory, type BalanceHistoryParts } from './balanceHistory.ts';

const euro = (cents: bigint) => fromMinorUnits(cents, EUR);
const day = (date: string, btcRate = '60000') => ({ date, rates: { EUR: '1', BTC: btcRate } });
const parts: BalanceHistoryParts = {
  holdings: [eur('100.00'), btc('0.01')],
  movements: [
    { date: '2026-03-13', changes: [eur('-600.00'), btc('0.01')] },
    { date: '2026-03-14', changes: [eur('40.00')] },
  ],
  days: [day('2026-03-12', '59000'), day('2026-03-13', '61000.5'), day('2026-03-14')],
  into: EUR,
};
const totals = (changes: Partial<BalanceHistoryParts> = {}) =>
  balanceHistory({ ...parts, ...changes })?.map(({ total }) => toAmountText(total));

it('works backwards from today by undoing the movements, at the rates of each day (WISH-017)', () => {
  expect(totals()).toEqual(['660.00', '670.00', '700.00']);
});

it('rounds down once, at the end (WISH-017)', () => {
  expect(totals({ holdings: [btc('0.00000001'), eur('0.01')], movements: [], days: [day('2026-03-14', '999999')] })).toEqual(['0.01']);
});

it.each([
  ['a day is missing', { days: [day('2026-03-11'), day('2026-03-13'), day('2026-03-14')] }],
  ['a rate is missing', { days: [...parts.days.slice(0, 2), { date: '2026-03-14', rates: { EUR: '1' } }] }],
  ['the movements do not account for what is held', { movements: [{ date: '2026-03-14', changes: [eur('100.01')] }] }],
])('returns no history where %s (D-WISH-03)', (_, changes) => {
  expect(totals(changes)).toBeUndefined();
});

it('requires no rate for a balance of zero', () => {
  expect(totals({ holdings: [eur('1.00'), money('0', 'OLD', 5)], movements: [], days: parts.days })).toEqual(['1.00', '1.00', '1.00']);
});

it('property: matches the running balance of the movements', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  forAll(cents, fc.array(cents, { maxLength: 8 }), (opening, incomes) => {
    const days = incomes.map((_, index) => day(`2026-03-${String(index + 1).padStart(2, '0')}`));
    const movements = incomes.map((units, index) => ({ date: days[index]?.date ?? '', changes: [euro(units)] }));
    const sum = incomes.map(euro).reduce(addMoney, euro(opening));
    const history = balanceHistory({ holdings: [sum], movements, days, into: EUR });
    const running = incomes.map((_, index) =>
      toAmountText(
        incomes
          .slice(0, index + 1)
          .map(euro)
          .reduce(addMoney, euro(opening)),
      ),
    );
    expect(history?.map(({ total }) => toAmountText(total))).toEqual(running);
  });
});
