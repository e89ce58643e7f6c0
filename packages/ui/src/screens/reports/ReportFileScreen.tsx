import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { downloadIcon, documentIcon, alertIcon } from '../../foundations/Icon/icons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { type CallOutcome, doneToNull } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { StatePage } from '../../patterns/StatePage/StatePage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { reportsTexts } from './reports.texts.ts';

/** The link is unknown, belongs to another customer, or is older than 24 hours. */
export type ReportUnavailable = { readonly kind: 'gone' };

export type ReportFileScreenProps = ScreenProps & {
  /** Fetches the file and passes it to the browser. */
  readonly onDownload: () => Promise<CallOutcome<never, ReportUnavailable>>;
  /** The page of the reports. */
  readonly reportsHref: string;
};

/** Opened from the link in the e-mail: offers the file, or reports that it is no longer available (D-REP-16). */
export const ReportFileScreen = createScreen(function ReportFileScreen({ onDownload, reportsHref }: ReportFileScreenProps) {
  const texts = useTexts(reportsTexts);
  const { unexpected } = useTexts(failureTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome<never, ReportUnavailable>>();
  if (outcome?.kind === 'gone')
    return (
      <StatePage
        action={
          <LinkButton fullWidth href={reportsHref}>
            {texts.title}
          </LinkButton>
        }
      >
        <EmptyState icon={alertIcon} tone="warning" size="lg" level={1} title={texts.goneTitle} role="alert" />
      </StatePage>
    );
  return (
    <StatePage
      action={
        <Button fullWidth busy={busy} onClick={() => void submitOnce(async () => doneToNull(await onDownload()))}>
          <Icon glyph={downloadIcon} />
          {texts.download}
        </Button>
      }
    >
      <EmptyState icon={documentIcon} size="lg" level={1} title={texts.readyTitle} />
      {outcome?.kind === 'failed' ? (
        <ErrorDialog title={unexpected} message={outcome.failure === 'offline' ? texts.offline : undefined} onClose={dismiss} />
      ) : null}
      {outcome?.kind === 'refused' ? <CallFailedDialog outcome={outcome} onClose={dismiss} /> : null}
    </StatePage>
  );
});
