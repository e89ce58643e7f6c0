import { requestAccountReport, requestTransactionsReport, type ReportFormat } from '@wallet/contract/reports';
import { useCall } from '../../providers/useCall.ts';

type Transactions = { readonly service: string; readonly transaction: string; readonly asset: string; readonly format: ReportFormat };

/** Days are `yyyy-MM-dd`. */
export type RequestReport = {
  readonly statement: (request: { readonly service: string; readonly date: string }) => Promise<unknown>;
  /** Without a range: all time (REP-008). */
  readonly transactions: (
    request: Transactions & { readonly range: { readonly from: string; readonly to: string } | null },
  ) => Promise<unknown>;
};

/** Has a report made and e-mailed (API-070, API-072). An answer whose status is not OK is unreadable to the contract (REP-009). */
export function useRequestReport(): RequestReport {
  const call = useCall();
  return {
    statement: ({ service, date }) => call(requestAccountReport, { params: { service }, query: { date } }),
    transactions: ({ format, range, ...params }) =>
      call(requestTransactionsReport, { params, query: { format, ...(range === null ? {} : range) } }),
  };
}
