import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { reportsIcon, messageSentIcon } from '../../foundations/Icon/icons.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { resolveChoices, findOption } from './reportChoices.ts';
import { getInitialStatement, createStatementSchema, createTransactionsSchema } from './reportForms.ts';
import type { ReportKind, ReportsScreenProps, StatementOptions, TransactionsOptions, SupportNeeded } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';
import { StatementForm } from './StatementForm.tsx';
import { TransactionsForm } from './TransactionsForm.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';

export type ReportOutcomeDialogProps = {
  /** Outcome of the request. */
  readonly outcome: CallOutcome<never, SupportNeeded>;
  /** The support page. */
  readonly supportHref: string;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
};

/** Shows the outcome of a request: the report is on its way, or the generic error modal (REP-018, D-REP-09, D-REP-10, D-REP-13). */
export function ReportOutcomeDialog({ outcome, supportHref, onClose }: ReportOutcomeDialogProps) {
  const texts = useTexts(reportsTexts);
  const { unexpected } = useTexts(failureTexts);
  switch (outcome.kind) {
    case 'done':
      return (
        <MessageDialog title={texts.doneTitle} icon={messageSentIcon} tone="positive" onClose={onClose}>
          {texts.done}
        </MessageDialog>
      );
    case 'refused':
      return <CallFailedDialog outcome={outcome} onClose={onClose} />;
    case 'supportNeeded':
      return (
        <ErrorDialog message={outcome.message} onClose={onClose} action={<LinkButton href={supportHref}>{texts.support}</LinkButton>} />
      );
    case 'failed':
      return <ErrorDialog title={unexpected} message={outcome.failure === 'offline' ? texts.offline : undefined} onClose={onClose} />;
  }
}

/** The open form also extends to the end of the page. */
const StyledTabs = styled(Tabs)`
  display: flex;
  flex: 1;
  flex-direction: column;

  > [role='tabpanel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  form {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  @media (min-width: 1120px) {
    inline-size: 100%;
    max-inline-size: var(--primitive-layout-form-column);
  }
`;

const noOptions: TransactionsOptions = { services: [], transactions: [], assets: [] };
const kinds = ['transactions', 'account'] as const satisfies readonly ReportKind[];

/** Requests a transactions report or an account statement by e-mail. Each tab keeps its input (REP-001, D-REP-01). */
export const ReportsScreen = createScreen(function ReportsScreen({
  kind,
  onKind,
  today,
  email,
  transactions,
  statement,
  ...rest
}: ReportsScreenProps) {
  const texts = useTexts(reportsTexts);
  const [isIntervalWrong, setIntervalWrong] = useState(false);
  const transactionsForm = useScreenForm({
    schema: useMemo(() => createTransactionsSchema(today, texts), [today, texts]),
    first: { picked: {}, format: 'xlsx', range: 'all', from: '', to: '' },
    onSubmit: async ({ picked, format, range, from, to }): Promise<CallOutcome<never, SupportNeeded> | null> => {
      const { service, transaction, asset } = resolveChoices(transactions.kind === 'ready' ? transactions.content : noOptions, picked);
      if (service === undefined || transaction === undefined || asset === undefined) return null;
      setIntervalWrong(range === 'custom' && from > to);
      if (range === 'custom' && from > to) return null;
      const keys = { service: service.key, transaction: transaction.key, asset: asset.key, format };
      return rest.onTransactions({ ...keys, range: range === 'all' ? null : { from, to } });
    },
  });
  const statementForm = useScreenForm({
    schema: useMemo(() => createStatementSchema(today, texts), [today, texts]),
    first: getInitialStatement(today),
    onSubmit: async ({ service: key, date }): Promise<CallOutcome<never, SupportNeeded> | null> => {
      const service = statement.kind === 'ready' ? findOption(statement.content.services, key ?? undefined) : undefined;
      return service === undefined ? null : rest.onStatement({ service: service.key, date });
    },
  });
  const { outcome, dismiss } = kind === 'transactions' ? transactionsForm : statementForm;
  const page = kind === 'transactions' ? transactions : statement;
  return (
    <>
      <AppHeader title={texts.title} />
      <FilledPage aria-busy={page.kind === 'loading' || undefined}>
        <StyledTabs
          label={texts.title}
          size="sm"
          items={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onValueChange={(value) => onKind(value === 'account' ? 'account' : 'transactions')}
        >
          {kind === 'transactions' ? (
            <LoadedForm page={transactions}>
              {(options) => (
                <TransactionsForm
                  {...{ options, today, email, isIntervalWrong }}
                  form={transactionsForm}
                  onIntervalRead={() => setIntervalWrong(false)}
                />
              )}
            </LoadedForm>
          ) : (
            <LoadedForm page={statement}>{(options) => <StatementForm {...{ options, today, email }} form={statementForm} />}</LoadedForm>
          )}
        </StyledTabs>
      </FilledPage>
      {outcome === null ? null : <ReportOutcomeDialog outcome={outcome} supportHref={rest.supportHref} onClose={dismiss} />}
    </>
  );
});

function FormSkeleton() {
  return <Skeleton variant="rows" count={4} label={useTexts(reportsTexts).loading} />;
}

type LoadedProps<Options> = { readonly page: PageState<Options>; readonly children: (options: Options) => ReactNode };

/** Renders a tab's form once its options have loaded (D-REP-05, D-REP-14). */
function LoadedForm<Options extends StatementOptions>({ page, children }: LoadedProps<Options>) {
  const texts = useTexts(reportsTexts);
  switch (page.kind) {
    case 'loading':
      return <FormSkeleton />;
    case 'failed':
      return <LoadFailed failure={page.failure} onRetry={page.onRetry} />;
    case 'ready':
      return page.content.services.length === 0 ? <EmptyState icon={reportsIcon} title={texts.none} /> : children(page.content);
  }
}
