import { assets as assetsSchema, type Assets } from '@wallet/contract/holdings/balances';
import { assetsExample } from '@wallet/contract/examples/balances';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isCoinType } from '../../operations/accounts.ts';
import { toReceiveContent } from './ReceivePage.tsx';

const ASSETS: Assets = z.parse(assetsSchema, assetsExample);
const retry = () => undefined;

function withTokens(change: (token: Assets['accounts']['tokens'][number]) => Partial<Assets['accounts']['tokens'][number]>): Assets {
  const { accounts } = ASSETS;
  return { ...ASSETS, accounts: { ...accounts, tokens: accounts.tokens.map((token) => ({ ...token, ...change(token) })) } };
}

it('reads the address and the network of the account in the path (RCV-001, RCV-003)', () => {
  expect(toReceiveContent(ASSETS, 'crypto', 202, retry)).toEqual({
    code: 'ETH',
    isStablecoin: false,
    network: 'ethereum',
    decimals: 8,
    address: { kind: 'ready', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  });
});

it('recognizes a stablecoin by its code (RCV-007)', () => {
  expect(toReceiveContent(ASSETS, 'stablecoin', 301, retry)).toMatchObject({ code: 'USDC', isStablecoin: true });
});

it.each([
  ['an unknown account', 'crypto', 999],
  ['an account of another type', 'crypto', 301],
  ['a private-equity token', 'stablecoin', 401],
] as const)('returns null for %s, which cannot receive (RCV-030, ACC-017)', (_, accountType, id) => {
  expect(toReceiveContent(ASSETS, accountType, id, retry)).toBeNull();
});

it('does not accept a fiat account in the path (RCV-030)', () => {
  expect(['crypto', 'stablecoin', 'fiat', undefined].map(isCoinType)).toEqual([true, true, false, false]);
});

it('has no address for a customer who is not whitelisted, whatever the response contains (RCV-012, ACC-014, HOME-072)', () => {
  const refused = withTokens(({ whitelist }) => ({ whitelist: { ...whitelist, in_whitelist: false } }));
  expect(toReceiveContent(refused, 'stablecoin', 301, retry)?.address).toEqual({ kind: 'notAllowed' });
});

it('offers a retry while the address is being created (D-RCV-08)', () => {
  const creating = withTokens(() => ({ address: null }));
  expect(toReceiveContent(creating, 'stablecoin', 301, retry)?.address).toEqual({ kind: 'creating', onRetry: retry });
});
