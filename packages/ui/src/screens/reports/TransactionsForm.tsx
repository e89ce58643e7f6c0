import { useEffect, useRef, useState } from 'react';
import { DateRange } from '../../components/DateRange/DateRange.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { choicesOf, pickService, pickTransaction, type Picked } from './reportChoices.ts';
import { dayIssue } from './reportDates.ts';
import { ReportForm } from './ReportForm.tsx';
import { emptyRange, shownIssue, type DayEntry, type TransactionsEntry } from './reportForms.ts';
import { ReportPicker } from './ReportPicker.tsx';
import type { TransactionsOptions, TransactionsRequest } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';
import { WrongIntervalDialog } from './WrongIntervalDialog.tsx';

type TransactionsFormProps = {
  readonly options: TransactionsOptions;
  readonly entry: TransactionsEntry;
  readonly onEntry: (entry: TransactionsEntry) => void;
  readonly today: string;
  readonly busy: boolean;
  readonly onSend: (request: TransactionsRequest) => void;
};

const shown = (entry: DayEntry): DayEntry => ({ ...entry, isShown: true });

/** The transactions report: what, of which period, in which format (REP-007, REP-012 to REP-020). */
export function TransactionsForm({ options, entry, onEntry, today, busy, onSend }: TransactionsFormProps) {
  const texts = useTexts(reportsTexts);
  const [isWrong, setWrong] = useState(false);
  const days = useRef<HTMLFieldSetElement>(null);
  const wasWrong = useRef(false);
  useEffect(() => {
    // After the dialog has given the focus back to the button (D-REP-08).
    if (wasWrong.current && !isWrong) days.current?.querySelector('input')?.focus();
    wasWrong.current = isWrong;
  }, [isWrong]);

  const { picked, format, range } = entry;
  const choices = choicesOf(options, picked);
  const { service, transaction, asset } = choices;
  const pick = (next: Picked): void => onEntry({ ...entry, picked: next });
  const issueOf = (day: DayEntry): string | undefined => {
    const issue = shownIssue(day, today);
    return issue === null ? undefined : texts[issue];
  };
  const submit = (): void => {
    if (service === undefined || transaction === undefined || asset === undefined) return;
    const keys = { service: service.key, transaction: transaction.key, asset: asset.key, format };
    if (range === null) {
      onSend({ ...keys, range: null });
      return;
    }
    onEntry({ ...entry, range: { from: shown(range.from), to: shown(range.to) } });
    const [from, to] = [range.from.day, range.to.day];
    if (dayIssue(from, today) !== null || dayIssue(to, today) !== null) return;
    if (from > to) setWrong(true);
    else onSend({ ...keys, range: { from, to } });
  };
  return (
    <ReportForm canSend={asset !== undefined} busy={busy} onSubmit={submit}>
      <ReportPicker
        label={texts.service}
        options={options.services}
        value={service?.key}
        onPick={(key) => pick(pickService(picked, choices, key))}
      />
      <ReportPicker
        label={texts.transaction}
        options={choices.transactions}
        value={transaction?.key}
        onPick={(key) => pick(pickTransaction(picked, choices, key))}
      />
      <ReportPicker label={texts.asset} options={choices.assets} value={asset?.key} onPick={(key) => pick({ ...picked, asset: key })} />
      <SegmentedControl
        label={texts.dateRange}
        items={[
          { value: 'all', label: texts.allTime },
          { value: 'custom', label: texts.customRange },
        ]}
        value={range === null ? 'all' : 'custom'}
        onValueChange={(value) => onEntry({ ...entry, range: value === 'all' ? null : (range ?? emptyRange) })}
      />
      {range === null ? null : (
        <DateRange
          ref={days}
          label={texts.dateRange}
          texts={{ from: texts.from, to: texts.to }}
          value={{ from: range.from.day, to: range.to.day }}
          onValueChange={({ from, to }) =>
            onEntry({ ...entry, range: { from: { ...range.from, day: from }, to: { ...range.to, day: to } } })
          }
          onFieldBlur={(field) => onEntry({ ...entry, range: { ...range, [field]: shown(range[field]) } })}
          today={today}
          issues={{ from: issueOf(range.from), to: issueOf(range.to) }}
        />
      )}
      <SegmentedControl
        label={texts.format}
        items={[
          { value: 'xlsx', label: texts.formats.xlsx },
          { value: 'csv', label: texts.formats.csv },
        ]}
        value={format}
        onValueChange={(value) => onEntry({ ...entry, format: value === 'csv' ? 'csv' : 'xlsx' })}
      />
      {isWrong ? <WrongIntervalDialog onClose={() => setWrong(false)} /> : null}
    </ReportForm>
  );
}
