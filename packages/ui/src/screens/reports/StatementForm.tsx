import type * as z from 'zod/mini';
import { DateField } from '../../components/DateField/DateField.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { ScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { findOption } from './reportChoices.ts';
import { ReportForm } from './ReportForm.tsx';
import type { createStatementSchema } from './reportForms.ts';
import { ReportPicker } from './ReportPicker.tsx';
import type { StatementOptions, SupportNeeded } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';

type StatementFormProps = {
  readonly form: ScreenForm<z.input<ReturnType<typeof createStatementSchema>>, CallOutcome<never, SupportNeeded>>;
  readonly options: StatementOptions;
  readonly today: string;
  readonly email: string | null;
};

/** Requests the account statement of a day (REP-006, REP-010). */
export function StatementForm({ form, options, today, email }: StatementFormProps) {
  const texts = useTexts(reportsTexts);
  const service = findOption(options.services, form.values.service ?? undefined);
  return (
    <ReportForm {...{ form, email }} canSend={service !== undefined}>
      <ReportPicker label={texts.service} options={options.services} value={service?.key} onPick={(key) => form.edit('service', key)} />
      <DateField label={texts.date} today={today} max={today} {...form.field('date')} />
    </ReportForm>
  );
}
