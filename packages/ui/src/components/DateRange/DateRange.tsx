import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { DateField } from '../DateField/DateField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { dateRangeTexts } from './DateRange.texts.ts';

/** Two days as 'YYYY-MM-DD'. '' for a day not selected yet. */
export type DayRange = { readonly from: string; readonly to: string };

export type DateRangeProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** Accessible name of the range. */
  readonly label: string;
  /** The two days. */
  readonly value: DayRange;
  /** Called with both days when one of them changes. */
  readonly onValueChange: (range: DayRange) => void;
  /** Today in the time zone that the customer's days are counted in. Later days cannot be selected. */
  readonly today: string;
  /** What has to be corrected, by field. */
  readonly issues?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  /** Called when one of the two fields loses focus. */
  readonly onFieldBlur?: (field: keyof DayRange) => void;
  /** Overrides for the labels of the two fields. Missing keys use the defaults. */
  readonly texts?: Partial<Omit<typeof dateRangeTexts, symbol>>;
};

const StyledRange = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: start;
  gap: var(--primitive-space-12);
`;

/**
 * Two dates up to today, side by side, or stacked when they do not fit (a group of two date fields). The first cannot be after the second.
 */
export function DateRange(props: DateRangeProps) {
  const { label, value, onValueChange, today, issues, onFieldBlur, texts, ...rest } = props;
  const words = { ...useTexts(dateRangeTexts), ...texts };
  return (
    <StyledRange {...rest}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <DateField
        label={words.from}
        value={value.from}
        onValueChange={(from) => onValueChange({ ...value, from })}
        today={today}
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
        min={value.from || undefined}
        max={today}
        rangeWith={value.from || undefined}
        issue={issues?.to}
        onBlur={() => onFieldBlur?.('to')}
      />
    </StyledRange>
  );
}
