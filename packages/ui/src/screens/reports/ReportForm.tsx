import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { reportsTexts } from './reports.texts.ts';

type ReportFormProps = {
  /** Whether there is something to report: every choice has an option (D-REP-05). */
  readonly canSend: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** The fields of a report and the button "Send to my email" (REP-003). */
export function ReportForm({ canSend, busy, onSubmit, children }: ReportFormProps) {
  const texts = useTexts(reportsTexts);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSubmit();
      }}
    >
      {children}
      {canSend ? null : <Notice title={texts.none} live="polite" />}
      <StickyActions>
        <Button type="submit" fullWidth busy={busy} disabled={!canSend}>
          {texts.send}
        </Button>
      </StickyActions>
    </FormLayout>
  );
}
