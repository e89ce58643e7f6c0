import { describe, expect, it } from 'vitest';
import { closeAccount } from './customer/account-closure.ts';
import { openVirtualAccounts, readPaymentMethods, readWithdrawMethods } from './holdings/accounts.ts';
import { requestTopUp, withdrawToIban } from './operations/bank-transfers.ts';
import { createCardTopUp } from './operations/card-topups.ts';
import { addCard, setUpCard } from './operations/cards.ts';
import type { Endpoint } from './endpoint.ts';
import { buyFiat, sellFiat } from './operations/exchanges.ts';
import { quoteTokenFee, quoteWalletFee } from './operations/fees.ts';
import { lookUpIban } from './operations/iban-lookup.ts';
import { postOnBoardingStatus } from './customer/kyc.ts';
import { postLog, postMeasurement } from './customer/monitoring.ts';
import { checkOneTimeCode, requestOneTimeCode } from './access/one-time-code.ts';
import { readBody } from './parse.ts';
import { changePassword, forgotPassword, setUpPassword } from './access/passwords.ts';
import { requestPlan } from './customer/plans.ts';
import { logIn, refreshToken, signIn, signUp } from './access/session.ts';
import { sendSupportMessage } from './customer/support-messages.ts';
import { buyCrypto, buyToken, confirmCryptoSale, confirmTokenSale, prepareCryptoSale, prepareTokenSale } from './operations/trades.ts';
import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from './operations/transfers.ts';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from './operations/travel-rule-sends.ts';
import { processReceiveOrder } from './operations/travel-rule.ts';
import { openTwoFactorBox } from './access/two-factor.ts';

const UUID = '0b7c1a52-8c57-4f0e-9d5b-6f0f3a0a9a21';
const PHONE = '+37060000001';
const credentials = { username: PHONE, password: 'Halden2026', onesignal_id: null, onesignal_consent: true };
const codeRequest = { username: PHONE, intent: 'login', method: 'sms', captchaToken: '', repeated_event: 'yes', invite_code: 'ALICE-7Q2' };
const signUpData = { username: PHONE, code: '123456', tenant_uuid: UUID, invite_code: 'A', onesignal_id: 'x' };
const exchange = { value: '250.00', account: 101, target: 102, rate: '1.07853' };
const sale = { amount: '0.01234567', account: 101, fee: 'slow', all: 'false', repeated_event: 'false' };
const sendRequest = {
  to: '0xdb',
  fee: 'fast',
  fee_amount: '0.001',
  amount: '1',
  comment: '',
  beneficiary: 'Bruno',
  repeated_event: 'true',
};
const signed = { uuid: UUID, tx: 'e30=', signatures: ['47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] };
const sealed = { uuid: UUID, payload: '47DEQpj8HBSa' };
const receiveDetails = {
  order_id: '90417',
  originator_type: 'third_party_individual',
  originator_name: 'Bruno Keller',
  originator_country: 'DEU',
  originator_town: 'Köln',
  originator_dob: '1980-02-29',
  originator_legal_form: 'individual',
  originator_wallet_type: 'unhosted',
};
const review = {
  amount: '250',
  beneficiary_wallet: '0xdb',
  beneficiary_type: 'own_wallet',
  beneficiary_name: 'Alice Hale',
  beneficiary_country: 'LTU',
  beneficiary_email: 'a@example.com',
  wallet_type: 'vasp',
  wallet_vasp_id: UUID,
};
const prepared = { trt_id: '70012', fee: 'average', repeated_event: 'false' };
const committed = { trt_id: '70012', ...signed, wallet: { id: 201, type: 'crypto' } };

/**
 * Checks that the body is read, and that it is refused under the member's name without each member of `required` and with each of `wrong`.
 */
function expectToRead(endpoint: Endpoint, body: object, required: readonly string[], wrong: Readonly<Record<string, unknown>> = {}): void {
  expect(readBody(endpoint, body)).toMatchObject({ success: true });
  expect(readBody(endpoint, { ...body, unknownMember: 1 })).toMatchObject({ success: true });
  for (const name of required) expect(listInvalidFields(endpoint, { ...body, [name]: undefined }), `without ${name}`).toContain(name);
  for (const [name, value] of Object.entries(wrong))
    expect(listInvalidFields(endpoint, { ...body, [name]: value }), `wrong ${name}`).toContain(name);
}

function listInvalidFields(endpoint: Endpoint, body: unknown): string[] {
  const read = readBody(endpoint, body);
  return read.success ? [] : Object.keys(read.fields);
}

function readNameMessages(name: string): readonly string[] | undefined {
  const read = readBody(processReceiveOrder, { ...receiveDetails, originator_name: name });
  return read.success ? [] : read.fields['originator_name'];
}

const buildInvalidAmounts = (name: string) => ['1e3', '-1', '+1', '1,5', '', '12345678901', '01', 5].map((value) => ({ [name]: value }));
const credentialsWrong = { username: '3706', password: 'x'.repeat(33), onesignal_id: 'x'.repeat(65), onesignal_consent: 'yes' };

describe('access', () => {
  it('reports every invalid field (API-001)', () => expectToRead(signIn, credentials, ['username', 'password'], credentialsWrong));
  it('reports every invalid field (API-002)', () =>
    expectToRead(logIn, credentials, ['username', 'password'], { ...credentialsWrong, tenant_uuid: 'x' }));
  it('reports every invalid field (API-003)', () =>
    expectToRead(refreshToken, { refresh_token: 'r' }, ['refresh_token'], { refresh_token: 'r'.repeat(513) }));
  it('reports every invalid field (API-005)', () =>
    expectToRead(requestOneTimeCode, codeRequest, ['username', 'intent', 'captchaToken'], {
      username: '+1234',
      intent: 'buy',
      method: 'mail',
      captchaToken: 'x'.repeat(4097),
      repeated_event: 'no',
      invite_code: 'a b',
      referer: 'x'.repeat(2049),
      utm_source: 'x'.repeat(256),
      utm_medium: 1,
      utm_campaign: null,
    }));
  it('reports every invalid field (API-006)', () =>
    expectToRead(checkOneTimeCode, { username: PHONE, tenant_uuid: UUID, code: '1234' }, ['username', 'tenant_uuid', 'code'], {
      code: '12345',
    }));
  it('reports the members of data under their own names (API-008)', () => {
    expect(readBody(signUp, { token: '', data: signUpData })).toMatchObject({ success: true });
    const wrong = { username: '', code: '12', tenant_uuid: '', invite_code: '?' };
    expect(listInvalidFields(signUp, { data: wrong })).toEqual(['token', 'username', 'code', 'tenant_uuid', 'invite_code']);
    expect(listInvalidFields(signUp, { token: 't' })).toEqual(['data']);
  });
  it('reads both shapes alike (API-009)', () => {
    const data = { username: PHONE, repeated_event: 'yes' };
    const expected = { success: true, data: { token: 't', data } };
    expect(readBody(forgotPassword, { token: 't', data })).toEqual(expected);
    expect(readBody(forgotPassword, { captchaToken: 't', ...data })).toEqual(expected);
  });
  it('reports every invalid field of either shape (API-009)', () => {
    expect(listInvalidFields(forgotPassword, { token: 't', data: { username: '12' } })).toEqual(['username']);
    expect(listInvalidFields(forgotPassword, { data: { username: PHONE } })).toEqual(['token']);
    expect(listInvalidFields(forgotPassword, { username: '12' })).toContain('username');
  });
  it('reports every invalid field (API-010)', () =>
    expectToRead(setUpPassword, { password: 'Halden2026' }, ['password'], { password: 'short' }));
  it('reports nested fields by their path (API-011, SET-022)', () => {
    const body = { old_password: 'a', new_password: { first: 'Halden2027', second: 'Halden2027' } };
    expectToRead(changePassword, body, ['old_password', 'new_password']);
    expect(listInvalidFields(changePassword, { old_password: 'a', new_password: { first: 'x' } })).toEqual([
      'new_password.first',
      'new_password.second',
    ]);
  });
  it('reports every invalid field (API-012)', () =>
    expectToRead(postOnBoardingStatus, { status: 'kyc_start' }, ['status'], { status: 'done' }));
  it('reports every invalid field (API-051)', () =>
    expectToRead(openTwoFactorBox, { uuid: UUID, pin: '123456' }, ['uuid', 'pin'], { pin: '1234', uuid: 1 }));
  it('reports every invalid field (API-081)', () =>
    expectToRead(closeAccount, { uuid: UUID, code: ' 123456 ' }, ['uuid', 'code'], { code: ' ' }));
});

describe('accounts and money', () => {
  it('reports every invalid field (API-018)', () =>
    expectToRead(readPaymentMethods, { account_id: 101 }, ['account_id'], { account_id: '101' }));
  it('reports every invalid field (API-019)', () =>
    expectToRead(readWithdrawMethods, { account_id: 101 }, ['account_id'], { account_id: 1.5 }));
  it('reports every invalid field (API-020)', () => expectToRead(lookUpIban, { iban: 'LT90 3250' }, ['iban'], { iban: 'LT1' }));
  it('reports every invalid field (API-028)', () =>
    expectToRead(openVirtualAccounts, { password: 'x', consent: true }, ['password', 'consent'], { password: '', consent: false }));
  it('does not require a body (API-032)', () => {
    expect(readBody(setUpCard, undefined)).toMatchObject({ success: true });
    expectToRead(setUpCard, { callback_url: 'https://app.example.com/cards' }, [], { callback_url: 'not a url' });
  });
  it('reports every invalid field (API-033)', () =>
    expectToRead(createCardTopUp, { amount: 100, card_id: null }, ['amount', 'card_id'], {
      amount: 1.234,
      card_id: 'x',
      callback_url: 'javascript:1',
    }));
  it('reports every invalid amount (API-035)', () =>
    buildInvalidAmounts('amount').forEach((wrong) => expectToRead(requestTopUp, { amount: '10.01' }, ['amount'], wrong)));
  it('reports every invalid field (API-036)', () => {
    buildInvalidAmounts('amount').forEach((wrong) =>
      expectToRead(withdrawToIban, { amount: '100', iban: 'DE893704' }, ['amount', 'iban'], wrong),
    );
    expectToRead(withdrawToIban, { amount: '100', iban: 'DE893704' }, [], { amount: '1.001', iban: 'x'.repeat(43) });
  });
  it('accepts only EUR in exchange for USD (API-037)', () =>
    expectToRead(sellFiat, { ...exchange, base: 'EUR', quote: 'USD' }, ['value', 'base', 'quote'], {
      base: 'USD',
      quote: 'EUR',
      value: '1.001',
      account: 0,
    }));
  it('accepts only USD in exchange for EUR (API-038)', () =>
    expectToRead(buyFiat, { ...exchange, base: 'USD', quote: 'EUR' }, ['value', 'base', 'quote'], {
      base: 'EUR',
      quote: 'USD',
      rate: -1,
      target: 'a',
    }));
  it('reports every invalid field (API-039)', () =>
    expectToRead(buyCrypto, { account: 101, amount: '5' }, ['account', 'amount'], { amount: '5.001' }));
  it('reports every invalid field (API-040)', () =>
    expectToRead(buyToken, { account: 101, amount: '5' }, ['account', 'amount'], { account: '101' }));
  it('reports every invalid field (API-041)', () =>
    expectToRead(prepareCryptoSale, sale, Object.keys(sale), { fee: 'none', all: true, repeated_event: 'yes' }));
  it('reports every invalid field (API-042)', () => expectToRead(prepareTokenSale, sale, Object.keys(sale), { amount: '1e2' }));
  it('reports every invalid field (API-043)', () => expectToRead(confirmCryptoSale, sealed, ['uuid', 'payload'], { payload: 'a b' }));
  it('reports every invalid field (API-044)', () => expectToRead(confirmTokenSale, sealed, ['uuid', 'payload'], { uuid: 'x' }));
  it('requires an address or an account (API-045)', () => {
    expectToRead(quoteWalletFee, { amount: '1', address: '0xdb', wallet: 101 }, ['amount'], { address: '', wallet: '101' });
    expect(listInvalidFields(quoteWalletFee, { amount: '1' })).toEqual(['address']);
  });
  it('requires an address or an account (API-046)', () =>
    expectToRead(quoteTokenFee, { amount: '1', wallet: 101 }, ['amount'], { amount: '-1' }));
  it('reports every invalid field (API-088)', () =>
    expectToRead(addCard, { setup_intent: 'seti_1', name: 'Mine' }, ['setup_intent'], { setup_intent: 'pi_1', name: '' }));
});

describe('transfers and the travel rule', () => {
  const required = ['to', 'fee', 'amount', 'repeated_event'];
  const wrong = {
    to: 'x'.repeat(43),
    fee: 'none',
    fee_amount: 'a',
    comment: 'x'.repeat(141),
    beneficiary: 'A/B',
    beneficiary_country: 'lt',
  };
  it('reports every invalid field (API-047)', () => expectToRead(prepareSend, sendRequest, required, wrong));
  it('reports every invalid field (API-048)', () => expectToRead(prepareTokenSend, sendRequest, required, wrong));
  it('reports every invalid field (API-049)', () => expectToRead(confirmSend, signed, Object.keys(signed), { signatures: [], tx: '' }));
  it('reports every invalid field (API-050)', () => expectToRead(confirmTokenSend, signed, Object.keys(signed), { signatures: ['?'] }));
  it('reports every invalid field (API-055)', () => {
    const { originator_town: _town, originator_dob: _dob, ...always } = receiveDetails;
    expectToRead(processReceiveOrder, receiveDetails, Object.keys(always), {
      originator_dob: '1981-02-29',
      originator_vasp_id: 'x',
      originator_legal_id: 'x'.repeat(36),
    });
  });
  it('states what is wrong with a name (API-055)', () => {
    expect(readNameMessages('  ')).toEqual(['This field is required']);
    expect(readNameMessages('a'.repeat(141))).toEqual(['Should have 140 characters or less']);
    expect(readNameMessages('A/B')).toEqual(['Can contain only letters, digits, dots and spaces']);
    expect(readNameMessages('𝒜'.repeat(140))).toEqual([]);
  });
  const reviewed = ['amount', 'beneficiary_wallet', 'beneficiary_type', 'beneficiary_name', 'beneficiary_country', 'wallet_type'];
  it('reports every invalid field (API-056)', () =>
    expectToRead(reviewSend, review, reviewed, { beneficiary_email: 'x', wallet_vasp_id: 1 }));
  it('reports every invalid field (API-057)', () => expectToRead(reviewTokenSend, review, reviewed, { wallet_type: 'x' }));
  it('reports every invalid field (API-058)', () => expectToRead(confirmReviewedSend, prepared, Object.keys(prepared), { trt_id: 70012 }));
  it('reports every invalid field (API-059)', () => expectToRead(confirmReviewedTokenSend, prepared, Object.keys(prepared), { fee: '' }));
  it('reports every invalid field (API-060)', () => expectToRead(commitReviewedSend, committed, Object.keys(committed), { wallet: 201 }));
  it('reports every invalid field (API-061)', () => {
    expectToRead(commitReviewedTokenSend, committed, Object.keys(committed));
    expect(listInvalidFields(commitReviewedTokenSend, { ...committed, wallet: { id: 1, type: 'fiat' } })).toEqual(['wallet.type']);
  });
});

describe('service', () => {
  it('reports every invalid field (API-076)', () => expectToRead(requestPlan, { plan: 'Growth' }, ['plan'], { plan: 'growth' }));
  it('reports every invalid field (API-079)', () => {
    expectToRead(sendSupportMessage, { message: 'x'.repeat(8912) }, ['message'], {
      message: 'x'.repeat(8913),
      email: 'x',
      order_id: 1,
      request_id: 'x',
    });
  });
  it('reports every invalid field (API-084)', () => {
    const tags = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`tag${index}`, '']));
    expectToRead(postLog, { level: 'info', message: 'x', tags: { a: 'b' } }, ['level', 'message'], {
      level: 'debug',
      message: 'x'.repeat(2001),
      tags,
    });
  });
  it('reports every invalid field (API-085)', () => {
    const body = { name: 'react_app_index_load_ms', type: 'gauge', value: 812.5 };
    expectToRead(postMeasurement, body, Object.keys(body), { name: 'Name', type: 'counter', value: 600_001 });
  });
});
