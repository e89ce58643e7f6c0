import type { TransactionsReportOptions } from '@wallet/contract/holdings/reports';
import type { TransactionsOptions } from '@wallet/ui/screens/reports';

/** The lists of the transactions report in the screen's words. */
export function toTransactionsOptions({ services, transactions, assets }: TransactionsReportOptions): TransactionsOptions {
  return {
    services,
    transactions: transactions.map(({ key, name, for_services: forServices }) => ({ key, name, forServices })),
    assets: assets.map(({ key, name, icon, for_services: forServices, for_transactions: forTransactions }) => ({
      key,
      name,
      icon,
      forServices,
      forTransactions,
    })),
  };
}
