import type { SummarySection as WireSection } from '@wallet/contract/holdings/orders';
import { requireCurrency, findCurrency } from './currencies.ts';
import type { OrderRow } from './orders.ts';
import { defaultLanguage, type Language } from '../words/language.ts';
import { translateStored } from '../words/translateText.ts';

type Row = WireSection['rows'][number];

/** Rows whose code is not made from their name. */
const codes: Readonly<Record<string, string>> = { 'Details/Reference': 'reference', IBAN: 'iban', 'To wallet': 'to_account' };
const toCode = (name: string): string => codes[name] ?? name.toLowerCase().replaceAll(' ', '_');

const AMOUNT = /^(?<value>-?\d+(?:\.\d+)?) (?<currency>[A-Z0-9]{2,10})$/;
const RATE = /^1 (?<base>[A-Z0-9]{2,10}) = (?<value>[\d,]+(?:\.\d+)?) (?<quote>[A-Z0-9]{2,10})$/;

function parseAmount(text: string): Row['amount'] {
  const { value, currency } = AMOUNT.exec(text)?.groups ?? {};
  return value === undefined || currency === undefined || findCurrency(currency) === undefined ? undefined : { value, currency };
}

function parseRate(text: string): Row['rate'] {
  const { base, value, quote } = RATE.exec(text)?.groups ?? {};
  return base === undefined || value === undefined || quote === undefined ? undefined : { base, value: value.replaceAll(',', ''), quote };
}

function createAccountValue(id: number | null, currency: string): Row['account'] {
  return id === null || findCurrency(currency) === undefined ? undefined : { id, type: requireCurrency(currency).type, currency };
}

type Ends = Pick<OrderRow, 'from_account_id' | 'to_account_id' | 'volume_currency' | 'flow'>;
type Accounts = Readonly<Record<string, Row['account']>>;

/** The accounts at both ends of an order, which its account rows name. */
function createAccountValues({ from_account_id: from, to_account_id: to, volume_currency: currency, flow }: Ends): Accounts {
  return {
    from_account: createAccountValue(from, flow?.from.currency ?? currency),
    to_account: createAccountValue(to, flow?.to.currency ?? currency),
  };
}

/** Rows whose value is a text of the provider. What a customer entered is not translated. */
const translatedCodes = new Set(['reason', 'name_check']);
const isProviderText = ({ state }: Row, code: string): boolean => state !== null || translatedCodes.has(code);

/** Adds code and machine value to a row. Its text states the same figure (RULE-069). */
function addRowValues(row: Row, accounts: Accounts, language: Language): Row {
  const code = toCode(row.name);
  const [amount, rate, account] = [parseAmount(row.value), parseRate(row.value), accounts[code]];
  return {
    ...row,
    value: isProviderText(row, code) || amount !== undefined || account !== undefined ? translateStored(row.value, language) : row.value,
    code,
    ...(amount === undefined ? {} : { amount }),
    ...(rate === undefined ? {} : { rate }),
    ...(account === undefined ? {} : { account }),
    ...(row.state === null ? {} : { words: toCode(row.value) }),
  };
}

/** Adds to each row of an order's summary its code and machine value, parsed from the texts that the provider itself wrote. */
export const addSummaryValues = (order: Ends, sections: readonly WireSection[], language: Language = defaultLanguage): WireSection[] => {
  const accounts = createAccountValues(order);
  return sections.map(({ name, rows }) => ({ name, code: toCode(name), rows: rows.map((row) => addRowValues(row, accounts, language)) }));
};
