import { expect, it } from 'vitest';
import { buildOperations } from '../../testing/buildOperations.ts';
import { actionHref, shownActions, type AccountRef } from './accountActions.ts';

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

it('an account shows the actions that the operations list holds for it (HOME-017, D-HOME-08)', () => {
  expect(shownActions(EUR, part)).toEqual(['topup', 'withdraw', 'exchange', 'history']);
  expect(shownActions(BTC, part)).toEqual(['buy', 'sell', 'send', 'receive', 'history']);
  expect(shownActions({ ...EUR, id: 102 }, part)).toEqual(['history']);
});

it.each([
  ['exchange', [101], ['crypto:201'], BTC, 'buy'],
  ['exchange', [101], ['stablecoin:301'], { kind: 'stablecoin', id: 301, code: 'USDC' }, 'buy'],
  ['exchange', [201], ['fiat:101'], BTC, 'sell'],
  ['withdraw', [201], ['wallet:0'], BTC, 'send'],
  ['topup', [201], ['wallet:0'], BTC, 'receive'],
  ['exchange', [101], ['fiat:102'], EUR, 'exchange'],
] as const)(
  'TXN-033 the operation %s of %o to %o is, for its account, named by its types',
  (type, accountIds, targetIds, account, name) => {
    const only = buildOperations({ operations: [{ type, accountIds: [...accountIds], targetIds: [...targetIds] }] });
    expect(shownActions(account, only)).toEqual([name, 'history']);
  },
);

it('a stablecoin is sent, received, and exchanged for EUR: whatever else the list may hold of it is not offered (RCV-008)', () => {
  const USDC: AccountRef = { kind: 'stablecoin', id: 301, code: 'USDC' };
  const everything = buildOperations({
    operations: [
      { type: 'topup', accountIds: [301], targetIds: ['card:11', 'bank:1', 'wallet:0'] },
      { type: 'withdraw', accountIds: [301], targetIds: ['bank:1', 'wallet:0'] },
      { type: 'exchange', accountIds: [301], targetIds: ['crypto:201', 'stablecoin:302', 'fiat:102', 'fiat:101'] },
      { type: 'exchange', accountIds: [201, 102, 101], targetIds: ['stablecoin:301'] },
    ],
  });
  const actions = shownActions(USDC, everything);
  expect(Object.fromEntries(actions.map((action) => [action, actionHref(USDC, action, everything)]))).toEqual({
    buy: '/operation/exchange/fiat/101/stablecoin/301',
    sell: '/operation/exchange/stablecoin/301/fiat/101',
    send: '/operation/withdraw/stablecoin/301',
    receive: '/operation/topup/stablecoin/301',
    history: '/transactions?token[]=301',
  });
});

it('without an operations list all actions of the kind are shown: each opens the prompt (HOME-034)', () => {
  expect(shownActions(BTC, null)).toEqual(['buy', 'sell', 'send', 'receive', 'history']);
});

it('a private-equity token has its info and its history, no info while it is coming soon (HOME-019, HOME-021, TOK-002)', () => {
  expect(shownActions(RSN, part)).toEqual(['info', 'history']);
  expect(shownActions({ ...RSN, status: 'coming_soon' }, part)).toEqual(['history']);
});

it.each([
  ['HOME-046 a purchase', BTC, 'buy', '/operation/exchange/fiat/101/crypto/201'],
  ['HOME-046 a sale', BTC, 'sell', '/operation/exchange/crypto/201/fiat/101'],
  ['HOME-046 sending', BTC, 'send', '/operation/withdraw/crypto/201'],
  ['HOME-046 receiving', BTC, 'receive', '/operation/topup/crypto/201'],
  ['D-HOME-09 a top-up', EUR, 'topup', '/operation/topup/fiat/101/'],
  ['D-HOME-09 an exchange', EUR, 'exchange', '/operation/exchange/fiat/101/fiat/102'],
  ['HOME-020 the info of a token', RSN, 'info', '/assets/tokens/RSN/info'],
  ['HOME-018 the history of a fiat account', EUR, 'history', '/transactions?account[]=101'],
  ['HOME-018 the history of a wallet', BTC, 'history', '/transactions?wallet[]=201'],
  ['HOME-018 the history of a token', RSN, 'history', '/transactions?token[]=401'],
] as const)('%s leads to its own path', (_, account, action, href) => {
  expect(actionHref(account, action, part)).toBe(href);
});
