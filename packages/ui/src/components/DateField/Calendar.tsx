import { addMonths, listWeeks, type Day, addDays, weekday } from '@wallet/core/calendar/days';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { forwardIcon, previousIcon } from '../../foundations/Icon/icons.ts';
import type { DateFieldTexts } from './DateField.texts.ts';
import { styled } from 'styled-components';

const StyledCalendar = styled.div`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font: var(--semantic-typography-title-sm);
  }
  header button {
    display: grid;
    place-items: center;
    inline-size: var(--primitive-size-touch);
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
  }
  table {
    border-collapse: collapse;
  }
  th {
    block-size: 32px;
    color: var(--semantic-color-text-muted);
    font: var(--semantic-typography-micro);
  }
  td {
    padding: 1px 0;
  }
  td button {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid transparent;
    border-radius: var(--primitive-radius-full);
    font: var(--semantic-typography-body-sm);
    outline-offset: -2px;
  }
  td button:hover {
    background: var(--semantic-color-bg-hover);
  }
  [data-between] {
    background: var(--semantic-color-bg-selected);
  }
  [data-outside] {
    color: var(--semantic-color-text-muted);
  }
  [aria-current] {
    border-color: var(--semantic-color-border-control);
  }
  :disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  [aria-selected='true'] button {
    background: var(--semantic-color-action-primary-bg);
    color: var(--semantic-color-action-primary-text);
  }
  @media (forced-colors: active) {
    [aria-selected='true'] button {
      border-color: Highlight;
    }
  }
`;

function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Returns the day a key moves to in the grid (APG date grid), or null for any other key. */
function getDayForKey(key: string, shift: boolean, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}

export type CalendarProps = {
  /** '' when no day is selected. */
  readonly value: Day;
  readonly onPick: (day: Day) => void;
  readonly today: Day;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** The other end of the range. The days between are highlighted. */
  readonly rangeWith?: Day | undefined;
  readonly words: DateFieldTexts;
};

/** Swaps the horizontal keys in right-to-left languages. */
const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A grid of one month (APG date grid). Arrow keys move by day and week, Home and End within the week, Page keys by month, and with Shift by
 * year.
 */
export function Calendar({ value, onPick, today, min, max, rangeWith, words }: CalendarProps) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(() => clampDay(value || today, min, max));
  const [isMovedByKey, setIsMovedByKey] = useState(true);
  useEffect(() => {
    if (isMovedByKey) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, isMovedByKey]);

  const turn = (months: number): void => {
    setIsMovedByKey(false);
    setCurrent(clampDay(addMonths(current, months), min, max));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = getDayForKey((isRightToLeft && mirroredKeys[event.key]) || event.key, event.shiftKey, current);
    if (target === null) return;
    event.preventDefault();
    setIsMovedByKey(true);
    setCurrent(clampDay(target, min, max));
  };
  const gridProps = { ref: grid, role: 'grid', onKeyDown } as const;
  const month = current.slice(0, 7);
  const isOut = (day: Day): boolean => (min !== undefined && day < min) || (max !== undefined && day > max);
  const [from, to] = [value, rangeWith ?? ''].toSorted();
  const isBetween = (day: Day): boolean => from !== undefined && from !== '' && to !== undefined && from < day && day < to;
  return (
    <StyledCalendar>
      <header>
        <button
          type="button"
          aria-label={words.previousMonth}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <Icon glyph={previousIcon} />
        </button>
        <span id={id} aria-live="polite">
          {words.months[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
        </span>
        <button type="button" aria-label={words.nextMonth} disabled={max !== undefined && month >= max.slice(0, 7)} onClick={() => turn(1)}>
          <Icon glyph={forwardIcon} />
        </button>
      </header>
      <table {...gridProps} aria-labelledby={id}>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value || day === rangeWith} data-between={isBetween(day) || undefined}>
                  <button
                    type="button"
                    data-day={day}
                    data-outside={day.slice(0, 7) !== month || undefined}
                    aria-label={formatDayForScreenReaders(day, words)}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={isOut(day)}
                    tabIndex={day === current ? 0 : -1}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </StyledCalendar>
  );
}

function formatDayForScreenReaders(day: Day, words: DateFieldTexts): string {
  return words.day({ day: Number(day.slice(8)), month: words.months[Number(day.slice(5, 7)) - 1] ?? '', year: day.slice(0, 4) });
}
