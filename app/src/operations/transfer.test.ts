import { type Assets, assets as assetsSchema } from '@wallet/contract/holdings/balances';
import { assetsExample } from '@wallet/contract/examples/balances';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { AddressLengths } from '@wallet/core/addresses/address';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildRefusal } from '../testing/buildRefusal.ts';
import { toCodeRefusal } from './signedOperation.ts';
import { toSendRefusal, toQuoteIssues, toSendBody, toTransferAsset } from './transfer.ts';

const ASSETS: Assets = z.parse(assetsSchema, assetsExample);
type Agreements = Pick<UserInfo, 'serviceProviders'>;
const UNSIGNED: Agreements = { serviceProviders: [{ serviceProvider: 'markets', status: 'none' }] };
const SIGNED: Agreements = { serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }] };

it('reads a coin’s minimum, spendable balance and fee balance (SEND-008, SEND-057)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'crypto', 202, 'EUR')).toMatchObject({
    code: 'ETH',
    lower: money('0.00200000', 'ETH', 8),
    upper: money('3.10000000', 'ETH', 8),
    feeAllowance: money('3.10000000', 'ETH', 8),
    needsBeneficiary: false,
  });
});

const toEther = (addressLengths: AddressLengths) => toTransferAsset(ASSETS, UNSIGNED, 'crypto', 202, 'EUR', { addressLengths });

it('limits an address to the length configured for its network (D-SEND-07)', () => {
  expect(toEther({ BTC: 62, ETH: 44 })?.addressMaxLength).toBe(44);
  expect(toEther({ BTC: 62 })?.addressMaxLength).toBeUndefined();
});

function toLocked(locked: string) {
  const crypto = ASSETS.accounts.crypto.map((account) => ({ ...account, balance_locked: locked }));
  return toTransferAsset({ ...ASSETS, accounts: { ...ASSETS.accounts, crypto } }, UNSIGNED, 'crypto', 202, 'EUR');
}

it('does not send a coin while its last transaction is in progress (D-SEND-35, OPS-020)', () => {
  expect(toLocked('0.00000001')).toMatchObject({ isSendable: false, isLocked: true });
  expect(toLocked('0.00000000')).toMatchObject({ isSendable: true, isLocked: false });
});

it('pays a stablecoin’s fee in ETH (SEND-058, D-SEND-16)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'stablecoin', 301, 'EUR')).toMatchObject({
    code: 'USDC',
    upper: money('1500.00000', 'USDC', 5),
    feeAllowance: { currencyCode: 'ETH' },
  });
});

it('has a lower limit of 0 when there is no minimum (SEND-008)', () => {
  const without: Assets = { ...ASSETS, minimum: { ...ASSETS.minimum, send: {} } };
  expect(toTransferAsset(without, UNSIGNED, 'crypto', 202, 'EUR')?.lower).toEqual(money('0', 'ETH', 8));
});

it('has a fee balance of 0 without an ETH account (D-SEND-16)', () => {
  const without: Assets = { ...ASSETS, accounts: { ...ASSETS.accounts, crypto: [] } };
  expect(toTransferAsset(without, UNSIGNED, 'stablecoin', 301, 'EUR')?.feeAllowance).toEqual(money('0', 'ETH', 8));
});

const getRate = (assets: Assets, primary: 'EUR' | 'USD') => toTransferAsset(assets, UNSIGNED, 'crypto', 202, primary)?.rate;

it('reads the worth of a unit in the primary currency (D-SEND-17, TRS-044)', () => {
  const priced: Assets = { ...ASSETS, currencies: { ETH: { EUR: '2480', USD: '2700' } } };
  expect(getRate(priced, 'USD')).toEqual({ perUnit: '2700', currencyCode: 'USD', decimals: 2 });
  expect(getRate(priced, 'EUR')).toEqual({ perUnit: '2480', currencyCode: 'EUR', decimals: 2 });
  expect(getRate({ ...ASSETS, currencies: {} }, 'USD')).toBeNull();
});

it('requires the beneficiary only from customers who signed with the markets company (SEND-021, ACC-013, USR-016)', () => {
  expect(toTransferAsset(ASSETS, UNSIGNED, 'crypto', 202, 'EUR')?.needsBeneficiary).toBe(false);
  expect(toTransferAsset(ASSETS, SIGNED, 'crypto', 202, 'EUR')?.needsBeneficiary).toBe(true);
});

it.each([
  ['an unknown id', 'crypto', 999],
  ['a stablecoin asked for as a coin', 'crypto', 301],
  ['a private-equity token', 'stablecoin', 401],
] as const)('returns null for %s (SEND-055)', (_, accountType, id) => {
  expect(toTransferAsset(ASSETS, UNSIGNED, accountType, id, 'EUR')).toBeNull();
});

const FEE = money('0.0007', 'ETH', 8);
const VALUES = {
  address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  amount: '0.5',
  comment: 'Invoice 17',
  speed: 'fast',
  beneficiaryName: ' Bruno Keller ',
  beneficiaryCountry: 'LTU',
} as const;

it('sends every value of the form, the fee amount shown, and whether it is a resend (SEND-006, SEND-061)', () => {
  const body = {
    to: VALUES.address,
    amount: '0.5',
    comment: 'Invoice 17',
    fee: 'fast',
    fee_amount: '0.00070000',
    beneficiary: 'Bruno Keller',
    beneficiary_country: 'LTU',
  };
  expect(toSendBody(VALUES, FEE, false)).toEqual({ ...body, repeated_event: 'false' });
  expect(toSendBody(VALUES, FEE, true)).toEqual({ ...body, repeated_event: 'true' });
});

it('leaves out empty values (SEND-006, D-SEND-04)', () => {
  const plain = toSendBody({ ...VALUES, comment: '', beneficiaryName: '', beneficiaryCountry: '' }, FEE, false);
  expect(Object.keys(plain)).toEqual(['to', 'fee', 'fee_amount', 'amount', 'repeated_event']);
});

const names = { address: 'address', amount: 'amount', beneficiary_country: 'beneficiaryCountry' } as const;

it('shows the provider’s message at the field that it names (SEND-049)', () => {
  const refusal = buildRefusal(400, { fields: { address: ['Invalid address'], beneficiary_country: ['This field is required'] } });
  expect(toSendRefusal(refusal, names)).toEqual({
    kind: 'refused',
    fields: { address: 'Invalid address', beneficiaryCountry: 'This field is required' },
  });
});

it('shows one text for every "Not enough…" (SEND-050)', () => {
  expect(toSendRefusal(buildRefusal(400, { fields: { amount: ['Not enough money on the wallet'] } }), names)).toMatchObject({
    fields: { amount: 'Not enough funds' },
  });
});

it('drops the blank-amount message and keeps the others (SEND-051, D-SEND-34)', () => {
  const blank = 'This value should not be blank.';
  expect(toSendRefusal(buildRefusal(400, { fields: { amount: [blank, 'Min: 0.002 ETH'] } }), names)).toMatchObject({
    fields: { amount: 'Min: 0.002 ETH' },
  });
  expect(toQuoteIssues(buildRefusal(400, { fields: { amount: [blank] } }))).toEqual({});
});

it('shows the fee request’s errors for amount and address (SEND-028)', () => {
  const fields = { amount: ['Not enough funds'], address: ['Invalid address'] };
  expect(toQuoteIssues(buildRefusal(400, { fields }))).toEqual({ amount: 'Not enough funds', address: 'Invalid address' });
});

it('shows the provider’s message for a locked balance (D-SEND-31)', () => {
  const message = 'ETH is temporarily locked until the last transaction completes.';
  expect(toSendRefusal(buildRefusal(409, { code: 409_003, message }), names)).toEqual({ kind: 'refused', fields: {}, message });
});

it.each([
  [112, 'Too many attempts'],
  [115, 'Too many codes'],
])('shows stopped codes, refusal %s of the prepare request, as a message over the form (SCA-025)', (code, message) => {
  expect(toSendRefusal(buildRefusal(400, { code, message }), names)).toEqual({ kind: 'refused', fields: {}, message });
});

it('shows a refused code at the code (SEND-044)', () => {
  const invalid = buildRefusal(400, { fields: { pin: ['Invalid code'] } });
  expect(toCodeRefusal(invalid)).toEqual({ kind: 'refused', fields: { code: 'Invalid code' } });
  const stopped = buildRefusal(400, { code: 112, message: 'Too many attempts' });
  expect(toCodeRefusal(stopped)).toEqual({ kind: 'refused', fields: { code: 'Too many attempts' } });
});
