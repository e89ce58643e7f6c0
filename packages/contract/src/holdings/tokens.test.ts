import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tokenInfoExample } from '../examples/tokens.ts';
import { marketplaceToken, tokenInfo, tokenPopup } from './tokens.ts';

const withFigures = (figures: object) => ({ ...tokenInfoExample, info: { ...tokenInfoExample.info, ...figures } });
const read = (value: object) => z.parse(tokenInfo, value);

it('reads the figures, and keeps the listing under any product name (TOK-020)', () => {
  const { info } = read(withFigures({ listed_ostra: '2025-01-02' }));
  expect(info).toMatchObject({
    last_round: '45000000.00',
    lock_up_period: '24 months',
    listed_halden: '2024-11-04',
    listed_ostra: '2025-01-02',
  });
});

it.each([
  ['no decimal', { unit_price: '12,50' }, 'unit_price'],
  ['a number', { valuation: 12 }, 'valuation'],
  ['a figure beyond every currency', { share_price: '9'.repeat(40) }, 'share_price'],
  ['nothing at all', { last_round: undefined }, 'last_round'],
  ['no day', { estimate_redemption_date: 'soon' }, 'estimate_redemption_date'],
  ['a number of months', { lock_up_period: 6 }, 'lock_up_period'],
])('reads a figure that is %s as missing, and keeps the rest (TOK-010, TOK-020)', (_, figures, name) => {
  const { info } = read(withFigures(figures));
  expect(info[name]).toBeNull();
  expect(info.minimum_investment).toBe('100.00');
});

it('reads absent figures as missing (TOK-010, TOK-020)', () => {
  const { info } = read({ ...tokenInfoExample, info: { share_price: '1.00' } });
  expect(info).toMatchObject({ share_price: '1.00', valuation: null, lock_up_period: null, change: null, public_listing: null });
});

it('reads a negative figure and leaves its display to the screen (TOK-010)', () => {
  expect(read(withFigures({ valuation: '-1.00' })).info.valuation).toBe('-1.00');
});

it('reads a token with a new status and reports the status as unknown (TOK-019, D-TOK-07)', () => {
  expect(read({ ...tokenInfoExample, status: 'melted' }).status).toBe('unknown');
  expect(read({ ...tokenInfoExample, status: 'deal_exit' }).status).toBe('deal_exit');
});

it('accepts missing details of the company and the documents (TOK-018, TOK-021)', () => {
  const marketplace = { ...tokenInfoExample.marketplace, founded: null, logo: null, logo_dark: null, cover: null, website: null };
  expect(read({ ...tokenInfoExample, marketplace, documents: { memorandum: null }, overview: [], popup: null })).toMatchObject({
    marketplace: { founded: null, logo: null },
    documents: { memorandum: null },
    overview: [],
    popup: null,
  });
});

it.each(['none', 'obligatory', 'dont_show_more'] as const)('accepts a popup with the checkbox logic %s (TOK-022)', (logic) => {
  const popup = { ...tokenInfoExample.popup, checkbox_logic: logic };
  expect(z.parse(tokenPopup, popup)).toEqual(popup);
});

it('keeps a deal with an unreadable price in the list (TOK-025)', () => {
  const { marketplace, info_tags, id, symbol, name, status, currency } = tokenInfoExample;
  const deal = { id, symbol, name, status, currency, info_tags, marketplace, unit_price: 'free', minimum_investment: null, change: null };
  expect(z.parse(marketplaceToken, deal)).toMatchObject({ symbol: 'RSN', unit_price: null });
});
