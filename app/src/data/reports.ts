import {
  downloadReport,
  readAccountReportOptions,
  readTransactionsReportOptions,
  type ReportFormat,
  requestAccountReport,
  requestTransactionsReport,
} from '@wallet/contract/holdings/reports';
import { ApiError } from '../api/errors.ts';
import { useCallQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';

const reportsKeys = { account: ['reports', 'account'], transactions: ['reports', 'transactions'] } as const;

/** Options of an account statement (API-069), requested when its tab opens (D-REP-14). */
export const useStatementOptions = (enabled: boolean) =>
  useCallQuery(readAccountReportOptions, {}, { queryKey: reportsKeys.account, repeats: true, enabled });

/** Options of a transactions report (API-071). */
export const useTransactionsOptions = (enabled: boolean) =>
  useCallQuery(readTransactionsReportOptions, {}, { queryKey: reportsKeys.transactions, repeats: true, enabled });

type Transactions = { readonly service: string; readonly transaction: string; readonly asset: string; readonly format: ReportFormat };

/** Dates are `yyyy-MM-dd`. */
export type RequestReport = {
  readonly statement: (request: { readonly service: string; readonly date: string }) => Promise<unknown>;
  /** Null range: all time (REP-008). */
  readonly transactions: (
    request: Transactions & { readonly range: { readonly from: string; readonly to: string } | null },
  ) => Promise<unknown>;
};

/** Requests a report by e-mail (API-070, API-072). A response whose status is not OK does not match the contract (REP-009). */
export function useRequestReport(): RequestReport {
  const call = useCall();
  return {
    statement: ({ service, date }) => call(requestAccountReport, { params: { service }, query: { date } }),
    transactions: ({ format, range, ...params }) =>
      call(requestTransactionsReport, { params, query: { format, ...(range === null ? {} : range) } }),
  };
}

/** Fetches the file behind an e-mailed link (API-073). It is not cached, because the customer saves their own copy. */
export function useDownloadReport(): (token: string) => Promise<Blob> {
  const call = useCall();
  return async (token) => {
    const file = await call(downloadReport, { params: { token } });
    if (file instanceof Blob) return file;
    throw new ApiError('unreadable');
  };
}
