import { DateField } from '../../components/DateField/DateField.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { chosen } from './reportChoices.ts';
import { dayIssue } from './reportDates.ts';
import { ReportForm } from './ReportForm.tsx';
import { shownIssue, type StatementEntry } from './reportForms.ts';
import { ReportPicker } from './ReportPicker.tsx';
import type { StatementOptions, StatementRequest } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';

type StatementFormProps = {
  readonly options: StatementOptions;
  readonly entry: StatementEntry;
  readonly onEntry: (entry: StatementEntry) => void;
  readonly today: string;
  readonly busy: boolean;
  readonly onSend: (request: StatementRequest) => void;
};

/** The account statement of a day (REP-006, REP-010). */
export function StatementForm({ options, entry, onEntry, today, busy, onSend }: StatementFormProps) {
  const texts = useTexts(reportsTexts);
  const service = chosen(options.services, entry.service);
  const { date } = entry;
  const issue = shownIssue(date, today);
  const change = (day: string): void => onEntry({ ...entry, date: { ...date, day } });
  const submit = (): void => {
    onEntry({ ...entry, date: { ...date, isShown: true } });
    if (service !== undefined && dayIssue(date.day, today) === null) onSend({ service: service.key, date: date.day });
  };
  return (
    <ReportForm canSend={service !== undefined} busy={busy} onSubmit={submit}>
      <ReportPicker
        label={texts.service}
        options={options.services}
        value={service?.key}
        onPick={(key) => onEntry({ ...entry, service: key })}
      />
      <DateField
        label={texts.date}
        value={date.day}
        onValueChange={change}
        onBlur={() => onEntry({ ...entry, date: { ...date, isShown: true } })}
        today={today}
        max={today}
        issue={issue === null ? undefined : texts[issue]}
      />
    </ReportForm>
  );
}
