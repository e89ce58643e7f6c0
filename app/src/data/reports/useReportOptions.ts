import {
  readAccountReportOptions,
  readTransactionsReportOptions,
  type AccountReportOptions,
  type TransactionsReportOptions,
} from '@wallet/contract/reports';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { reportsKeys } from '../queryKeys.ts';

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
