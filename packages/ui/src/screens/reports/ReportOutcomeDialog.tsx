import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { messageSentIcon } from '../../foundations/Icon/icons.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { SupportNeeded } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';

export type ReportOutcomeDialogProps = {
  readonly outcome: CallOutcome<never, SupportNeeded>;
  readonly supportHref: string;
  readonly onClose: () => void;
};

/** Shows the outcome of a request: the report is on its way, or the generic error modal (REP-018, D-REP-09, D-REP-10, D-REP-13). */
export function ReportOutcomeDialog({ outcome, supportHref, onClose }: ReportOutcomeDialogProps) {
  const texts = useTexts(reportsTexts);
  switch (outcome.kind) {
    case 'done':
      return (
        <Dialog
          title={texts.doneTitle}
          icon={messageSentIcon}
          tone="positive"
          onOpenChange={onClose}
          actions={<Button onClick={onClose}>{texts.understood}</Button>}
        >
          {texts.done}
        </Dialog>
      );
    case 'refused':
      return <ErrorDialog message={outcome.message} onClose={onClose} />;
    case 'supportNeeded':
      return (
        <ErrorDialog message={outcome.message} onClose={onClose} action={<LinkButton href={supportHref}>{texts.support}</LinkButton>} />
      );
    case 'failed':
      return <ErrorDialog message={outcome.failure === 'offline' ? texts.offline : undefined} onClose={onClose} />;
  }
}
