import type { TransactionsReportOptions } from '@wallet/contract/holdings/reports';
import { toDay } from '@wallet/core/calendar/days';
import { maskEmail } from '@wallet/core/format/masks';
import { Part } from '@wallet/ui/foundations/parts';
import type { Failed } from '@wallet/ui/patterns/form';
import { ReportsScreen, type TransactionsOptions } from '@wallet/ui/screens/reports';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Refusal } from '../../api/errors.ts';
import { attempt, toRefusalText, UNEXPECTED } from '../../api/outcome.ts';
import { useRequestReport, useStatementOptions, useTransactionsOptions } from '../../data/reports.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { lazyPart, PageLoading } from '../../operations/page/lazyPage.tsx';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { paths } from '../../routing/paths.ts';

function toTransactionsOptions({ services, transactions, assets }: TransactionsReportOptions): TransactionsOptions {
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

type SupportNeeded = { readonly kind: 'supportNeeded'; readonly message: string };

/**
 * Rules for a refused report request. A 400 shows the provider's message. If it names no field, the form cannot fix it and support is
 * offered (D-REP-10, D-REP-13). Any other refusal is a failure.
 */
export const reportRules = {
  special: ({ status, body }: Refusal): SupportNeeded | Failed | null => {
    if (status !== 400) return UNEXPECTED;
    return Object.keys(body.fields ?? {}).length === 0 ? { kind: 'supportNeeded', message: toRefusalText(body) } : null;
  },
};

const ReportFilePage = lazyPart(async () => (await import('./ReportFilePage.tsx')).ReportFilePage);

/** Reports by e-mail. The URL contains the open tab and the file of an e-mail's link (REP-001, D-REP-01, D-REP-16). */
export function ReportsPage() {
  const [search] = useSearchParams();
  const file = search.get('file');
  if (file === null) return <RequestReports kind={search.get('report') === 'account' ? 'account' : 'transactions'} />;
  return (
    <Part waiting={<PageLoading />}>
      <ReportFilePage key={file} token={file} />
    </Part>
  );
}

function RequestReports({ kind }: { readonly kind: 'transactions' | 'account' }) {
  const navigate = useNavigate();
  const clock = useProviderTime();
  const today = toDay(clock.now());
  const transactions = useTransactionsOptions(kind === 'transactions');
  const statement = useStatementOptions(kind === 'account');
  const request = useRequestReport();
  const address = useUserInfo().data?.email ?? '';
  return (
    <ReportsScreen
      kind={kind}
      onKind={(next) => void navigate(next === 'account' ? `${paths.reports.to()}?report=account` : paths.reports.to())}
      today={today}
      transactions={toPageState(transactions, toTransactionsOptions)}
      statement={toPageState(statement, (options) => options)}
      onTransactions={(asked) => attempt(() => request.transactions(asked), reportRules)}
      onStatement={(asked) => attempt(() => request.statement(asked), reportRules)}
      email={address === '' ? null : maskEmail(address)}
      supportHref={paths.support.to()}
    />
  );
}
