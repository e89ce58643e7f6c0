import { useState } from 'react';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { DateRange, type DayRange } from '../../../components/DateRange/DateRange.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { daysOf } from './filterChoices.ts';
import type { ChoicesProps } from './SetChoices.tsx';
import type { DatePreset } from './TransactionFilters.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

const presets: readonly DatePreset[] = ['today', '7d', '30d', '90d'];

const isWhole = ({ from, to }: DayRange): boolean => from !== '' && to !== '';
/** Typed days can be in the wrong order. */
const isReversed = (days: DayRange): boolean => isWhole(days) && days.from > days.to;

/** A single choice: all time, a preset, or two days (TXN-029, D-TXN-19). Two days apply once both are set and in order. */
export function DateChoices({ draft, onDraftChange, labelHidden, today }: ChoicesProps & { readonly today: string }) {
  const texts = useTexts(transactionsTexts);
  const [days, setDays] = useState<DayRange | undefined>(() => daysOf(draft.date));
  const isRange = days !== undefined && (draft.date === '' || daysOf(draft.date) !== undefined);

  function choose(date: string): void {
    setDays(undefined);
    onDraftChange({ ...draft, date });
  }
  function chooseDays(next: DayRange): void {
    setDays(next);
    onDraftChange({ ...draft, date: isWhole(next) && !isReversed(next) ? `${next.from}_${next.to}` : '' });
  }

  return (
    <Stack gap={16}>
      <ChoiceGroup label={texts.filters.date} labelHidden={labelHidden}>
        <Chip label={texts.allTime} selected={!isRange && draft.date === ''} onClick={() => choose('')} />
        {presets.map((preset) => (
          <Chip key={preset} label={texts.presets[preset]} selected={draft.date === preset} onClick={() => choose(preset)} />
        ))}
        <Chip label={texts.chooseDates} selected={isRange} onClick={() => chooseDays(days ?? { from: '', to: '' })} />
      </ChoiceGroup>
      {isRange ? (
        <DateRange
          label={texts.range}
          value={days}
          onValueChange={chooseDays}
          today={today}
          issues={isReversed(days) ? { to: texts.datesReversed } : undefined}
        />
      ) : null}
    </Stack>
  );
}
