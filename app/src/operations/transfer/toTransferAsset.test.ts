import { assets as assetsSchema, type Assets } from '@wallet/contract/balances';
import { assetsExample } from '@wallet/contract/examples/balances';
import type { UserInfo } from '@wallet/contract/user-info';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toTransferAsset } from './toTransferAsset.ts';

const ASSETS: Assets = z.parse(assetsSchema, assetsExample);
type Agreements = Pick<UserInfo, 'serviceProviders'>;
const UNSIGNED: Agreements = { serviceProviders: [{ serviceProvider: 'markets', status: 'none' }] };
const SIGNED: Agreements = { serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }] };

it('reads the limits of a coin: least amount, what may be spent, what pays the fee (SEND-008, SEND-057)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'crypto', 202, 'EUR')).toMatchObject({
    code: 'ETH',
    lower: { amount: '0.00200000' },
    upper: { amount: '3.10000000' },
    feeAllowance: { currencyCode: 'ETH', amount: '3.10000000' },
    needsBeneficiary: false,
  });
});

function bitcoinWith(locked: string) {
  const crypto = ASSETS.accounts.crypto.map((account) => ({ ...account, balance_locked: locked }));
  return toTransferAsset({ ...ASSETS, accounts: { ...ASSETS.accounts, crypto } }, UNSIGNED, 'crypto', 202, 'EUR');
}

it('a coin whose last transaction is under way cannot be sent before that has ended (D-SEND-35, OPS-020)', () => {
  expect(bitcoinWith('0.00000001')).toMatchObject({ isSendable: false, isLocked: true });
  expect(bitcoinWith('0.00000000')).toMatchObject({ isSendable: true, isLocked: false });
});

it('a stablecoin’s fee is paid in ETH (SEND-058, D-SEND-16)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'stablecoin', 301, 'EUR')).toMatchObject({
    code: 'USDC',
    upper: { amount: '1500.00000' },
    feeAllowance: { currencyCode: 'ETH' },
  });
});

it('without a named minimum the lower limit is 0 (SEND-008)', () => {
  const without: Assets = { ...ASSETS, minimum: { ...ASSETS.minimum, send: {} } };
  expect(toTransferAsset(without, UNSIGNED, 'crypto', 202, 'EUR')?.lower.amount).toBe('0.00000000');
});

it('who has no ETH account has nothing to pay the fee with (D-SEND-16)', () => {
  const without: Assets = { ...ASSETS, accounts: { ...ASSETS.accounts, crypto: [] } };
  expect(toTransferAsset(without, UNSIGNED, 'stablecoin', 301, 'EUR')?.feeAllowance).toMatchObject({
    currencyCode: 'ETH',
    amount: '0.00000000',
  });
});

const rateIn = (assets: Assets, primary: 'EUR' | 'USD') => toTransferAsset(assets, UNSIGNED, 'crypto', 202, primary)?.rate;

it('knows what a unit is worth in the currency of the totals (D-SEND-17, TRS-044)', () => {
  const priced: Assets = { ...ASSETS, currencies: { ETH: { EUR: '2480', USD: '2700' } } };
  expect(rateIn(priced, 'USD')).toEqual({ perUnit: '2700', currencyCode: 'USD', decimals: 2 });
  expect(rateIn(priced, 'EUR')).toEqual({ perUnit: '2480', currencyCode: 'EUR', decimals: 2 });
  expect(rateIn({ ...ASSETS, currencies: {} }, 'USD')).toBeNull();
});

it('who signed with the markets company names the beneficiary, nobody else does (SEND-021, ACC-013, USR-016)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'crypto', 202, 'EUR')?.needsBeneficiary).toBe(false);
  expect(toTransferAsset(ASSETS, SIGNED, 'crypto', 202, 'EUR')?.needsBeneficiary).toBe(true);
});

it.each([
  ['an unknown id', 'crypto', 999],
  ['a stablecoin asked for as a coin', 'crypto', 301],
  ['a private-equity token', 'stablecoin', 401],
] as const)('%s is unknown (SEND-055)', (_, accountType, id) => {
  expect(toTransferAsset(ASSETS, UNSIGNED, accountType, id, 'EUR')).toBeNull();
});
