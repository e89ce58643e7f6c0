import { builtInLocale } from '@wallet/core/format/locale';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { decimal } from '@wallet/core/money/decimal';
import { amountOf, fromMinorUnits, toMinorUnits } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { expect, it } from 'vitest';
import { bareDisplay, bareMultiply, bareRead, bareWrite } from './moneyReferences.ts';

const EUR = { currencyCode: 'EUR', decimals: 2 };

it.each([0n, 5n, -5n, 123_450n, -100_000_000_001n, 999_999_999_999_999_999n])('M1 to M4 compare the same work: %d', (units) => {
  const amount = fromMinorUnits(units, EUR);
  const rate = decimal('1.07853');
  expect(bareWrite(units)).toBe(amountOf(amount));
  expect(bareRead(amountOf(amount))).toBe(units);
  expect(bareDisplay(units)).toBe(formatMoney(amount, builtInLocale));
  expect(bareMultiply(units, rate.units, rate.scale)).toBe(toMinorUnits(multiplyByRate(amount, rate, EUR, 'down')));
});
