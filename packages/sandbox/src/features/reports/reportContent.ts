import { addDays, startOfDay } from '@wallet/core/calendar/days';
import { toAmountText, fromMinorUnits } from '@wallet/core/money/money';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Flow } from '../../database/columns.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { listCurrencies, getGroups, ALL, type ReportService } from './reportOptions.ts';
import { createHeading, createRow, type ReportCell, type ReportRow } from './reportFile.ts';
import type { Language } from '../../words/language.ts';
import { translateStored, type ProviderText, translateText } from '../../words/translateText.ts';

/** Orders per statement, few enough to take no longer than a small request. */
const BATCH_SIZE = 500;

type Period = { readonly from: Date | null; readonly before: Date | null };

/** Converts days in UTC, both inclusive: from 00:00 of the first to 24:00 of the last (RULE-030). */
function toPeriod(from: string | null, to: string | null): Period {
  return { from: from === null ? null : startOfDay(from), before: to === null ? null : startOfDay(addDays(to, 1)) };
}

type Choice = Period & {
  readonly customerId: number;
  /** Codes. An order belongs to the report if it moves one of them. */
  readonly currencies: readonly string[];
  readonly groups: readonly string[] | null;
};

type OrderRow = {
  readonly id: bigint;
  readonly created_at: Date;
  readonly type_human: string;
  readonly status: string;
  readonly volume_value: string;
  readonly volume_currency: string;
  readonly flow: Flow | null;
  readonly counterparty: string | null;
  readonly fee_units: bigint | null;
  readonly fee_currency: string | null;
};

/** Returns the next orders after a given one, oldest first. The fee is what the order posted to the provider's fees. */
async function findOrders(database: Database, choice: Choice, after: bigint | undefined): Promise<readonly OrderRow[]> {
  const { customerId, currencies, groups, from, before } = choice;
  const isAhead =
    after === undefined ? sql`true` : sql`(o.created_at, o.id) > ((select created_at from orders where id = ${after}), ${after}::bigint)`;
  const answer = await sql<OrderRow>`
    with chosen as (
      select o.* from orders o left join account f on f.id = o.from_account_id left join account t on t.id = o.to_account_id
      where o.customer_id = ${customerId} and (${from}::timestamptz is null or o.created_at >= ${from}::timestamptz)
        and (${before}::timestamptz is null or o.created_at < ${before}::timestamptz)
        and (${groups}::text[] is null or o.group_name = any(${groups}::text[]))
        and (o.volume_currency = any(${currencies}::text[]) or f.currency = any(${currencies}::text[]) or t.currency = any(${currencies}::text[]))
        and ${isAhead} order by o.created_at, o.id limit ${BATCH_SIZE}),
    fees as (
      select p.order_id, min(p.currency) as currency, sum(p.units)::bigint as units
      from posting p join account a on a.id = p.account_id join chosen on chosen.id = p.order_id
      where a.customer_id is null and a.role = 'fees' and p.units > 0 group by p.order_id)
    select c.id, c.created_at, c.type_human, c.status, c.volume_value, c.volume_currency, c.flow, c.counterparty,
      fees.units as fee_units, fees.currency as fee_currency
    from chosen c left join fees on fees.order_id = c.id order by c.created_at, c.id
  `.execute(database);
  return answer.rows;
}

/** Returns all of them in batches, so that other requests are served in between. */
async function* readOrderRows(database: Database, choice: Choice, language: Language): AsyncGenerator<readonly ReportRow[]> {
  let after: bigint | undefined;
  do {
    const orders = await findOrders(database, choice, after);
    yield orders.map((order) => toOrderRow(order, language));
    after = orders.length < BATCH_SIZE ? undefined : orders.at(-1)?.id;
  } while (after !== undefined);
}

const columns: readonly ProviderText[] = [
  'Date',
  'ID',
  'Type',
  'Status',
  'Amount',
  'Currency',
  'From amount',
  'From currency',
  'To amount',
  'To currency',
  'Fee',
  'Fee currency',
  'Counterparty',
];

const translateHeading = (language: Language, ...texts: readonly ProviderText[]): ReportRow =>
  createHeading(...texts.map((text) => translateText(text, language)));

const formatAmount = (amount: string | undefined): ReportCell => (amount === undefined ? '' : { amount });

function toOrderRow(order: OrderRow, language: Language): ReportRow {
  const { flow, fee_units: units, fee_currency: currency } = order;
  const fee = units === null || currency === null ? undefined : fromMinorUnits(units, toMoneyCurrency(currency));
  return createRow(
    { moment: order.created_at },
    order.id.toString(),
    translateStored(order.type_human, language),
    translateStored(order.status, language),
    { amount: order.volume_value },
    order.volume_currency,
    formatAmount(flow?.from.value),
    flow?.from.currency ?? '',
    formatAmount(flow?.to.value),
    flow?.to.currency ?? '',
    formatAmount(fee === undefined ? undefined : toAmountText(fee)),
    fee?.currencyCode ?? '',
    order.counterparty ?? '',
  );
}

type TransactionsReport = {
  readonly customerId: number;
  readonly service: ReportService;
  readonly transaction: string;
  /** A currency, or `all`. */
  readonly asset: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly language: Language;
};

export async function* readTransactionsRows(database: Database, report: TransactionsReport): AsyncGenerator<readonly ReportRow[]> {
  const { customerId, service, transaction, asset, from, to, language } = report;
  const currencies = asset === ALL ? listCurrencies(service) : [asset];
  yield [translateHeading(language, ...columns)];
  yield* readOrderRows(database, { ...toPeriod(from, to), customerId, currencies, groups: getGroups(transaction) }, language);
}

type Statement = {
  readonly customerId: number;
  readonly service: ReportService;
  readonly date: string;
  readonly language: Language;
};

/** Rows of the account statement: the balance of each account of the service at the end of the day, and the day's orders. */
export async function* readStatementRows(
  database: Database,
  { customerId, service, date, language }: Statement,
): AsyncGenerator<readonly ReportRow[]> {
  const { from, before } = toPeriod(date, date);
  const accounts = await sql<{ name: string; currency: string; units: bigint }>`
    select a.name, a.currency, coalesce(sum(p.units), 0)::bigint as units
    from account a left join posting p on p.account_id = a.id and p.at < ${before}::timestamptz
    where a.customer_id = ${customerId} and a.type = any(${[...service.types]}::text[]) and a.created_at < ${before}::timestamptz
    group by a.id order by a.id
  `.execute(database);
  yield [
    createHeading(translateText('Account statement', language), translateText(service.name, language), date),
    createRow(),
    translateHeading(language, 'Account', 'Currency', 'Balance at the end of the day'),
    ...accounts.rows.map(({ name, currency, units }) =>
      createRow(translateStored(name, language), currency, { amount: toAmountText(fromMinorUnits(units, toMoneyCurrency(currency))) }),
    ),
    createRow(),
    translateHeading(language, ...columns),
  ];
  yield* readOrderRows(database, { customerId, currencies: listCurrencies(service), groups: null, from, before }, language);
}
