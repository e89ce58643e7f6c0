import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type ReportKind = 'transactions' | 'account';
export type ReportFormat = 'csv' | 'xlsx';

export type ReportService = {
  readonly key: string;
  readonly name: string;
  /** Address of its mark; null draws the default one. */
  readonly icon: string | null;
};
/** A kind of transactions, offered for the services that it names. */
export type ReportTransaction = { readonly key: string; readonly name: string; readonly forServices: readonly string[] };
export type ReportAsset = ReportService & { readonly forServices: readonly string[]; readonly forTransactions: readonly string[] };

export type StatementOptions = { readonly services: readonly ReportService[] };
export type TransactionsOptions = StatementOptions & {
  readonly transactions: readonly ReportTransaction[];
  readonly assets: readonly ReportAsset[];
};

/** Days are 'YYYY-MM-DD', UTC. */
export type StatementRequest = { readonly service: string; readonly date: string };
export type TransactionsRequest = {
  readonly service: string;
  readonly transaction: string;
  readonly asset: string;
  readonly format: ReportFormat;
  /** Both days included; null is all time. */
  readonly range: { readonly from: string; readonly to: string } | null;
};

/** A request that the customer cannot mend alone (D-REP-13). */
export type SupportNeeded = { readonly kind: 'supportNeeded'; readonly message: string };

export type ReportsScreenProps = {
  /** The tab that is open. */
  readonly kind: ReportKind;
  readonly onKind: (kind: ReportKind) => void;
  /** Today by UTC, 'YYYY-MM-DD'; the day before it is the statement's at first (REP-011). */
  readonly today: string;
  readonly transactions: PageState<TransactionsOptions>;
  readonly statement: PageState<StatementOptions>;
  readonly onTransactions: (request: TransactionsRequest) => Promise<CallOutcome<never, SupportNeeded>>;
  readonly onStatement: (request: StatementRequest) => Promise<CallOutcome<never, SupportNeeded>>;
  readonly supportHref: string;
};
