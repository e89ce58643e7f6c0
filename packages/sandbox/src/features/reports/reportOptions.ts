import type { ParamsOf, WireResponseOf } from '@wallet/contract/endpoint';
import type { OrderGroup } from '@wallet/contract/holdings/order-words';
import type { readAccountReportOptions, readTransactionsReportOptions, requestTransactionsReport } from '@wallet/contract/holdings/reports';
import type { Database } from '../../database/openDatabase.ts';
import { currencies, type AccountType } from '../../ledger/currencies.ts';

type AccountReportOptions = WireResponseOf<typeof readAccountReportOptions>;
type TransactionsReportOptions = WireResponseOf<typeof readTransactionsReportOptions>;

/** Services with books of their own (api.md 3.21), and the types of accounts in them. */
const services = [
  { name: 'Halden accounts', key: 'accounts', icon: '/static/icons/bank.svg', types: ['fiat', 'crypto', 'stablecoin'] },
  { name: 'Halden markets', key: 'markets', icon: '/static/icons/chart.svg', types: ['token'] },
] as const satisfies readonly {
  readonly name: string;
  readonly key: string;
  readonly icon: string;
  readonly types: readonly AccountType[];
}[];
export type ReportService = (typeof services)[number];

/** Key that selects everything. */
export const ALL = 'all';

/** Kinds of transactions and the groups of RULE-019 in them. A purchase of a coin is an exchange. */
const kinds = [
  { name: 'All transactions', key: ALL, for_services: ['accounts', 'markets'], groups: null },
  { name: 'Top ups', key: 'incomings', for_services: ['accounts'], groups: ['incomings'] },
  { name: 'Withdrawals', key: 'outgoings', for_services: ['accounts'], groups: ['outgoings'] },
  { name: 'Exchanges', key: 'exchange', for_services: ['accounts', 'markets'], groups: ['exchange', 'buy'] },
  { name: 'Unit purchases', key: 'unit_purchase', for_services: ['markets'], groups: ['unit_purchase'] },
] as const satisfies readonly {
  readonly name: string;
  readonly key: string;
  readonly for_services: readonly string[];
  readonly groups: readonly OrderGroup[] | null;
}[];

const MONEY_KINDS = [ALL, 'incomings', 'outgoings', 'exchange'];
const TOKEN_KINDS = [ALL, 'unit_purchase'];

const serviceOptions = services.map(({ name, key, icon }) => ({ name, key, icon }));

export function findService(key: string): ReportService | undefined {
  return services.find((service) => service.key === key);
}

/** Returns the order groups of a kind of transactions; null for all of them. */
export function getGroups(key: string): readonly string[] | null {
  return kinds.find((kind) => kind.key === key)?.groups ?? null;
}

export function listCurrencies({ types }: ReportService): readonly string[] {
  return currencies.filter(({ type }) => types.some((one) => one === type)).map(({ code }) => code);
}

/** API-069. */
export function buildAccountReportOptions(): AccountReportOptions {
  return { services: serviceOptions };
}

/** API-071: the currencies in which the customer has accounts can be reported. */
export async function loadTransactionsReportOptions(database: Database, customerId: number): Promise<TransactionsReportOptions> {
  const rows = await database.selectFrom('account').select('currency').distinct().where('customer_id', '=', customerId).execute();
  const currencyCodes = new Set(rows.map(({ currency }) => currency));
  const assets = currencies
    .filter(({ code }) => currencyCodes.has(code))
    .map(({ code, name, type, icon }) => ({
      name,
      key: code,
      icon,
      for_services: services.filter(({ types }) => types.some((one) => one === type)).map(({ key }) => key),
      for_transactions: type === 'token' ? TOKEN_KINDS : MONEY_KINDS,
    }));
  const all = { name: 'All assets', key: ALL, icon: null, for_services: services.map(({ key }) => key), for_transactions: MONEY_KINDS };
  return {
    services: serviceOptions,
    transactions: kinds.map((kind) => ({ name: kind.name, key: kind.key, for_services: [...kind.for_services] })),
    assets: [all, ...assets],
  };
}

/** True if the three keys can be combined (API-072). */
export function canCombine(
  { transactions, assets }: TransactionsReportOptions,
  { service, transaction, asset }: ParamsOf<typeof requestTransactionsReport>,
): boolean {
  const isKind = transactions.some(({ key, for_services: ofServices }) => key === transaction && ofServices.includes(service));
  const isAsset = assets.some(
    ({ key, for_services: ofServices, for_transactions: ofKinds }) =>
      key === asset && ofServices.includes(service) && ofKinds.includes(transaction),
  );
  return isKind && isAsset;
}
