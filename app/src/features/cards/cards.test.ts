import { cardsExample } from '@wallet/contract/examples/accounts';
import { card } from '@wallet/contract/operations/cards';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildOperations } from '../../testing/buildOperations.ts';
import { toPathAfterAdding, toCardItem } from './model.ts';

const NOW = Date.parse('2026-05-01T00:00:00Z');
const VISA = z.parse(card, cardsExample[0]);
const operations = buildOperations({ operations: [{ type: 'topup', accountIds: [101], targetIds: ['card:11', 'bank:1'] }] });

it('maps a card’s details and links (CARDS-002, CARDS-004)', () => {
  expect(toCardItem(VISA, operations, NOW)).toEqual({
    id: 11,
    brand: 'visa',
    status: 'verified',
    name: 'Visa 4242',
    numberFormatted: '•••• 4242',
    holder: 'ALICE HALE',
    expirationDate: '08/29',
    isExpired: false,
    href: '/cards/11',
    topUpHref: '/operation/topup/fiat/101/card/11',
    verificationHref: null,
  });
});

it('links only an unverified card to its verification (CARDS-005, CARDS-006, CARDS-007)', () => {
  expect(toCardItem({ ...VISA, status: 'not_verified' }, operations, NOW).verificationHref).toBe('/cards/11/verification');
  expect(toCardItem({ ...VISA, status: 'pending' }, operations, NOW).verificationHref).toBeNull();
  expect(toCardItem(VISA, undefined, NOW).topUpHref).toBeNull();
});

it.each([
  ['/operation/topup/fiat/101/card/7?amount=50.00', '/operation/topup/fiat/101/card/11?amount=50.00'],
  ['/operation/topup/fiat/101/payment_network/1', '/operation/topup/fiat/101/card/11'],
  ['https://elsewhere.example/operation/topup/', '/cards/11/verification'],
  ['//elsewhere.example', '/cards/11/verification'],
  ['/settings', '/cards/11/verification'],
  [null, '/cards/11/verification'],
])('navigates from %s to %s after adding a card (D-CARDS-06)', (returnTo, path) => {
  expect(toPathAfterAdding(returnTo, { id: 11, status: 'not_verified' })).toBe(path);
});

it('returns to the top-up, or to the list, when the card was already added (D-CARDS-05, D-CARDS-06)', () => {
  expect(toPathAfterAdding('/operation/topup/fiat/101/card/7', null)).toBe('/operation/topup/fiat/101/card/7');
  expect(toPathAfterAdding(null, null)).toBe('/cards');
  expect(toPathAfterAdding(null, { id: 11, status: 'verified' })).toBe('/cards');
});
