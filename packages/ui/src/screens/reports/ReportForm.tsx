import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import type { ScreenForm } from '../../patterns/form/useScreenForm.ts';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { reportsTexts } from './reports.texts.ts';

type ReportFormProps = {
  readonly form: Pick<ScreenForm<FieldValues, unknown>, 'props' | 'busy'>;
  /** True when every picker has an option, so that there is something to report (D-REP-05). */
  readonly canSend: boolean;
  readonly email: string | null;
  readonly children: ReactNode;
};

/** The fields of a report and the button "Send to my email" (REP-003). */
export function ReportForm({ form, canSend, email, children }: ReportFormProps) {
  const texts = useTexts(reportsTexts);
  return (
    <FormLayout {...form.props}>
      {children}
      {canSend ? null : <Notice title={texts.none} live="polite" />}
      <SubmitActions label={texts.send} busy={form.busy} disabled={!canSend}>
        <Text type="body-sm" tone="secondary">
          {texts.delivery({ address: email ?? texts.ownAddress })}
        </Text>
      </SubmitActions>
    </FormLayout>
  );
}
