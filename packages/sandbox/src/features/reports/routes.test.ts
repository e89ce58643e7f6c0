import { accountReportOptions, transactionsReportOptions } from '@wallet/contract/holdings/reports';
import { addDays, toDay } from '@wallet/core/calendar/days';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers } from '../../testing/bankTransfers.ts';
import { readInbox, createSession, createOrder } from '../../testing/customers.ts';
import { readXlsx } from '../../testing/readXlsx.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

type Session = Awaited<ReturnType<typeof createSession>>;
const EMAIL = 'holder@example.com';
let place = 0;
const createHolder = (preset = 'verified', overrides: object = {}): Promise<Session> => {
  place += 1;
  const email = `${place}.${EMAIL}`;
  return createSession(provider, preset, { email, verifiedEmail: email, ...overrides });
};
const get = (token: string | undefined, path: string) => provider.request('GET', `/reports/${path}`, { token });
const requestReport = (token: string | undefined, path: string) => provider.request('POST', `/reports/${path}`, { token });
const readEmail = async ({ username }: Session): Promise<string> => {
  const row = await provider.database
    .selectFrom('customer')
    .select('verified_email')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.verified_email ?? '';
};
const readLinks = async (session: Session): Promise<readonly string[]> => {
  const mails = (await readInbox(provider, await readEmail(session))).filter(
    ({ subject }) => subject === 'Your report is ready' || subject === 'Ihr Bericht ist fertig',
  );
  return mails.map(({ body }) => /\/reports\?file=([\w-]+)$/.exec(body)?.[1] ?? '');
};
async function openFile(session: Session, path: string): Promise<Response> {
  expect(await requestReport(session.token, path)).toMatchObject({ status: 200, json: { status: 'OK' } });
  await bank.advance(5);
  const [token = ''] = await readLinks(session);
  return provider.http.request(`/api/v1/reports/files/${token}`, { headers: { authorization: `Bearer ${session.token}` } });
}
const readCsv = async (session: Session, path: string): Promise<readonly string[]> =>
  (await (await openFile(session, path)).text()).trimEnd().split('\r\n');
const getDayAgo = (days: number): string => addDays(toDay(provider.services.clock.now()), -days);

describe('the options', () => {
  it('return the services (REP-004, API-069)', async () => {
    const { token } = await createHolder();
    const { services } = z.parse(accountReportOptions, (await get(token, 'account')).json);
    expect(services).toEqual([
      { name: 'Halden accounts', key: 'accounts', icon: '/static/icons/bank.svg' },
      { name: 'Halden markets', key: 'markets', icon: '/static/icons/chart.svg' },
    ]);
  });

  it('return services, kinds of transactions and the assets of the customer (REP-005, API-071)', async () => {
    const { token } = await createHolder('no_wallets');
    const options = z.parse(transactionsReportOptions, (await get(token, 'transactions')).json);
    expect(options.transactions.map(({ key }) => key)).toEqual(['all', 'incomings', 'outgoings', 'exchange', 'unit_purchase']);
    expect(options.assets.map(({ key }) => key)).toEqual(['all', 'EUR', 'USD']);
    const verified = z.parse(transactionsReportOptions, (await get((await createHolder()).token, 'transactions')).json);
    expect(verified.assets.find(({ key }) => key === 'RSN')).toMatchObject({
      name: 'Rosen Robotics',
      for_services: ['markets'],
      for_transactions: ['all', 'unit_purchase'],
    });
  });
});

describe('the transactions report', () => {
  it('has German headings and texts for a German customer; days, decimals and columns stay (LANG-008, LANG-005)', async () => {
    const session = await createHolder('empty', { balances: { EUR: '1000.00' } });
    await provider.request('PUT', '/private/user/language', { token: session.token, body: { language: 'de' } });
    await provider.control('POST', '/deposits', { username: session.username, currency: 'EUR', amount: '100.00', kind: 'card' });
    const [header, topUp] = await readCsv(session, 'transactions/accounts/all/all?format=csv');
    expect(header).toMatch(/Datum,ID,Art,Status,Betrag,Währung,.*,Gebühr,Gebührenwährung,Gegenpartei$/);
    expect(topUp).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z,\d+,Einzahlung per Karte,abgeschlossen,100\.00,EUR,/);
  });

  it('as a CSV contains all orders of the ledger, oldest first, behind an e-mailed link (REP-007, REP-009, RULE-030)', async () => {
    const session = await createHolder('empty', { balances: { EUR: '1000.00' } });
    await provider.control('POST', '/deposits', { username: session.username, currency: 'EUR', amount: '100.00', kind: 'card' });
    await createOrder(provider, session.username, {
      status: 'rejected',
      volume: { value: '-12.00', currency: 'EUR' },
      flow: { from: { value: '12.00', currency: 'EUR' }, to: { value: '11.00', currency: 'EUR' } },
    });
    const file = await openFile(session, 'transactions/accounts/all/all?format=csv');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="transactions-accounts-all-all.csv"');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const [header, topUp, withdrawal, ...others] = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await file.arrayBuffer())
      .trimEnd()
      .split('\r\n');
    expect(header).toBe(
      '\uFEFFDate,ID,Type,Status,Amount,Currency,From amount,From currency,To amount,To currency,Fee,Fee currency,Counterparty',
    );
    expect(topUp).toMatch(
      /^\d{4}-\d{2}-\d{2}T[\d:.]+Z,\d+,Card top up,completed,100\.00,EUR,102\.87,EUR,100\.00,EUR,2\.87,EUR,Visa [^,]+$/,
    );
    expect(withdrawal).toMatch(/,SEPA withdrawal,rejected,-12\.00,EUR,12\.00,EUR,11\.00,EUR,,,$/);
    expect(others).toEqual([]);
  });

  it.each(['csv', 'xlsx'])(
    'of a long history is read in batches: the %s contains every order once, oldest first (RULE-030)',
    async (format) => {
      const session = await createHolder('empty');
      const order = await sql<{ id: bigint }>`
      insert into orders (customer_id, type, type_human, status, group_name, volume_value, volume_currency, summary, created_at, updated_at)
      select ${session.id}::int, 'top_up_sepa', 'SEPA top up', 'completed', 'incomings', n, 'EUR', '[]', at, at
      from generate_series(1, 1200) as n, lateral (select timestamptz '2026-01-01' + n / 3 * interval '1 second' as at) as moment
      returning id`.execute(provider.database);
      const file = await openFile(session, `transactions/accounts/all/all?format=${format}`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const lines = format === 'csv' ? new TextDecoder().decode(bytes).trimEnd().split('\r\n') : undefined;
      const ids = lines?.map((line) => line.split(',')[1]) ?? readXlsx(bytes)[0]?.map((cells) => cells[1]?.text);
      expect(ids).toEqual(['ID', ...order.rows.map(({ id }) => id.toString())]);
    },
  );

  it('as an XLSX contains the same rows (REP-007, REP-019)', async () => {
    const session = await createHolder();
    const file = await openFile(session, 'transactions/accounts/all/all?format=xlsx');
    expect(file.headers.get('content-disposition')).toContain('.xlsx"');
    const [sheet = []] = readXlsx(new Uint8Array(await file.arrayBuffer()));
    await bank.advance(60);
    const lines = await readCsv(session, 'transactions/accounts/all/all?format=csv');
    expect(sheet.length).toBe(lines.length);
    expect(sheet.length).toBeGreaterThan(9);
    expect(sheet.slice(1).map((cells) => cells[1]?.text)).toEqual(lines.slice(1).map((line) => line.split(',')[1]));
  });

  it.each([
    ['accounts/incomings/all', /,(SEPA top up|Card top up|Receive|Referral bonus),/],
    ['accounts/outgoings/EUR', /,(SEPA withdrawal|Card withdrawal),/],
    ['accounts/exchange/all', /,(Currency exchange|Buy|Sell|Exchange),/],
    ['accounts/all/USD', /USD/],
    ['markets/unit_purchase/RSN', /,Unit purchase,/],
  ])('for %s contains only these transactions (RULE-030, D-REP-04)', async (choice, row) => {
    const session = await createHolder();
    await createOrder(provider, session.username, { type: 'token_purchase', volume: { value: '8.00000', currency: 'RSN' } });
    const [, ...lines] = await readCsv(session, `transactions/${choice}?format=csv`);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(row);
  });

  it('takes from and to as days in UTC, both inclusive (REP-008, RULE-030)', async () => {
    const session = await createHolder('empty');
    const moments = ['2026-03-13T23:59:59.999Z', '2026-03-14T00:00:00.000Z', '2026-03-15T23:59:59.999Z', '2026-03-16T00:00:00.000Z'];
    for (const moment of moments) await createOrder(provider, session.username, { created_at: moment });
    const [, ...lines] = await readCsv(session, 'transactions/accounts/all/EUR?format=csv&from=2026-03-14&to=2026-03-15');
    expect(lines.map((line) => line.split(',')[0])).toEqual(moments.slice(1, 3));
  });

  it.each(['transactions/nobody/all/all', 'transactions/accounts/unit_purchase/all', 'transactions/accounts/all/RSN'])(
    'returns 404 for keys that cannot be combined: %s (API-072)',
    async (path) => {
      expect(await requestReport((await createHolder()).token, `${path}?format=csv`)).toMatchObject({ status: 404, json: { code: 404 } });
    },
  );
});

describe('the account statement', () => {
  it('contains the balances at the end of the day and the day’s orders (REP-006, RULE-030)', async () => {
    const session = await createHolder('empty', { balances: { EUR: '1000.00', USD: '250.00' } });
    const today = getDayAgo(0);
    await provider.control('POST', '/deposits', { username: session.username, currency: 'EUR', amount: '100.00', kind: 'card' });
    const file = await openFile(session, `account/accounts?date=${today}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="statement-accounts-${today}.xlsx"`);
    const [sheet = []] = readXlsx(new Uint8Array(await file.arrayBuffer()));
    const texts = sheet.map((cells) => cells.map(({ text }) => text));
    expect(texts[0]).toEqual(['Account statement', 'Halden accounts', today]);
    expect(texts).toContainEqual(['Euro', 'EUR', '1100']);
    expect(texts).toContainEqual(['US dollar', 'USD', '250']);
    expect(texts.filter((cells) => cells.includes('Card top up'))).toHaveLength(1);
  });

  it('of a past day contains nothing later (RULE-030)', async () => {
    const session = await createHolder('empty', { balances: { EUR: '7.00' } });
    const [sheet = []] = readXlsx(new Uint8Array(await (await openFile(session, `account/accounts?date=${getDayAgo(3)}`)).arrayBuffer()));
    const texts = sheet.map((cells) => cells.map(({ text }) => text));
    expect(texts.find(([name]) => name === 'Euro')?.[2]).not.toBe('7');
    expect(texts.at(-1)).toContain('Counterparty');
  });

  it('is refused for days after today and days before the account was opened (API-070)', async () => {
    const { token } = await createHolder('empty', { createdAt: `${getDayAgo(10)}T12:00:00.000Z` });
    expect(await requestReport(token, `account/accounts?date=${getDayAgo(-1)}`)).toMatchObject({
      status: 400,
      json: { fields: { date: ['Future date not allowed'] } },
    });
    expect((await requestReport(token, `account/accounts?date=${getDayAgo(11)}`)).status).toBe(400);
    expect((await requestReport(token, `account/accounts?date=${getDayAgo(10)}`)).status).toBe(200);
    expect((await requestReport(token, `account/nobody?date=${getDayAgo(1)}`)).status).toBe(404);
  });
});

describe('the e-mail', () => {
  it('arrives within 5 s of the provider’s clock, but not immediately (REP-001, D-REP-12)', async () => {
    const session = await createHolder('empty');
    await requestReport(session.token, 'transactions/accounts/all/all?format=csv');
    expect(await readLinks(session)).toEqual([]);
    await bank.advance(5);
    expect(await readLinks(session)).toHaveLength(1);
  });

  it('is sent once for identical requests within 60 s, even simultaneous ones (RULE-030, D-REP-11)', async () => {
    const session = await createHolder('empty');
    const path = 'transactions/accounts/all/all?format=csv';
    const answers = await Promise.all([requestReport(session.token, path), requestReport(session.token, path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await bank.advance(5);
    await requestReport(session.token, path);
    await bank.advance(5);
    expect(await readLinks(session)).toHaveLength(1);
    await requestReport(session.token, 'transactions/accounts/all/all?format=xlsx');
    await bank.advance(60);
    await requestReport(session.token, path);
    await bank.advance(5);
    expect(await readLinks(session)).toHaveLength(3);
  });

  it('is sent to confirmed addresses only (D-REP-13)', async () => {
    const { token } = await createHolder('empty', { verifiedEmail: null });
    for (const path of ['transactions/accounts/all/all?format=csv', `account/accounts?date=${getDayAgo(1)}`])
      expect(await requestReport(token, path)).toMatchObject({ status: 400, json: { message: 'Please confirm your e-mail first' } });
  });

  it('has a link that works for 24 hours, only for its customer (API-073, D-REP-12)', async () => {
    const session = await createHolder('empty');
    expect((await openFile(session, 'transactions/accounts/all/all?format=csv')).status).toBe(200);
    const [token = ''] = await readLinks(session);
    const other = await createHolder('empty');
    expect(await get(other.token, `files/${token}`)).toMatchObject({ status: 404, json: { code: 404 } });
    expect((await get(session.token, 'files/unknown')).status).toBe(404);
    // Moving the clock by a day would end the session too.
    await provider.database
      .updateTable('report')
      .set({ expires_at: provider.services.clock.now() })
      .where('customer_id', '=', session.id)
      .execute();
    expect((await get(session.token, `files/${token}`)).status).toBe(404);
    const row = await provider.database
      .selectFrom('report')
      .select('token_hash')
      .where('customer_id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).not.toBe(token);
  });
});
