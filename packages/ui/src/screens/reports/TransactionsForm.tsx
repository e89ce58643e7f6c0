import { lazy, useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { Part } from '../../foundations/parts/Part.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { ScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { resolveChoices, pickService, pickTransaction, type Picked } from './reportChoices.ts';
import { ReportForm } from './ReportForm.tsx';
import type { createTransactionsSchema } from './reportForms.ts';
import { ReportPicker } from './ReportPicker.tsx';
import type { TransactionsOptions, SupportNeeded } from './ReportsScreen.types.ts';
import { reportsTexts } from './reports.texts.ts';
import { calendarIcon, tradeIcon } from '../../foundations/Icon/icons.ts';

const loadDateRange = () => import('../../components/DateRange/DateRange.tsx');
const DateRange = lazy(async () => ({ default: (await loadPart(loadDateRange)).DateRange }));

type TransactionsFormProps = {
  readonly form: ScreenForm<z.input<ReturnType<typeof createTransactionsSchema>>, CallOutcome<never, SupportNeeded>>;
  readonly options: TransactionsOptions;
  readonly today: string;
  readonly email: string | null;
  /** True when the start is after the end. A dialog reports it, then the start gets the focus (D-REP-08). */
  readonly isIntervalWrong: boolean;
  readonly onIntervalRead: () => void;
};

/** Requests a transactions report: which transactions, period and format (REP-007, REP-012 to REP-020). */
export function TransactionsForm({ form, options, today, email, isIntervalWrong, onIntervalRead }: TransactionsFormProps) {
  const texts = useTexts(reportsTexts);
  useEffect(() => {
    // Preloads the calendars, which do not delay the form and then need no network. A failure is reported when they are opened.
    loadDateRange().catch(() => undefined);
  }, []);
  const days = useRef<HTMLFieldSetElement>(null);
  const wasWrong = useRef(false);
  useEffect(() => {
    // Runs after the dialog has returned the focus to the button.
    if (wasWrong.current && !isIntervalWrong) days.current?.querySelector('input')?.focus();
    wasWrong.current = isIntervalWrong;
  }, [isIntervalWrong]);

  const { picked, format, range } = form.values;
  const choices = resolveChoices(options, picked);
  const { service, transaction, asset } = choices;
  const [from, to] = [form.field('from'), form.field('to')];
  const pick = (next: Picked): void => form.edit('picked', next);
  return (
    <ReportForm {...{ form, email }} canSend={asset !== undefined}>
      <ReportPicker
        label={texts.service}
        options={options.services}
        value={service?.key}
        onPick={(key) => pick(pickService(picked, choices, key))}
      />
      <ReportPicker
        glyph={tradeIcon}
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
        value={range}
        // "All time" clears the days and their errors.
        onValueChange={(value) =>
          value === 'all' ? form.restart({ ...form.values, range: 'all', from: '', to: '' }) : form.edit('range', 'custom')
        }
      />
      {range === 'all' ? null : (
        <Part>
          <DateRange
            ref={days}
            label={texts.dateRange}
            texts={{ from: texts.from, to: texts.to }}
            value={{ from: from.value, to: to.value }}
            onValueChange={(next) => {
              if (next.from !== from.value) from.onValueChange(next.from);
              if (next.to !== to.value) to.onValueChange(next.to);
            }}
            onFieldBlur={form.leave}
            today={today}
            issues={{ from: from.issue, to: to.issue }}
          />
        </Part>
      )}
      <SegmentedControl
        label={texts.format}
        items={[
          { value: 'xlsx', label: texts.formats.xlsx },
          { value: 'csv', label: texts.formats.csv },
        ]}
        value={format}
        onValueChange={(value) => form.edit('format', value === 'csv' ? 'csv' : 'xlsx')}
      />
      {/* The range ends before it starts. No report was requested (REP-014, D-REP-08). */}
      {isIntervalWrong ? (
        <MessageDialog title={texts.wrongTitle} icon={calendarIcon} tone="warning" onClose={onIntervalRead}>
          {texts.wrong}
        </MessageDialog>
      ) : null}
    </ReportForm>
  );
}
