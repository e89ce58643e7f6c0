import { useEffect, useEffectEvent, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloatingPanel } from '../../foundations/floating/useFloatingPanel.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { calendarIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { dateFieldTexts } from './DateField.texts.ts';

export type DateFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'min' | 'max'> &
  FieldProps & {
    /** 'YYYY-MM-DD', or '' when no day is selected. */
    readonly value: string;
    /** Called with 'YYYY-MM-DD', or '' while the date is incomplete. */
    readonly onValueChange: (day: string) => void;
    /** First selectable day, 'YYYY-MM-DD'. */
    readonly min?: string | undefined;
    /** Last selectable day, 'YYYY-MM-DD'. */
    readonly max?: string | undefined;
    /** Today in the time zone that the customer's days are counted in, 'YYYY-MM-DD'. */
    readonly today: string;
    /** The other end of the range. The days between are highlighted in the calendar. */
    readonly rangeWith?: string | undefined;
  };

const loadCalendar = () => import('./Calendar.tsx');
type CalendarPart = Awaited<ReturnType<typeof loadCalendar>>['Calendar'];

const StyledBox = styled.div`
  input[type='date'] {
    text-align: start;
  }
  /* The system's picker on touch screens, ours everywhere else. */
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

/**
 * A date field (native date input). Opens the system's picker on a touch screen and a calendar next to the field elsewhere (APG date grid).
 */
export function DateField(props: DateFieldProps) {
  const [frame, { value, onValueChange, onChange, today, rangeWith, ...rest }] = splitFieldProps(props);
  const { open, close, setPanel, openerProps, getPanelProps, behaviour } = useFloatingPanel('dialog', 'bottom-end');
  const words = useTexts(dateFieldTexts);
  const [Calendar, setCalendar] = useState<CalendarPart | null>(null);
  const closePanel = useEffectEvent(close);
  useEffect(() => {
    if (!open || Calendar !== null) return;
    // Without a network it stays closed, and the page as it is. The date can be typed.
    loadPart(loadCalendar).then(
      (part) => setCalendar(() => part.Calendar),
      () => closePanel(),
    );
  }, [open, Calendar]);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
  const pick = (day: string): void => {
    onValueChange(day);
    close();
  };
  return (
    <Field {...frame}>
      {(control) => (
        <StyledBox data-part="box">
          <input {...rest} {...control} type="date" value={value} onChange={change} />
          <FieldButton {...openerProps} aria-label={words.open} disabled={rest.disabled || rest.readOnly}>
            <Icon glyph={calendarIcon} />
          </FieldButton>
          <StyledFloating {...getPanelProps({})} ref={setPanel} aria-label={`${frame.label}, ${words.calendar}`}>
            {open && Calendar !== null ? (
              <Calendar {...{ value, today, rangeWith, words }} min={rest.min} max={rest.max} onPick={pick} />
            ) : null}
          </StyledFloating>
          {behaviour}
        </StyledBox>
      )}
    </Field>
  );
}
