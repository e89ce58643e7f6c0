import { toAmountText } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { demoAssets } from '../../operations/demoAssets.ts';
import { buildOperations } from '../../testing/buildOperations.ts';
import { toAccountGroup } from './accountGroup.ts';
import { toAccountPage } from './toAccountPage.ts';

const prices = { rates: demoAssets.currencies, grow: [], into: { currencyCode: 'EUR', decimals: 2 } };
const operations = buildOperations({ operations: [{ type: 'topup', accountIds: [101], targetIds: ['bank:1'] }] });
const requisites = {
  accountId: 101,
  paymentNetworkId: 1,
  beneficiaryName: 'Alice Hale',
  iban: 'LT127044400000000101',
  reference: 'HALDEN-101',
  beneficiaryAddress: 'Gedimino pr. 9, Vilnius',
  bic: 'HALDLT21XXX',
  bankName: 'Halden Bank',
  bankAddress: 'Konstitucijos pr. 21, Vilnius',
};

/** Reads the page of a demo account whose id is the operations' euro account. */
function readPage(group: 'cash' | 'crypto', code: string, parts = operations) {
  const fiat = demoAssets.accounts.fiat.map((account) => (account.currency === 'EUR' ? { ...account, id: 101 } : account));
  const assets = { ...demoAssets, accounts: { ...demoAssets.accounts, fiat } };
  const dynamic = [{ symbol: 'BTC', percent: '1.84' }];
  const { content } = toAccountGroup(group, { assets, operations: parts, dynamic, grow: [], primary: 'EUR', product: 'Halden' });
  const key = content.sections.flatMap(({ items }) => items).find((item) => item.code === code)?.key ?? '';
  const page = toAccountPage({ kind: 'ready', content }, key, { prices, operations: parts });
  if (page?.kind !== 'ready') throw new Error('The demo holds this account.');
  return page.content;
}

it('says what a coin’s holding is worth and how today’s price changed that (HOME-107, HOME-108)', () => {
  const { worthChange } = readPage('crypto', 'BTC');
  // 29,457.97 → 30,000.00
  expect(worthChange && [toAmountText(worthChange.amount), worthChange.percent]).toEqual(['542.03', '1.84']);
  expect(readPage('crypto', 'USDC').worthChange).toBeNull();
});

it('says where a transfer to the account is sent, unless transfers are blocked (HOME-107, SEPA-017)', () => {
  const { accountId, paymentNetworkId, ...shown } = requisites;
  const settings = {
    ...operations.settings,
    eur_top_up_sepa_fee: '5.00',
    eur_top_up_sepa_minimal_exclusive: '10.00',
    eur_top_up_sepa_threshold_no_fee: '1000.00',
  };
  const bound = {
    ...operations,
    settings,
    requisites: { ...operations.requisites, topupSepa: [{ accountId, paymentNetworkId, ...shown }] },
  };
  expect(readPage('cash', 'EUR', bound).requisites).toEqual(shown);
  expect(readPage('cash', 'USD', bound).requisites).toBeNull();
  const banks = bound.banks.map((bank) => ({ ...bank, status: 'pending' as const }));
  expect(readPage('cash', 'EUR', { ...bound, banks }).requisites).toBeNull();
});
