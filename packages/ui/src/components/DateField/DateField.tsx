import { lazy, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { Field, type FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloatingPanel } from '../../foundations/floating/useFloatingPanel.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { calendarIcon } from '../../foundations/Icon/glyphs/calendarIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { dateFieldTexts, type DateFieldTexts } from './DateField.texts.ts';

export type DateFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'min' | 'max'> &
  FieldProps & {
    /** 'YYYY-MM-DD', '' while none is chosen. */
    readonly value: string;
    readonly onValueChange: (day: string) => void;
    /** First day that can be chosen, 'YYYY-MM-DD'. */
    readonly min?: string | undefined;
    /** Last day that can be chosen, 'YYYY-MM-DD'. */
    readonly max?: string | undefined;
    /** The day that is today where the customer's days are counted, 'YYYY-MM-DD'. */
    readonly today: string;
    /** Another day that this one makes a range with; the days between are marked in the calendar. */
    readonly rangeWith?: string | undefined;
    /** Words of the calendar; those left out are built in. */
    readonly texts?: Partial<DateFieldTexts> | undefined;
  };

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

const StyledBox = styled.div`
  input[type='date'] {
    text-align: start;
  }
  /* One of the two: the system's picker where fingers are, ours everywhere else. */
  @media not (pointer: coarse) {
    input::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
  @media (pointer: coarse) {
    button {
      display: none;
    }
  }
`;

/** A day (native date input): the system's own picker on a touch screen, a calendar beside the field elsewhere (APG date grid). */
export function DateField({
  label,
  labelHidden,
  hint,
  issue,
  id,
  className,
  value,
  onValueChange,
  onChange,
  today,
  rangeWith,
  texts,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const { open, close, setPanel, openerProps, getPanelProps, behaviour } = useFloatingPanel('dialog', 'bottom-end');
  const words = { ...useTexts(dateFieldTexts), ...texts };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
  const pick = (day: string): void => {
    onValueChange(day);
    close();
  };
  return (
    <Field {...{ label, labelHidden, hint, issue, id, className, describedBy }}>
      {(control) => (
        <StyledBox data-part="box">
          <input {...rest} {...control} type="date" value={value} onChange={change} />
          <FieldButton {...openerProps} aria-label={words.open} disabled={rest.disabled || rest.readOnly}>
            <Icon glyph={calendarIcon} />
          </FieldButton>
          <StyledFloating {...getPanelProps({})} ref={setPanel} aria-label={`${label}, ${words.calendar}`}>
            {open ? (
              <Part>
                <Calendar {...{ value, today, rangeWith, words }} min={rest.min} max={rest.max} onPick={pick} />
              </Part>
            ) : null}
          </StyledFloating>
          {behaviour}
        </StyledBox>
      )}
    </Field>
  );
}
