import { expect, it } from 'vitest';
import { buildOperations } from '../../testing/buildOperations.ts';
import { toActionHref, getShownActions, toHistoryFilter, toHistoryHref, type AccountRef } from './assetGroups.ts';

const EUR: AccountRef = { kind: 'fiat', id: 101, code: 'EUR' };
const BTC: AccountRef = { kind: 'crypto', id: 201, code: 'BTC' };
const RSN: AccountRef = { kind: 'token', id: 401, code: 'RSN', status: 'available' };
const part = buildOperations({
  operations: [
    { type: 'topup', accountIds: [101], targetIds: ['card:11', 'bank:1'] },
    { type: 'withdraw', accountIds: [101], targetIds: ['bank:1'] },
    { type: 'exchange', accountIds: [101], targetIds: ['fiat:102', 'crypto:201'] },
    { type: 'exchange', accountIds: [201], targetIds: ['fiat:101'] },
    { type: 'withdraw', accountIds: [201], targetIds: ['wallet:0'] },
    { type: 'topup', accountIds: [201], targetIds: ['wallet:0'] },
  ],
});

it('offers the actions that the operations list has for the account (HOME-017, D-HOME-08)', () => {
  expect(getShownActions(EUR, part)).toEqual(['topup', 'withdraw', 'exchange', 'history']);
  expect(getShownActions(BTC, part)).toEqual(['buy', 'sell', 'send', 'receive', 'history']);
  expect(getShownActions({ ...EUR, id: 102 }, part)).toEqual(['history']);
});

it.each([
  ['exchange', [101], ['crypto:201'], BTC, 'buy'],
  ['exchange', [101], ['stablecoin:301'], { kind: 'stablecoin', id: 301, code: 'USDC' }, 'buy'],
  ['exchange', [201], ['fiat:101'], BTC, 'sell'],
  ['withdraw', [201], ['wallet:0'], BTC, 'send'],
  ['topup', [201], ['wallet:0'], BTC, 'receive'],
  ['exchange', [101], ['fiat:102'], EUR, 'exchange'],
] as const)('names the operation %s from %o to %o by its account types (TXN-033)', (type, accountIds, targetIds, account, name) => {
  const only = buildOperations({ operations: [{ type, accountIds: [...accountIds], targetIds: [...targetIds] }] });
  expect(getShownActions(account, only)).toEqual([name, 'history']);
});

it('offers send, receive and EUR trades for a stablecoin, ignoring other listed operations (RCV-008)', () => {
  const USDC: AccountRef = { kind: 'stablecoin', id: 301, code: 'USDC' };
  const everything = buildOperations({
    operations: [
      { type: 'topup', accountIds: [301], targetIds: ['card:11', 'bank:1', 'wallet:0'] },
      { type: 'withdraw', accountIds: [301], targetIds: ['bank:1', 'wallet:0'] },
      { type: 'exchange', accountIds: [301], targetIds: ['crypto:201', 'stablecoin:302', 'fiat:102', 'fiat:101'] },
      { type: 'exchange', accountIds: [201, 102, 101], targetIds: ['stablecoin:301'] },
    ],
  });
  const actions = getShownActions(USDC, everything);
  expect(Object.fromEntries(actions.map((action) => [action, toActionHref(USDC, action, everything)]))).toEqual({
    buy: '/operation/exchange/fiat/101/stablecoin/301',
    sell: '/operation/exchange/stablecoin/301/fiat/101',
    send: '/operation/withdraw/stablecoin/301',
    receive: '/operation/topup/stablecoin/301',
    history: '/transactions?token[]=301',
  });
});

it('shows all actions of the account’s kind without an operations list (HOME-034)', () => {
  expect(getShownActions(BTC, null)).toEqual(['buy', 'sell', 'send', 'receive', 'history']);
});

it('offers info and history for a private-equity token, without info while it is coming soon (HOME-019, HOME-021, TOK-002)', () => {
  expect(getShownActions(RSN, part)).toEqual(['info', 'history']);
  expect(getShownActions({ ...RSN, status: 'coming_soon' }, part)).toEqual(['history']);
});

it.each([
  ['a purchase (HOME-046)', BTC, 'buy', '/operation/exchange/fiat/101/crypto/201'],
  ['a sale (HOME-046)', BTC, 'sell', '/operation/exchange/crypto/201/fiat/101'],
  ['sending (HOME-046)', BTC, 'send', '/operation/withdraw/crypto/201'],
  ['receiving (HOME-046)', BTC, 'receive', '/operation/topup/crypto/201'],
  ['a top-up (D-HOME-09)', EUR, 'topup', '/operation/topup/fiat/101/'],
  ['an exchange (D-HOME-09)', EUR, 'exchange', '/operation/exchange/fiat/101/fiat/102'],
  ['the info of a token (HOME-020)', RSN, 'info', '/assets/tokens/RSN/info'],
  ['the history of a fiat account (HOME-018)', EUR, 'history', '/transactions?account[]=101'],
  ['the history of a wallet (HOME-018)', BTC, 'history', '/transactions?wallet[]=201'],
  ['the history of a token (HOME-018)', RSN, 'history', '/transactions?token[]=401'],
] as const)('links %s to its own path', (_, account, action, href) => {
  expect(toActionHref(account, action, part)).toBe(href);
});

it('asks for the orders of all accounts of a group, by kind (HOME-109)', () => {
  const USDC: AccountRef = { kind: 'stablecoin', id: 301, code: 'USDC' };
  expect(toHistoryFilter([BTC, { ...BTC, id: 202 }, USDC])).toEqual({ 'wallet[]': [201, 202], 'token[]': [301] });
  expect(toHistoryHref(BTC, USDC)).toBe('/transactions?wallet[]=201&token[]=301');
});
