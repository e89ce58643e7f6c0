import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

export type ReportKind = 'transactions' | 'account';
export type ReportFormat = 'csv' | 'xlsx';

export type ReportService = {
  readonly key: string;
  readonly name: string;
  /** URL of its mark; null shows the default one. */
  readonly icon: string | null;
};
/** A kind of transaction, with the services that offer it. */
export type ReportTransaction = { readonly key: string; readonly name: string; readonly forServices: readonly string[] };
export type ReportAsset = ReportService & { readonly forServices: readonly string[]; readonly forTransactions: readonly string[] };

export type StatementOptions = { readonly services: readonly ReportService[] };
export type TransactionsOptions = StatementOptions & {
  readonly transactions: readonly ReportTransaction[];
  readonly assets: readonly ReportAsset[];
};

/** Days are 'YYYY-MM-DD' in UTC. */
export type StatementRequest = { readonly service: string; readonly date: string };
export type TransactionsRequest = {
  readonly service: string;
  readonly transaction: string;
  readonly asset: string;
  readonly format: ReportFormat;
  /** Both days are included; null means all time. */
  readonly range: { readonly from: string; readonly to: string } | null;
};

/** A request that the customer cannot correct without support (D-REP-13). */
export type SupportNeeded = { readonly kind: 'supportNeeded'; readonly message: string };

export type ReportsScreenProps = ScreenProps<'afterForm'> & {
  /** The open tab. */
  readonly kind: ReportKind;
  /** Another tab was opened. */
  readonly onKind: (kind: ReportKind) => void;
  /** Today in UTC, 'YYYY-MM-DD'. The statement starts with the day before (REP-011). */
  readonly today: string;
  /** The options of a transactions report, and whether they have loaded. */
  readonly transactions: PageState<TransactionsOptions>;
  /** The options of a statement, and whether they have loaded. */
  readonly statement: PageState<StatementOptions>;
  /** Requests a transactions report. */
  readonly onTransactions: (request: TransactionsRequest) => Promise<CallOutcome<never, SupportNeeded>>;
  /** Requests a statement. */
  readonly onStatement: (request: StatementRequest) => Promise<CallOutcome<never, SupportNeeded>>;
  /** Where a report is sent, masked; null when it is not known yet. */
  readonly email: string | null;
  /** The support page. */
  readonly supportHref: string;
};
