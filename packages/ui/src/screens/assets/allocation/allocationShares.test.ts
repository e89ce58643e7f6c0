import { builtInLocale } from '@wallet/core/format/locale';
import { money } from '@wallet/core/money/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateAllocation } from './AllocationCard.tsx';

const part = (label: string, amount: string) => ({ label, balance: money(amount, 'EUR', 2) });

it('divides the groups into whole percents, largest first, and merges the two smallest of six (HOME-011)', () => {
  const shares = calculateAllocation(
    [
      part('Cash', '20118.40'),
      part('Crypto', '44542.50'),
      part('Private equity', '24355.20'),
      part('Stocks', '15902.34'),
      part('Bonds', '10046.00'),
      part('Notes', '5000.00'),
    ],
    builtInLocale,
  );
  expect(shares.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Crypto 37%',
    'Private equity 20%',
    'Cash 17%',
    'Stocks 13%',
    'Bonds and Notes 13%',
  ]);
});

it('shows no allocation while the balance of a group is unknown (D-HOME-04)', () => {
  expect(calculateAllocation([part('Cash', '10.00'), { label: 'Crypto', balance: null }], builtInLocale)).toEqual([]);
});

it('returns no shares for a total of zero', () => {
  expect(calculateAllocation([part('Cash', '0.00')], builtInLocale)).toEqual([]);
});

it('property: the percents add up to 100, each is its share rounded up or down, and no larger sum has a smaller one (HOME-011)', () => {
  const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (units) => {
      const parts = units.map((unit, index) => ({ label: `${index}`, balance: money(`${unit}`, 'EUR', 0) }));
      const percents = calculateAllocation(parts, builtInLocale).map(({ percent }) => percent);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      expect(percents.slice(0, 4)).toEqual(percents.slice(0, 4).toSorted((one, other) => other - one));
      const whole = units.reduce((sum, unit) => sum + unit, 0n);
      const largest = units.toSorted((one, other) => Number(other - one));
      for (const [index, percent] of percents.slice(0, units.length > 5 ? 4 : 5).entries())
        expect(Math.abs(percent - Number((largest[index] ?? 0n) * 10_000n) / Number(whole) / 100)).toBeLessThan(1);
    }),
  );
});
