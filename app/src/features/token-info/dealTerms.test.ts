import { builtInLocale } from '@wallet/core/format/locale';
import { tokenInfoExample } from '@wallet/contract/examples/tokens';
import { tokenInfo, type TokenInfo } from '@wallet/contract/holdings/tokens';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toDealTerms } from './model.ts';

const build = (status: TokenInfo['status'], figures: object = {}): TokenInfo => ({
  ...z.parse(tokenInfo, { ...tokenInfoExample, info: { ...tokenInfoExample.info, ...figures } }),
  status,
});
const getNames = (status: TokenInfo['status']) => toDealTerms(build(status), builtInLocale).map(({ name }) => name);
const getValues = (status: TokenInfo['status'], figures: object = {}) =>
  toDealTerms(build(status, figures), builtInLocale).map(({ value }) => value);

it.each(['available', 'pre_order'] as const)('lists the terms of %s in order (TOK-013)', (status) => {
  expect(getNames(status)).toEqual(['estimateValuation', 'unitRatio', 'minimumInvestment', 'unitPrice']);
  expect(getValues(status)).toEqual(['$340M', '1:1', '$100.00', '$12.50']);
});

it('lists the terms of sold_out with the initial price in place of the price (TOK-014)', () => {
  expect(getNames('sold_out')).toEqual(['estimateValuation', 'unitRatio', 'minimumInvestment', 'initialUnitPrice']);
  expect(getValues('sold_out')).toEqual(['$340M', '1:1', '$100.00', '$10.00']);
});

it('lists the terms of payout_soon (TOK-015)', () => {
  expect(getNames('payout_soon')).toEqual(['listed', 'initialUnitPrice', 'publicListing', 'lockUp', 'redemptionDate']);
  expect(getValues('payout_soon')).toEqual(['04\u00A0Nov\u00A02024', '$10.00', null, '24 months', '30\u00A0Jun\u00A02028']);
});

it('lists the terms of deal_exit (TOK-016)', () => {
  expect(getNames('deal_exit')).toEqual(['listed', 'initialUnitPrice', 'publicListing', 'liquidationPrice', 'redemptionDate']);
  expect(getValues('deal_exit', { liquidation_price: '16.8', public_listing: '2025-03-03' })).toEqual([
    '04\u00A0Nov\u00A02024',
    '$10.00',
    '03\u00A0Mar\u00A02025',
    '$16.80',
    '30\u00A0Jun\u00A02028',
  ]);
});

it.each(['coming_soon', 'unknown'] as const)('has no terms for %s (D-TOK-05, D-TOK-07)', (status) => {
  expect(toDealTerms(build(status), builtInLocale)).toEqual([]);
});

it('finds the listing day under any product name (D-TOK-02)', () => {
  const { listed_halden: _, ...figures } = tokenInfoExample.info;
  const info = z.parse(tokenInfo, { ...tokenInfoExample, status: 'deal_exit', info: { ...figures, listed_ostra: '2023-05-10' } });
  expect(toDealTerms(info, builtInLocale)[0]?.value).toBe('10\u00A0May\u00A02023');
});

it.each(['2025-02-30', 'soon', 20_250_101, null])('treats the day %s as missing (TOK-010)', (day) => {
  expect(getValues('payout_soon', { listed_halden: day, estimate_redemption_date: day })).toEqual([
    null,
    '$10.00',
    null,
    '24 months',
    null,
  ]);
});

it('treats negative, empty and unreadable figures as missing (TOK-010)', () => {
  const figures = { initial_unit_price: '-10', lock_up_period: '', public_listing: 'x' };
  expect(getValues('payout_soon', figures)).toEqual(['04\u00A0Nov\u00A02024', null, null, null, '30\u00A0Jun\u00A02028']);
});

it('shows the change with the unit price, or with the initial one (D-TOK-09)', () => {
  expect(toDealTerms(build('available'), builtInLocale).at(-1)).toEqual({ name: 'unitPrice', value: '$12.50', change: '25.00' });
  expect(toDealTerms(build('sold_out'), builtInLocale).at(-1)).toMatchObject({ name: 'initialUnitPrice', change: '25.00' });
  expect(toDealTerms(build('deal_exit'), builtInLocale)[1]).not.toHaveProperty('change');
  expect(toDealTerms(build('available', { change: null }), builtInLocale).at(-1)).toMatchObject({ change: null });
});
