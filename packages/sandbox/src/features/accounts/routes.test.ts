import { openVirtualAccounts, operations, readPaymentMethods, readWithdrawMethods } from '@wallet/contract/holdings/accounts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession, signInAs, DEMO } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const readOperations = async (token: string) =>
  z.parse(operations, (await provider.request('GET', '/accounts/operations', { token })).json);
const patch = (username: string, changes: object) => provider.control('PATCH', `/customers/${username}`, changes);
const readMethods = (token: string, kind: 'payment_method' | 'withdraw_method', accountId: unknown) =>
  provider.request('POST', `/info/${kind}`, { token, body: { account_id: accountId } });
const findFiatId = ({ accounts }: z.output<typeof operations>, currency: string) =>
  accounts.find(({ type, currencyCode }) => type === 'fiat' && currencyCode === currency)?.id ?? 0;

const open = (token: string, body: unknown) => provider.request('POST', '/accounts/virtual', { token, body });

describe('the operations response', () => {
  it('returns the demo customer as shown in api.md 3.6 (API-025, HOME-039)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const answer = await readOperations(token);
    expect(answer.accounts.find(({ id }) => id === 202)).toMatchObject({
      type: 'crypto',
      balance: '3.10000000',
      balanceOut: '0.20000000',
      balanceIn: '0.00000000',
    });
    expect(answer.accounts.find(({ id }) => id === 101)).toMatchObject({
      type: 'fiat',
      balance: '12450.75',
      currencyCode: 'EUR',
      providerId: 1,
    });
    expect(answer.cards.map(({ id, status, numberFormatted }) => [id, status, numberFormatted])).toEqual([
      [11, 'verified', '•••• 4242'],
      [12, 'pending', '•••• 4444'],
    ]);
    expect(answer.requisites.topupSepa).toEqual([
      {
        accountId: 101,
        paymentNetworkId: 1,
        iban: 'LT903250000000000001',
        bic: 'HALDLT22XXX',
        beneficiaryName: 'Alice Hale',
        reference: 'HAL5001101',
        beneficiaryAddress: 'Gedimino pr. 9, 01103 Vilnius, Lithuania',
        bankName: 'Halden Payments UAB',
        bankAddress: 'Konstitucijos pr. 21, 08130 Vilnius, Lithuania',
      },
    ]);
    expect(answer.requisites.withdrawSepa).toEqual([
      {
        accountId: 101,
        paymentNetworkId: 1,
        virtualIban: 'LT903250000000000001',
        iban: 'DE89370400440532013000',
        beneficiaryName: 'Alice Hale',
      },
    ]);
    expect(answer.settings).toMatchObject({
      eur_top_up_card_maximal_per_day_current: '5000.00',
      eur_top_up_card_maximal_per_month_current: '18750.00',
      usd_top_up_card_maximal_per_month_current: '20000.00',
      eur_withdraw_sepa_fee_relative: '0.35',
    });
  });

  it('lists the possible operations without private equity; stablecoins can be sent, received and exchanged with EUR (API-025, HOME-043, RCV-008)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { operations: list, accounts } = await readOperations(token);
    expect(accounts.some(({ currencyCode }) => currencyCode === 'RSN')).toBe(false);
    expect(list).toEqual([
      { type: 'topup', accountIds: [101], targetIds: ['card:11', 'card:12', 'bank:1'] },
      { type: 'topup', accountIds: [102], targetIds: ['card:11', 'card:12'] },
      { type: 'withdraw', accountIds: [101], targetIds: ['bank:1'] },
      {
        type: 'exchange',
        accountIds: [101],
        targetIds: ['fiat:102', 'crypto:201', 'crypto:202', 'stablecoin:301', 'stablecoin:302', 'stablecoin:303'],
      },
      { type: 'exchange', accountIds: [102], targetIds: ['fiat:101'] },
      { type: 'exchange', accountIds: [201, 202, 301, 302, 303], targetIds: ['fiat:101'] },
      { type: 'withdraw', accountIds: [201, 202, 301, 302, 303], targetIds: ['wallet:0'] },
      { type: 'topup', accountIds: [201, 202, 301, 302, 303], targetIds: ['wallet:0'] },
    ]);
  });

  it.each([
    ['address_none', 'not_verified'],
    ['address_pending', 'pending'],
    ['address_reject', 'not_verified'],
    ['verified', 'verified'],
  ])('returns the bank of %s as %s (SEPA-008, HOME-069, USR-021)', async (preset, status) => {
    const { token } = await createSession(provider, preset);
    expect((await readOperations(token)).banks.map((bank) => [bank.bankType, bank.status])).toEqual([
      ['sepa', status],
      ['swift', 'not_verified'],
    ]);
  });

  it('returns an allocated IBAN for withdrawals immediately, and for top-ups from the next sign-in (RULE-024)', async () => {
    const customer = await createSession(provider, 'no_iban');
    expect((await readOperations(customer.token)).requisites).toMatchObject({
      topupSepa: [{ iban: null }],
      withdrawSepa: [{ virtualIban: null }],
    });
    await patch(customer.username, { iban: 'allocated' });
    const allocated = (await readOperations(customer.token)).requisites;
    expect(allocated.topupSepa[0]?.iban).toBeNull();
    expect(allocated.withdrawSepa[0]?.virtualIban).toMatch(/^LT\d{18}$/);
    const { access_token: token } = await signInAs(provider, customer);
    expect((await readOperations(token)).requisites.topupSepa[0]?.iban).toBe(allocated.withdrawSepa[0]?.virtualIban);
  });

  it('returns a balance below zero unchanged (RULE-001)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    await patch(username, { balances: { EUR: '-12.34' } });
    const answer = await readOperations(token);
    expect(answer.accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.balance).toBe('-12.34');
  });

  it('stays readable for a blocked service provider (RULE-034)', async () => {
    const { token } = await createSession(provider, 'empty', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect((await readOperations(token)).accounts.length).toBeGreaterThan(0);
  });
});

describe('methods of one account', () => {
  it('match the operations response (API-018, API-019, HOME-077)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { settings, requisites } = await readOperations(token);
    const { cards, banks } = z.parse(readPaymentMethods.answers[200], (await readMethods(token, 'payment_method', 101)).json);
    expect(cards[0]).toEqual({
      id: 11,
      type: 'card',
      icon: '/static/cards/visa.svg',
      name: 'Visa 4242',
      text: '08/29',
      status: 'verified',
      settings: {
        minimal: settings.eur_top_up_card_minimal,
        maximalPerOperationTotal: settings.eur_top_up_card_maximal_per_operation,
        maximalPerOperationCurrent: '2000.00',
        maximalPerDayTotal: settings.eur_top_up_card_maximal_per_day_total,
        maximalPerDayCurrent: settings.eur_top_up_card_maximal_per_day_current,
        maximalPerMonthTotal: settings.eur_top_up_card_maximal_per_month_total,
        maximalPerMonthCurrent: settings.eur_top_up_card_maximal_per_month_current,
        feeRelative: settings.eur_top_up_card_fee_relative,
        feeAbsolute: settings.eur_top_up_card_fee_absolute,
      },
    });
    expect(requisites.topupSepa[0]).toMatchObject(banks[0]?.requisites ?? {});
    const withdraw = z.parse(readWithdrawMethods.answers[200], (await readMethods(token, 'withdraw_method', 101)).json);
    expect(withdraw.banks).toEqual([
      {
        id: 1,
        type: 'bank',
        status: 'verified',
        flags: [],
        requisites: { beneficiaryName: 'Alice Hale', iban: 'DE89370400440532013000' },
        settings: { feeAbsolute: '1.00', feeRelative: '0.35', minimalExclusive: '10.00' },
      },
    ]);
  });

  it('offer only cards for a dollar account, and nothing for a wallet (API-018, API-019)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    expect((await readMethods(token, 'payment_method', 102)).json).toMatchObject({ cards: [{ id: 11 }, { id: 12 }], banks: [] });
    expect((await readMethods(token, 'withdraw_method', 102)).json).toEqual({ banks: [] });
    expect((await readMethods(token, 'payment_method', 201)).json).toEqual({ cards: [], banks: [] });
  });

  it.each([
    ['address_none', ['ADDRESS_UNVERIFIED', 'IBAN_PENDING']],
    ['address_pending', ['ADDRESS_PENDING', 'IBAN_PENDING']],
    ['no_iban', ['IBAN_PENDING']],
  ])('name the obstacles for %s (API-019, SEPA-009, HOME-075)', async (preset, reasons) => {
    const { token } = await createSession(provider, preset);
    const accountId = findFiatId(await readOperations(token), 'EUR');
    const { banks } = z.parse(readWithdrawMethods.answers[200], (await readMethods(token, 'withdraw_method', accountId)).json);
    expect(banks[0]?.flags).toEqual(reasons.map((reasonCode) => ({ reasonCode, level: 'problem' })));
    expect(banks[0]?.requisites.iban).toBeNull();
  });

  it('return 404 for another customer’s account (RULE-037, API-018, API-019)', async () => {
    const { token } = await createSession(provider, 'empty');
    for (const kind of ['payment_method', 'withdraw_method'] as const) {
      expect(await readMethods(token, kind, 101)).toMatchObject({ status: 404, json: { code: 404 } });
      expect(await readMethods(token, kind, 'x')).toMatchObject({
        status: 400,
        json: { fields: { account_id: ['This value is not valid'] } },
      });
    }
  });
});

describe('opening virtual accounts', () => {
  it('opens wallets and stablecoin accounts once (API-028)', async () => {
    const { token, password } = await createSession(provider, 'no_wallets');
    const first = await open(token, { password, consent: true });
    expect(first.status).toBe(201);
    const { accounts } = z.parse(openVirtualAccounts.answers[201], first.json);
    expect(accounts.map(({ type, currency }) => `${type} ${currency}`)).toEqual([
      'crypto BTC',
      'crypto ETH',
      'stablecoin USDC',
      'stablecoin USDT',
      'stablecoin DAI',
    ]);
    expect((await open(token, { password, consent: true })).json).toEqual({ accounts: [] });
    expect((await readOperations(token)).accounts.map(({ currencyCode }) => currencyCode)).toContain('BTC');
  });

  it.each([
    [{ password: 'Wrong2026', consent: true }, { password: ['Invalid password'] }],
    [{ password: 'Halden2026', consent: false }, { consent: ['This value is not valid'] }],
  ])('refuses %j (API-028)', async (body, fields) => {
    const { token } = await createSession(provider, 'no_wallets');
    expect(await open(token, body)).toMatchObject({ status: 400, json: { code: 400, fields } });
  });

  it('answers 112 after five wrong passwords (API-028, RULE-012)', async () => {
    const { token } = await createSession(provider, 'no_wallets');
    for (let turn = 0; turn < 4; turn++) await open(token, { password: 'Wrong2026', consent: true });
    const fifth = await open(token, { password: 'Wrong2026', consent: true });
    expect(fifth).toMatchObject({ status: 400, json: { code: 112, expired: 900 } });
  });
});
