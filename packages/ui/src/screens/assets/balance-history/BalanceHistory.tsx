import { formatDayAndMonth } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { DayBalance } from '@wallet/core/history/balanceHistory';
import type { WorthChange } from '@wallet/core/history/dayChange';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { tableIcon } from '../../../foundations/Icon/icons.ts';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { RetryButton } from '../../../patterns/PageStates/RetryButton.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { BalanceHistoryProps, BalanceHistoryState, HistoryPeriod } from './BalanceHistory.types.ts';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';
import { getRange, HistoryLine, HistoryTable } from './HistoryDays.tsx';
import { StyledChange, WorthChangeLine } from './WorthChangeLine.tsx';

// The same height in every state, so that nothing below moves. BalanceCard reserves this space while the part loads.
const StyledHistory = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--primitive-space-8);

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-block-size: var(--chart-height);
  }
  > [data-part='body'] > [role='alert'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-4) var(--primitive-space-12);
  }
  > footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--primitive-size-touch);
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-4);
    min-block-size: 36px;
  }
  > footer > :first-child {
    max-inline-size: 320px;
  }
  > footer > button {
    margin-block: -4px;
    margin-inline-end: -12px;
  }
  /* Without a track, the chips begin at the line. They keep their height for a finger. */
  [data-part='row'] {
    margin: calc(-1 * var(--primitive-space-4));
    background: none;
  }
  [data-value] {
    padding-inline: 0;
    color: var(--semantic-color-text-on-hero);
    font: var(--semantic-typography-caption);
  }
  [data-value][aria-checked='true'] {
    color: var(--semantic-color-action-on-hero-text);
    font-weight: 500;
  }
  @container (max-width: 284px) {
    [data-value] {
      font: var(--semantic-typography-micro);
    }
  }
  [data-part='thumb'] {
    background: var(--semantic-color-action-on-hero-bg);
  }
  [data-part='body'] p {
    color: var(--semantic-color-text-on-hero-muted);
  }
  [data-variant='chart'] > i {
    block-size: var(--chart-height);
    background: var(--semantic-color-bg-hero-hover);
  }
`;

const periods: readonly HistoryPeriod[] = ['7', '30', '90', '365'];

/**
 * Today's change, and the balance or price over time as a line that can be read point by point, or as a table. Without a complete history
 * there is neither line nor table. Change, line and reading are of one sum; a sum other than the balance above is named (WISH-017, HOME-101,
 * HOME-102).
 */
export function BalanceHistory({ priceOf, period, onPeriod, state, change = null, leavesOut = false }: BalanceHistoryProps) {
  const texts = useTexts(balanceHistoryTexts);
  const subject = priceOf === undefined ? 'balance' : 'price';
  const isHidden = useTheme().balances === 'hidden' && subject === 'balance';
  const [isTable, setTable] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  const days = state.kind === 'ready' && state.days.length > 0 ? state.days : null;
  const sum = priceOf === undefined ? (leavesOut ? texts.leavesOut : null) : texts.priceOf(priceOf);
  const summary = (
    <StyledChange>
      <Summary day={reading === null ? undefined : days?.[reading]} change={change} {...{ days, sum, leavesOut }} />
    </StyledChange>
  );
  if (state.kind === 'absent') {
    return (
      <StyledHistory as="div" data-absent>
        {isHidden ? <StyledChange /> : summary}
      </StyledHistory>
    );
  }
  // The card says so, and keeps its height.
  if (isHidden) return null;
  return (
    <StyledHistory aria-label={texts.titles[subject]} aria-busy={state.kind === 'loading' || undefined}>
      {summary}
      <div data-part="body">
        {days !== null && isTable ? (
          <HistoryTable days={days} subject={subject} />
        ) : (
          <Body state={state} label={texts.lines[subject]} onReading={setReading} />
        )}
      </div>
      <footer>
        <SegmentedControl
          label={texts.period}
          labelHidden
          items={periods.map((value) => ({ value, label: texts.periods[value] }))}
          value={period}
          onValueChange={onPeriod}
        />
        {days === null ? null : (
          <IconButton
            tone="on-hero"
            icon={tableIcon}
            label={texts.showTable}
            title={texts.showTable}
            pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        )}
      </footer>
    </StyledHistory>
  );
}

type SummaryProps = {
  /** The day that is being read. */
  readonly day: DayBalance | undefined;
  readonly change: WorthChange | null;
  readonly days: readonly DayBalance[] | null;
  /** Names the sum of all these figures, if it is not the balance above. */
  readonly sum: string | null;
  readonly leavesOut: boolean;
};

/** The day that is being read, otherwise today's change, otherwise what the line spans: a fiat account does not change with prices. */
function Summary({ day, change, days, sum, leavesOut }: SummaryProps): ReactNode {
  const locale = useLocale();
  const texts = useTexts(balanceHistoryTexts);
  if (day === undefined && change === null) {
    if (days === null) return null;
    const [lowest, highest] = getRange(days);
    return sum ?? texts.range(formatMoney(lowest, locale), formatMoney(highest, locale));
  }
  return (
    <>
      {day !== undefined ? (
        <>
          <strong>
            <Money value={day.total} />
          </strong>{' '}
          {formatDayAndMonth(day.date, locale)}
        </>
      ) : change !== null ? (
        <WorthChangeLine change={change} hasPercent={!leavesOut} since={texts.today} />
      ) : null}
      {sum === null ? null : ` · ${sum}`}
    </>
  );
}

type BodyProps = {
  readonly state: Exclude<BalanceHistoryState, { kind: 'absent' }>;
  readonly label: Parameters<typeof HistoryLine>[0]['label'];
  readonly onReading: (index: number | null) => void;
};

function Body({ state, label, onReading }: BodyProps) {
  const texts = useTexts(balanceHistoryTexts);
  switch (state.kind) {
    case 'loading':
      return <Skeleton variant="chart" label={texts.loading} />;
    case 'failed':
      return (
        <div role="alert">
          <Text>{state.failure === 'offline' ? texts.offline : texts.failed}</Text>
          <RetryButton variant="on-hero" size="sm" onClick={state.onRetry} />
        </div>
      );
    case 'missing':
      return <Text>{texts.missing}</Text>;
    case 'ready':
      return <HistoryLine days={state.days} label={label} onReading={onReading} />;
  }
}
