import { describe, expect, it } from 'vitest';
import { readOperations } from './holdings/accounts.ts';
import { createCardTopUp } from './operations/card-topups.ts';
import { listCurrencies } from './holdings/currencies.ts';
import { errorBody, refusals } from './errors.ts';
import { operationsExample } from './examples/accounts.ts';
import { currenciesExample } from './examples/currencies.ts';
import { feeOptionsExample } from './examples/fees.ts';
import {
  checksNeededExample,
  codeWaitingExample,
  filesRefusedExample,
  limitExceededExample,
  violationsExample,
} from './examples/refusals.ts';
import { signInExample } from './examples/session.ts';
import { userInfoExample } from './examples/user-info.ts';
import { quoteWalletFee } from './operations/fees.ts';
import { readResponse, readBody, readParams, readQuery } from './parse.ts';
import { requestAccountReport, requestTransactionsReport } from './holdings/reports.ts';
import { logOut, refreshToken, signIn } from './access/session.ts';
import { searchOrders } from './holdings/orders.ts';
import { withdrawToIban } from './operations/bank-transfers.ts';
import { readUserInfo } from './customer/user-info.ts';
import { toDecimalText } from './values.ts';
import { readRateHistory } from './holdings/rate-history.ts';

const getData = (read: { readonly success: boolean; readonly data?: unknown }): unknown => (read.success ? read.data : 'refused');

function parseTopUpAmount(amount: unknown): string {
  const read = readBody(createCardTopUp, { amount, card_id: 11 });
  return read.success ? read.data.amount : 'refused';
}

function readReportFields(search: string): object {
  const read = readQuery(requestTransactionsReport, new URLSearchParams(search));
  return read.success ? {} : read.fields;
}

const readDay = (search: string) => readQuery(requestAccountReport, new URLSearchParams(search));

describe('answers', () => {
  it('refuses an empty token (SES-019, FMT-027)', () => {
    expect(readResponse(signIn, 200, { ...signInExample, access_token: '' })).toMatchObject({ success: false });
    expect(readResponse(refreshToken, 200, { ...signInExample, refresh_token: '' })).toMatchObject({ success: false });
  });

  it('reads a status that this version does not know as unknown (API-001)', () => {
    const user = { ...signInExample.user, status: 'hibernating', address_status: 'lost' };
    expect(getData(readResponse(signIn, 200, { ...signInExample, user }))).toMatchObject({
      user: { status: 'unknown', address_status: 'unknown' },
    });
  });

  it('reads an id as a text, whether it is a number or a text (USR-002)', () => {
    expect(getData(readResponse(readUserInfo, 200, userInfoExample))).toMatchObject({ id: '5001' });
    expect(getData(readResponse(readUserInfo, 200, { ...userInfoExample, id: 'u-1' }))).toMatchObject({ id: 'u-1' });
  });

  it('reads a missing travelRuleEnabled as false (USR-018)', () => {
    const { travelRuleEnabled: _, ...older } = userInfoExample;
    expect(getData(readResponse(readUserInfo, 200, older))).toMatchObject({ travelRuleEnabled: false });
  });

  it('reads an unreadable notification as null and keeps the others (API-017)', () => {
    const [first] = userInfoExample.notifications;
    const read = readResponse(readUserInfo, 200, { ...userInfoExample, notifications: [{ subject: 1 }, first] });
    expect(read.success && read.data.notifications).toEqual([null, first]);
  });

  it('reads a date in milliseconds as seconds (API-017)', () => {
    const notifications = [{ subject: 'a', content: 'b', date: 1_773_480_413_589 }];
    const read = readResponse(readUserInfo, 200, { ...userInfoExample, notifications });
    expect(read.success && read.data.notifications[0]?.date).toBe(1_773_480_413);
  });

  it('refuses a fiat account without a provider, or in another currency (HOME-041)', () => {
    const [eur] = operationsExample.accounts;
    for (const broken of [{ providerId: undefined }, { currencyCode: 'GBP' }]) {
      const accounts = [{ ...eur, ...broken }];
      expect(readResponse(readOperations, 200, { ...operationsExample, accounts })).toMatchObject({ success: false });
    }
  });

  it('refuses an operation whose target is not type:id (HOME-044)', () => {
    const operations = [{ type: 'topup', accountIds: [101], targetIds: ['card:11', 'iban:1'] }];
    expect(readResponse(readOperations, 200, { ...operationsExample, operations })).toMatchObject({ success: false });
  });

  it('converts a fee to a decimal while parsing (API-045)', () => {
    const slow = { ...feeOptionsExample.slow, fee: 1e-7 };
    const average = { ...feeOptionsExample.average, fee: '0.0007' };
    const read = readResponse(quoteWalletFee, 200, { ...feeOptionsExample, slow, average });
    expect(read.success && [read.data.slow.fee, read.data.average.fee, read.data.fast.fee]).toEqual(['0.0000001', '0.0007', '0.00105']);
  });

  it('reads rateValue from a number or a text (USR-022)', () => {
    const read = readResponse(listCurrencies, 200, [{ ...currenciesExample[1], rateValue: '0.92592593' }, currenciesExample[2]]);
    expect(read.success && read.data.map(({ rateValue }) => rateValue)).toEqual(['0.92592593', '60000']);
  });

  it('reads a response without a body, whatever the client received for it (API-004)', () => {
    for (const body of ['', null, undefined]) expect(readResponse(logOut, 204, body)).toEqual({ success: true, data: undefined });
  });

  it('cannot read a status that the endpoint does not define (ERR-001)', () => {
    expect(readResponse(signIn, 418, signInExample)).toMatchObject({ success: false, reason: 'API-001 defines no answer with status 418' });
  });

  it('reads the refusals that have more members than fields (API-005, API-001, API-033)', () => {
    const bodies = [codeWaitingExample, checksNeededExample, limitExceededExample, filesRefusedExample, violationsExample];
    for (const body of bodies) expect(errorBody.safeParse(body)).toEqual({ success: true, data: body });
    expect(refusals.codeWaiting).toMatchObject({ code: codeWaitingExample.code, message: codeWaitingExample.message });
  });
});

describe('requests', () => {
  it('removes spaces, brackets and hyphens from a phone number before checking it (API-001)', () => {
    const read = readBody(signIn, { username: '+370 (600) 00-001', password: 'x' });
    expect(read.success && read.data.username).toBe('+37060000001');
  });

  it('parses an amount exactly, from a number or a text (API-033)', () => {
    expect([100, 100.1, 0.07, '100.10', 1999.99, 1e21, Number.NaN, '1e2'].map(parseTopUpAmount)).toEqual([
      '100',
      '100.1',
      '0.07',
      '100.10',
      '1999.99',
      'refused',
      'refused',
      'refused',
    ]);
  });

  it('parses the account in the path to a number (API-036)', () => {
    expect(readParams(withdrawToIban, { accountId: '101' })).toEqual({ success: true, data: { accountId: 101 } });
    for (const accountId of ['', '0', '-1', 'x', '9007199254740993']) {
      expect(readParams(withdrawToIban, { accountId })).toMatchObject({
        success: false,
        fields: { accountId: ['This value is not valid'] },
      });
    }
  });

  it('reads lists from repeated names (API-066)', () => {
    const search = new URLSearchParams(
      'account%5B%5D=101&account[]=102&status[]=pending&date=2026-03-01_2026-03-31&limit=100&q=%20rent%20',
    );
    const read = readQuery(searchOrders, search);
    const query = { 'account[]': [101, 102], 'status[]': ['pending'], date: '2026-03-01_2026-03-31', limit: 100, q: 'rent' };
    expect(read).toEqual({ success: true, data: query });
  });

  it.each([
    ['account[]=x', 'account[]'],
    ['wallet[]=0', 'wallet[]'],
    ['token[]=-1', 'token[]'],
    ['status[]=open', 'status[]'],
    ['group[]=gifts', 'group[]'],
    ['date=2026-02-30', 'date'],
    ['date=2026-03-02_2026-03-01', 'date'],
    ['q=a', 'q'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    [`cursor=${'x'.repeat(257)}`, 'cursor'],
    [Array.from({ length: 101 }, (_, index) => `token[]=${index + 1}`).join('&'), 'token[]'],
    [Array.from({ length: 51 }, (_, index) => `token[]=${index + 1}&wallet[]=${index + 1}`).join('&'), 'account[]'],
  ])('refuses %s (API-066)', (search, field) => {
    const read = readQuery(searchOrders, new URLSearchParams(search));
    expect(read.success ? {} : read.fields).toHaveProperty([field]);
  });

  it('requires the day of a statement (API-070)', () => {
    expect(readDay('date=2026-03-14')).toEqual({ success: true, data: { date: '2026-03-14' } });
    expect(readDay('')).toMatchObject({ success: false, fields: { date: ['Required'] } });
    expect(readDay('date=2026-02-30')).toMatchObject({ success: false, fields: { date: ['This value is not valid'] } });
  });

  it('accepts only csv and xlsx as the format of a report (LIM-091, API-072)', () => {
    for (const format of ['csv', 'xlsx']) expect(readReportFields(`format=${format}`)).toEqual({});
    for (const format of ['pdf', 'CSV', '']) expect(readReportFields(`format=${format}`)).toHaveProperty('format');
  });

  it('requires both days or neither, in order (API-072)', () => {
    expect(readReportFields('format=csv')).toEqual({});
    expect(readReportFields('format=csv&from=2026-01-01')).toEqual({ to: ['Required'] });
    expect(readReportFields('format=csv&to=2026-01-01')).toEqual({ from: ['Required'] });
    expect(readReportFields('format=csv&from=2026-01-02&to=2026-01-01')).toEqual({
      from: ['Start date must be earlier or equal to end date.'],
    });
  });

  it('reports every invalid parameter (API-089)', () => {
    const read = readQuery(readRateHistory, new URLSearchParams('quote=GBP&from=today'));
    expect(Object.keys(read.success ? {} : read.fields)).toEqual(['quote', 'from', 'to']);
  });
});

describe('decimals', () => {
  it.each([
    [1e-7, '0.0000001'],
    [1.25e-7, '0.000000125'],
    [-2.5e-9, '-0.0000000025'],
    [1.5e21, '1500000000000000000000'],
    [0.1, '0.1'],
    ['1e-99999999', '1e-99999999'],
  ])('writes %s without an exponent (FMT-019, API-045)', (value, text) => expect(toDecimalText(value)).toBe(text));
});
