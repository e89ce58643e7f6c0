import { expect, it } from 'vitest';
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
const codeEntry = { username: PHONE, tenant_uuid: UUID, code: '1234' };
const passwordChange = { old_password: 'a', new_password: { first: 'Halden2027', second: 'Halden2027' } };
const signUpData = { username: PHONE, code: '123456', tenant_uuid: UUID, invite_code: 'A', onesignal_id: 'x' };
const withdrawal = { amount: '100', iban: 'DE893704' };
const sold = { value: '250.00', account: 101, target: 102, rate: '1.07853', base: 'EUR', quote: 'USD' };
const bought = { ...sold, base: 'USD', quote: 'EUR' };
const measurement = { name: 'react_app_index_load_ms', type: 'gauge', value: 812.5 };
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

function listInvalidFields(endpoint: Endpoint, body: unknown): string[] {
  const read = readBody(endpoint, body);
  return read.success ? [] : Object.keys(read.fields);
}

type Wrong = Readonly<Record<string, unknown>>;
const credentialsWrong = { username: '3706', password: 'x'.repeat(33), onesignal_id: 'x'.repeat(65), onesignal_consent: 'yes' };
const sendWrong = {
  to: 'x'.repeat(43),
  fee: 'none',
  fee_amount: 'a',
  comment: 'x'.repeat(141),
  beneficiary: 'A/B',
  beneficiary_country: 'lt',
};
const { originator_town: _town, originator_dob: _dob, ...requiredDetails } = receiveDetails;
const { beneficiary_email: _email, wallet_vasp_id: _vasp, ...requiredReview } = review;
const { fee_amount: _fee, comment: _comment, beneficiary: _beneficiary, ...requiredSend } = sendRequest;

/** Bodies with the members that are required, and invalid values of members. */
it.each<[row: string, endpoint: Endpoint, body: object, required: readonly string[], ...wrong: Wrong[]]>([
  ['API-001', signIn, credentials, ['username', 'password'], credentialsWrong, { password: '' }],
  ['API-002', logIn, credentials, ['username', 'password'], { ...credentialsWrong, tenant_uuid: 'x' }],
  ['API-003', refreshToken, { refresh_token: 'r' }, ['refresh_token'], { refresh_token: 'r'.repeat(513) }],
  [
    'API-005',
    requestOneTimeCode,
    codeRequest,
    ['username', 'intent', 'captchaToken'],
    {
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
    },
    { username: `+${'1'.repeat(19)}`, invite_code: 'x'.repeat(21) },
  ],
  ['API-006', checkOneTimeCode, codeEntry, Object.keys(codeEntry), { code: '12345', tenant_uuid: 'x' }],
  ['API-010', setUpPassword, { password: 'Halden2026' }, ['password'], { password: 'short' }],
  ['API-011', changePassword, passwordChange, Object.keys(passwordChange), {}],
  ['API-012', postOnBoardingStatus, { status: 'kyc_start' }, ['status'], { status: 'done' }],
  ['API-018', readPaymentMethods, { account_id: 101 }, ['account_id'], { account_id: '101' }],
  ['API-019', readWithdrawMethods, { account_id: 101 }, ['account_id'], { account_id: 1.5 }],
  ['API-020', lookUpIban, { iban: 'LT90 3250' }, ['iban'], { iban: 'LT1' }],
  ['API-028', openVirtualAccounts, { password: 'x', consent: true }, ['password', 'consent'], { password: '', consent: false }],
  ['API-032', setUpCard, { callback_url: 'https://app.example.com/cards' }, [], { callback_url: 'not a url' }],
  [
    'API-033',
    createCardTopUp,
    { amount: 100, card_id: null },
    ['amount', 'card_id'],
    { amount: 1.234, card_id: 'x', callback_url: 'javascript:1' },
  ],
  ['API-035', requestTopUp, { amount: '10.01' }, ['amount'], {}],
  ['API-036', withdrawToIban, withdrawal, Object.keys(withdrawal), { amount: '1.001', iban: 'x'.repeat(43) }],
  ['API-037', sellFiat, sold, ['value', 'base', 'quote'], { base: 'USD', quote: 'EUR', value: '1.001', account: 0 }],
  ['API-038', buyFiat, bought, ['value', 'base', 'quote'], { base: 'EUR', quote: 'USD', rate: -1, target: 'a' }],
  ['API-039', buyCrypto, { account: 101, amount: '5' }, ['account', 'amount'], { amount: '5.001' }],
  ['API-040', buyToken, { account: 101, amount: '5' }, ['account', 'amount'], { account: '101' }],
  ['API-041', prepareCryptoSale, sale, Object.keys(sale), { fee: 'none', all: true, repeated_event: 'yes' }],
  ['API-042', prepareTokenSale, sale, Object.keys(sale), { amount: '1e2' }],
  ['API-043', confirmCryptoSale, sealed, Object.keys(sealed), { payload: 'a b' }],
  ['API-044', confirmTokenSale, sealed, Object.keys(sealed), { uuid: 'x' }],
  ['API-045', quoteWalletFee, { amount: '1', address: '0xdb', wallet: 101 }, ['amount'], { address: '', wallet: '101' }],
  ['API-046', quoteTokenFee, { amount: '1', wallet: 101 }, ['amount'], { amount: '-1' }],
  ['API-047', prepareSend, sendRequest, Object.keys(requiredSend), sendWrong],
  ['API-048', prepareTokenSend, sendRequest, Object.keys(requiredSend), sendWrong],
  ['API-049', confirmSend, signed, Object.keys(signed), { signatures: [], tx: '' }],
  ['API-050', confirmTokenSend, signed, Object.keys(signed), { signatures: ['?'] }],
  ['API-051', openTwoFactorBox, { uuid: UUID, pin: '123456' }, ['uuid', 'pin'], { pin: '1234', uuid: 1 }],
  [
    'API-055',
    processReceiveOrder,
    receiveDetails,
    Object.keys(requiredDetails),
    { originator_dob: '1981-02-29', originator_vasp_id: 'x', originator_legal_id: 'x'.repeat(36) },
  ],
  ['API-056', reviewSend, review, Object.keys(requiredReview), { beneficiary_email: 'x', wallet_vasp_id: 1 }],
  ['API-057', reviewTokenSend, review, Object.keys(requiredReview), { wallet_type: 'x' }],
  ['API-058', confirmReviewedSend, prepared, Object.keys(prepared), { trt_id: 70012 }],
  ['API-059', confirmReviewedTokenSend, prepared, Object.keys(prepared), { fee: '' }],
  ['API-060', commitReviewedSend, committed, Object.keys(committed), { wallet: 201 }],
  ['API-061', commitReviewedTokenSend, committed, Object.keys(committed), {}],
  ['API-076', requestPlan, { plan: 'Growth' }, ['plan'], { plan: 'growth' }],
  [
    'API-079',
    sendSupportMessage,
    { message: 'x'.repeat(8912) },
    ['message'],
    { message: 'x'.repeat(8913), email: 'x', name: 'x'.repeat(141), order_id: 1, request_id: 'x' },
    { message: '' },
  ],
  ['API-081', closeAccount, { uuid: UUID, code: ' 123456 ' }, ['uuid', 'code'], { uuid: 'x', code: ' ' }, { code: 'x'.repeat(33) }],
  [
    'API-084',
    postLog,
    { level: 'info', message: 'x', tags: { a: 'b' } },
    ['level', 'message'],
    { level: 'debug', message: 'x'.repeat(2001), tags: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`tag${index}`, ''])) },
    { message: '' },
  ],
  [
    'API-085',
    postMeasurement,
    measurement,
    Object.keys(measurement),
    { name: 'Name', type: 'counter', value: 600_001 },
    { value: -1 },
    { value: '1' },
  ],
  ['API-088', addCard, { setup_intent: 'seti_1', name: 'Mine' }, ['setup_intent'], { setup_intent: 'pi_1', name: '' }],
])('reads a body with unknown members, and reports every missing and invalid field (%s)', (_, endpoint, body, required, ...wrong) => {
  expect(readBody(endpoint, body)).toMatchObject({ success: true });
  expect(readBody(endpoint, { ...body, unknownMember: 1 })).toMatchObject({ success: true });
  for (const name of required) expect(listInvalidFields(endpoint, { ...body, [name]: undefined }), `without ${name}`).toEqual([name]);
  for (const [name, value] of wrong.flatMap((values) => Object.entries(values)))
    expect(listInvalidFields(endpoint, { ...body, [name]: value }), `wrong ${name}`).toEqual([name]);
});

it.each(['1e3', '-1', '+1', '1,5', '', '12345678901', '01', 5])('refuses the amount %j (API-035, API-036)', (amount) => {
  expect(listInvalidFields(requestTopUp, { amount })).toEqual(['amount']);
  expect(listInvalidFields(withdrawToIban, { ...withdrawal, amount })).toEqual(['amount']);
});

it('reports the members of data under their own names (API-008)', () => {
  expect(readBody(signUp, { token: '', data: signUpData })).toMatchObject({ success: true });
  const wrong = { username: '', code: '12', tenant_uuid: '', invite_code: '?', onesignal_consent: 1 };
  expect(listInvalidFields(signUp, { data: wrong })).toEqual(['token', ...Object.keys(wrong)]);
  expect(listInvalidFields(signUp, { token: 't' })).toEqual(['data']);
});

it('reads both shapes alike, and reports every invalid field of either (API-009)', () => {
  const data = { username: PHONE, repeated_event: 'yes' };
  const expected = { success: true, data: { token: 't', data } };
  expect(readBody(forgotPassword, { token: 't', data })).toEqual(expected);
  expect(readBody(forgotPassword, { captchaToken: 't', ...data })).toEqual(expected);
  expect(listInvalidFields(forgotPassword, { token: 't', data: { username: '12' } })).toEqual(['username']);
  expect(listInvalidFields(forgotPassword, { data: { username: PHONE } })).toEqual(['token']);
  expect(listInvalidFields(forgotPassword, { username: '12' })).toEqual(['username', 'captchaToken']);
});

it('reports nested fields by their path (API-011, API-061, SET-022)', () => {
  expect(listInvalidFields(changePassword, { old_password: 'a', new_password: { first: 'x' } })).toEqual([
    'new_password.first',
    'new_password.second',
  ]);
  expect(listInvalidFields(commitReviewedTokenSend, { ...committed, wallet: { id: 1, type: 'fiat' } })).toEqual(['wallet.type']);
});

it('does not require a body (API-032)', () => {
  expect(readBody(setUpCard, undefined)).toMatchObject({ success: true });
});

it('requires an address or an account (API-045)', () => {
  expect(listInvalidFields(quoteWalletFee, { amount: '1' })).toEqual(['address']);
});

it.each<readonly [name: string, endpoint: Endpoint, body: object]>([
  ['originator_name', processReceiveOrder, receiveDetails],
  ['beneficiary_name', reviewSend, review],
])('states what is wrong with the %s (API-055, TRS-015, TRS-016)', (name, endpoint, body) => {
  const readMessages = (value: string): object => {
    const read = readBody(endpoint, { ...body, [name]: value });
    return read.success ? {} : read.fields;
  };
  expect(readMessages('  ')).toEqual({ [name]: ['This field is required'] });
  expect(readMessages('a'.repeat(141))).toEqual({ [name]: ['Should have 140 characters or less'] });
  expect(readMessages('A/B')).toEqual({ [name]: ['Can contain only letters, digits, dots and spaces'] });
  expect(readMessages('𝒜'.repeat(140))).toEqual({});
});

it.each<readonly [row: string, endpoint: Endpoint, body: object, wrong: string, message: string]>([
  ['comment (API-047)', prepareSend, { ...sendRequest, comment: '𝒜'.repeat(141) }, 'comment', 'Maximum 140 characters'],
  ['e-mail (API-056)', reviewSend, { ...review, beneficiary_email: 'x' }, 'beneficiary_email', 'Invalid e-mail'],
  ['e-mail (API-079)', sendSupportMessage, { message: 'x', email: 'x' }, 'email', 'Invalid e-mail'],
])('states what is wrong with an invalid %s', (_, endpoint, body, name, message) => {
  expect(readBody(endpoint, body)).toMatchObject({ success: false, fields: { [name]: [message] } });
});
