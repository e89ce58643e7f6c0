import type { SummarySection as WireSection } from '@wallet/contract/holdings/orders';
import { bookCurrency, findCurrency } from './currencies.ts';
import type { OrderRow } from './orders.ts';
import { firstLanguage, type Language } from '../words/language.ts';
import { inWords } from '../words/say.ts';

type Row = WireSection['rows'][number];

/** Rows whose code is not made from their name. */
const codes: Readonly<Record<string, string>> = { 'Details/Reference': 'reference', IBAN: 'iban', 'To wallet': 'to_account' };
const codeOf = (name: string): string => codes[name] ?? name.toLowerCase().replaceAll(' ', '_');

const AMOUNT = /^(?<value>-?\d+(?:\.\d+)?) (?<currency>[A-Z0-9]{2,10})$/;
const RATE = /^1 (?<base>[A-Z0-9]{2,10}) = (?<value>[\d,]+(?:\.\d+)?) (?<quote>[A-Z0-9]{2,10})$/;

function amountOf(text: string): Row['amount'] {
  const { value, currency } = AMOUNT.exec(text)?.groups ?? {};
  return value === undefined || currency === undefined || findCurrency(currency) === undefined ? undefined : { value, currency };
}

function rateOf(text: string): Row['rate'] {
  const { base, value, quote } = RATE.exec(text)?.groups ?? {};
  return base === undefined || value === undefined || quote === undefined ? undefined : { base, value: value.replaceAll(',', ''), quote };
}

function accountOf(id: number | null, currency: string): Row['account'] {
  return id === null || findCurrency(currency) === undefined ? undefined : { id, type: bookCurrency(currency).type, currency };
}

type Ends = Pick<OrderRow, 'from_account_id' | 'to_account_id' | 'volume_currency' | 'flow'>;
type Accounts = Readonly<Record<string, Row['account']>>;

/** The accounts at both ends of an order, which its account rows name. */
function accountsOf({ from_account_id: from, to_account_id: to, volume_currency: currency, flow }: Ends): Accounts {
  return {
    from_account: accountOf(from, flow?.from.currency ?? currency),
    to_account: accountOf(to, flow?.to.currency ?? currency),
  };
}

/** Rows whose value is a text of the provider. What a customer entered is not translated. */
const worded = new Set(['reason', 'name_check']);
const isOwnWord = ({ state }: Row, code: string): boolean => state !== null || worded.has(code);

/** Adds code and machine value to a row. Its text states the same figure (RULE-069). */
function withValues(row: Row, accounts: Accounts, language: Language): Row {
  const code = codeOf(row.name);
  const [amount, rate, account] = [amountOf(row.value), rateOf(row.value), accounts[code]];
  return {
    ...row,
    value: isOwnWord(row, code) || amount !== undefined || account !== undefined ? inWords(row.value, language) : row.value,
    code,
    ...(amount === undefined ? {} : { amount }),
    ...(rate === undefined ? {} : { rate }),
    ...(account === undefined ? {} : { account }),
    ...(row.state === null ? {} : { words: codeOf(row.value) }),
  };
}

/** Adds to each row of an order's summary its code and machine value, parsed from the texts that the provider itself wrote. */
export const summaryWithValues = (order: Ends, sections: readonly WireSection[], language: Language = firstLanguage): WireSection[] => {
  const accounts = accountsOf(order);
  return sections.map(({ name, rows }) => ({ name, code: codeOf(name), rows: rows.map((row) => withValues(row, accounts, language)) }));
};
