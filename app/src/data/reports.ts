import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  type AccountReportOptions,
  downloadReport,
  readAccountReportOptions,
  readTransactionsReportOptions,
  type ReportFormat,
  requestAccountReport,
  requestTransactionsReport,
  type TransactionsReportOptions,
} from '@wallet/contract/holdings/reports';
import { useCallback } from 'react';
import { ApiError } from '../api/errors.ts';
import { useCall } from '../providers/useCall.ts';

const reportsKeys = { account: ['reports', 'account'], transactions: ['reports', 'transactions'] } as const;

/** What an account statement can be made of (API-069); asked when its tab opens (D-REP-14). */
export function useStatementOptions(enabled: boolean): UseQueryResult<AccountReportOptions> {
  const call = useCall();
  return useQuery({
    queryKey: reportsKeys.account,
    queryFn: ({ signal }) => call(readAccountReportOptions, {}, { signal, repeats: true }),
    enabled,
  });
}

/** What a transactions report can be made of (API-071). */
export function useTransactionsOptions(enabled: boolean): UseQueryResult<TransactionsReportOptions> {
  const call = useCall();
  return useQuery({
    queryKey: reportsKeys.transactions,
    queryFn: ({ signal }) => call(readTransactionsReportOptions, {}, { signal, repeats: true }),
    enabled,
  });
}

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

/** Fetches the file behind a link of an e-mail (API-073). It is not kept: it is the customer's own once it is saved. */
export function useDownloadReport(): (token: string) => Promise<Blob> {
  const call = useCall();
  return useCallback(
    async (token) => {
      const file = await call(downloadReport, { params: { token } });
      if (file instanceof Blob) return file;
      throw new ApiError('unreadable');
    },
    [call],
  );
}
