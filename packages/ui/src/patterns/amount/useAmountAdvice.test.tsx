import type { Quote } from '@wallet/core/fees/quote';
import { addMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { eur } from '@wallet/core/testing/amounts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpPage } from '../../testing/renderSample.tsx';
import { ThemeRoot, type ThemeRootProps } from '../../foundations/ThemeRoot/ThemeRoot.tsx';
import { useAmountAdvice } from './useAmountAdvice.ts';

setUpPage();

type Terms = Partial<Pick<Quote, 'refusal' | 'minimum'>> & { readonly have?: string; readonly fee?: string; readonly decimals?: number };

const left = (remaining: string): Terms => ({ have: '90000', refusal: { limit: 'daily', remaining: eur(remaining) } });

/** The advice on an amount, with a fee on top of it. */
function readAdvice(text: string, { have, fee = '0', decimals = 2, ...terms }: Terms, balances: ThemeRootProps['balances'] = 'shown') {
  const getTotal = (amount: Money) => addMoney(amount, eur(fee));
  const amount = eur(text);
  const quote = { fee: eur(fee), total: getTotal(amount), arrives: amount, isAllowed: true, ...terms };
  const { result } = renderHook(
    () =>
      useAmountAdvice(amount, { have: have === undefined ? undefined : eur(have), quote, getTotal, decimals, onAmount: () => undefined }),
    { wrapper: ({ children }) => <ThemeRoot balances={balances}>{children}</ThemeRoot> },
  );
  return [result.current?.text, result.current?.action];
}

it('offers the largest amount that limit and balance allow, but tells no hidden balance by it (WISH-001, WISH-002, D-DESK-05)', () => {
  expect(readAdvice('96000', left('95000'))).toEqual(['€95,000.00 left today', 'Use €90,000.00']);
  expect(readAdvice('96000', left('95000'), 'hidden')).toEqual(['€95,000.00 left today', undefined]);
  expect(readAdvice('96000', left('500'), 'hidden')).toEqual(['€500.00 left today', 'Use €500.00']);
  const onTop = { have: '90000', fee: '2' };
  expect(readAdvice('89999', onTop)).toEqual(['You have €90,000.00', 'Use €89,998.00']);
  expect(readAdvice('89999', onTop, 'hidden')).toEqual(['You have ••••', undefined]);
});

it('offers nothing below the minimum, and no minimum that the balance does not cover (LIB-012, D-DESK-05)', () => {
  const poor = { have: '3.50', fee: '2', minimum: eur('3') };
  expect(readAdvice('3', poor)).toEqual(['You have €3.50', undefined]);
  expect(readAdvice('1.50', poor)).toEqual(['Min: €3.00', undefined]);
  expect(readAdvice('1.50', { ...poor, have: '5' })).toEqual(['Min: €3.00', 'Use €3.00']);
  expect(readAdvice('3.50', { ...poor, have: '5' })).toEqual(['You have €5.00', 'Use €3.00']);
  expect(readAdvice('1', { minimum: eur('3.50'), decimals: 0 })).toEqual(['Min: €3.50', undefined]);
  expect(readAdvice('9', { minimum: eur('3'), refusal: { limit: 'daily', remaining: eur('2') } })).toEqual(['€2.00 left today', undefined]);
});
