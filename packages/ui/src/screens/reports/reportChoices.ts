import type { ReportAsset, ReportService, ReportTransaction, TransactionsOptions } from './ReportsScreen.types.ts';

/** What the customer has picked. A missing key means the first valid option (D-REP-03). */
export type Picked = { readonly service?: string; readonly transaction?: string; readonly asset?: string };

/** The available options and the current ones; undefined where none is valid (D-REP-05). */
export type Choices = {
  readonly transactions: readonly ReportTransaction[];
  readonly assets: readonly ReportAsset[];
  readonly service: ReportService | undefined;
  readonly transaction: ReportTransaction | undefined;
  readonly asset: ReportAsset | undefined;
};

/** Returns the option with this key, or the first one. */
export function findOption<Option extends { readonly key: string }>(
  options: readonly Option[],
  key: string | undefined,
): Option | undefined {
  return options.find((option) => option.key === key) ?? options[0];
}

/** Returns the valid options. A type is valid for its services, an asset for its services and types (D-REP-04). */
export function resolveChoices(options: TransactionsOptions, picked: Picked): Choices {
  const service = findOption(options.services, picked.service);
  const transactions = options.transactions.filter(({ forServices }) => service !== undefined && forServices.includes(service.key));
  const transaction = findOption(transactions, picked.transaction);
  const assets = options.assets.filter(
    ({ forServices, forTransactions }) =>
      service !== undefined && transaction !== undefined && forServices.includes(service.key) && forTransactions.includes(transaction.key),
  );
  return { transactions, assets, service, transaction, asset: findOption(assets, picked.asset) };
}

/** Picking another service resets type and asset, picking the same one resets nothing (REP-015, D-REP-04). */
export function pickService(picked: Picked, { service }: Choices, key: string): Picked {
  return key === service?.key ? picked : { service: key };
}

/** Picking another type resets the asset (REP-016). */
export function pickTransaction(picked: Picked, { transaction }: Choices, key: string): Picked {
  if (key === transaction?.key) return picked;
  return { ...(picked.service === undefined ? {} : { service: picked.service }), transaction: key };
}
