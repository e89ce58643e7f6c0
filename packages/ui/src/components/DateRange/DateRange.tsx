import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { DateField } from '../DateField/DateField.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { dateRangeTexts } from './DateRange.texts.ts';

/** Two days, 'YYYY-MM-DD'; '' where one is not chosen yet. */
export type DayRange = { readonly from: string; readonly to: string };

export type DateRangeProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** What lies between the two days, read aloud. */
  readonly label: string;
  readonly value: DayRange;
  readonly onValueChange: (range: DayRange) => void;
  /** The day that is today where the customer's days are counted; no day after it can be chosen. */
  readonly today: string;
  /** First day that can be chosen. */
  readonly min?: string | undefined;
  /** What has to be mended, by field. */
  readonly issues?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  readonly disabled?: boolean;
  /** The customer has left one of the two fields. */
  readonly onFieldBlur?: (field: keyof DayRange) => void;
  /** Labels of the two fields; those left out are built in. */
  readonly texts?: Partial<Omit<typeof dateRangeTexts, symbol>>;
};

const StyledRange = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: start;
  gap: var(--primitive-space-12);

  > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Two days up to today, side by side, stacked where they do not fit (group of two date fields); neither can pass the other. */
export function DateRange(props: DateRangeProps) {
  const { label, value, onValueChange, today, min, issues, disabled, onFieldBlur, texts, ...rest } = props;
  const words = { ...useTexts(dateRangeTexts), ...texts };
  return (
    <StyledRange {...rest} disabled={disabled}>
      <legend>{label}</legend>
      <DateField
        label={words.from}
        value={value.from}
        onValueChange={(from) => onValueChange({ ...value, from })}
        {...{ today, min }}
        max={value.to || today}
        rangeWith={value.to || undefined}
        issue={issues?.from}
        onBlur={() => onFieldBlur?.('from')}
      />
      <DateField
        label={words.to}
        value={value.to}
        onValueChange={(to) => onValueChange({ ...value, to })}
        today={today}
        min={value.from || min}
        max={today}
        rangeWith={value.from || undefined}
        issue={issues?.to}
        onBlur={() => onFieldBlur?.('to')}
      />
    </StyledRange>
  );
}
