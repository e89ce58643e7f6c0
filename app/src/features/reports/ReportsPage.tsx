import { ReportsScreen } from '@wallet/ui/screens/reports';
import { dayOf } from '@wallet/core/calendar/days';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { attempt } from '../../api/outcome.ts';
import { useRequestReport, useStatementOptions, useTransactionsOptions } from '../../data/reports.ts';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { toTransactionsOptions } from './model.ts';
import { reportRules } from './reportRules.ts';

const ReportFilePage = lazy(async () => ({ default: (await import('./ReportFilePage.tsx')).ReportFilePage }));

/** Reports by e-mail; the open tab and the file of an e-mail's link stand in the address (REP-001, D-REP-01, D-REP-16). */
export function ReportsPage() {
  const [search] = useSearchParams();
  const file = search.get('file');
  if (file === null) return <RequestReports kind={search.get('report') === 'account' ? 'account' : 'transactions'} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ReportFilePage key={file} token={file} />
    </Suspense>
  );
}

function RequestReports({ kind }: { readonly kind: 'transactions' | 'account' }) {
  const navigate = useNavigate();
  const { clock } = useServices();
  const [today] = useState(() => dayOf(clock.now()));
  const transactions = useTransactionsOptions(kind === 'transactions');
  const statement = useStatementOptions(kind === 'account');
  const request = useRequestReport();
  return (
    <ReportsScreen
      kind={kind}
      onKind={(next) => void navigate(next === 'account' ? `${paths.reports.to()}?report=account` : paths.reports.to())}
      today={today}
      transactions={toPageState(transactions, toTransactionsOptions)}
      statement={toPageState(statement, (options) => options)}
      onTransactions={(asked) => attempt(() => request.transactions(asked), reportRules)}
      onStatement={(asked) => attempt(() => request.statement(asked), reportRules)}
      supportHref={paths.support.to()}
    />
  );
}
