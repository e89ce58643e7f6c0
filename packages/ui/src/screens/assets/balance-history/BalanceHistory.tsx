import { formatDayAndMonth } from '@wallet/core/format/formatDates';
import { subtractMoney } from '@wallet/core/money/arithmetic';
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
import { HistoryLine, HistoryTable } from './HistoryDays.tsx';
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
  > footer > button {
    justify-self: end;
    margin-block: -4px;
    margin-inline-end: -12px;
  }
  /* Without a track, the first label begins where the line does, and only the chosen chip reaches beyond it. */
  [data-part='row'] {
    --inset: var(--primitive-space-12);
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--inset));
    padding: 0;
    background: none;
  }
  [data-value] {
    padding-inline: var(--inset);
    border-radius: calc(var(--semantic-shape-control) - var(--primitive-space-4));
    color: var(--semantic-color-text-on-hero);
    font: var(--semantic-typography-caption);
  }
  [data-value][aria-checked='true'] {
    background: var(--semantic-color-action-on-hero-bg);
    color: var(--semantic-color-action-on-hero-text);
    font-weight: 500;
  }
  /* On one line on a phone of 375 px: a second one would move what is below. */
  @container (max-width: 19rem) {
    [data-part='row'] {
      --inset: var(--primitive-space-8);
    }
  }
  @container (max-width: 17.75rem) {
    [data-part='row'] {
      --inset: var(--primitive-space-6);
    }
    [data-value] {
      font: var(--semantic-typography-micro);
    }
  }
  [data-part='thumb'] {
    display: none;
  }
  @media (forced-colors: active) {
    [data-part='row'] {
      border: 0;
    }
    [data-value][aria-checked='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
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
 * The balance or price over time as a line that can be read point by point, or as a table, with its change over the period. Without a
 * complete history there is neither line nor table, but today's change. All figures are of one sum; a sum other than the balance above is
 * named (WISH-017, HOME-101, HOME-102).
 */
export function BalanceHistory({ priceOf, period, onPeriod, state, change = null, leavesOut = false }: BalanceHistoryProps) {
  const texts = useTexts(balanceHistoryTexts);
  const subject = priceOf === undefined ? 'balance' : 'price';
  const isHidden = useTheme().balances === 'hidden' && subject === 'balance';
  const [isTable, setTable] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  const days = state.kind === 'ready' && state.days.length > 0 ? state.days : null;
  const summary = (
    <StyledChange>
      <Summary day={reading === null ? undefined : days?.[reading]} {...{ days, state, period, priceOf, change, leavesOut }} />
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

type Days = Extract<BalanceHistoryState, { kind: 'ready' }>['days'];

type SummaryProps = Required<Pick<BalanceHistoryProps, 'state' | 'period' | 'change' | 'leavesOut'>> & {
  readonly priceOf: string | undefined;
  /** The day that is being read. */
  readonly day: Days[number] | undefined;
  readonly days: Days | null;
};

/** The day that is being read, otherwise the change over the line's period, otherwise today's change. Other sums than the balance are named. */
function Summary({ day, days, state, period, priceOf, change, leavesOut }: SummaryProps): ReactNode {
  const locale = useLocale();
  const texts = useTexts(balanceHistoryTexts);
  const figure = ((): ReactNode => {
    if (day !== undefined) {
      return (
        <>
          <strong>
            <Money value={day.total} />
          </strong>{' '}
          {texts.onDay({ day: formatDayAndMonth(day.date, locale) })}
        </>
      );
    }
    const [first, last] = [days?.[0], days?.at(-1)];
    if (first !== undefined && last !== undefined) {
      const amount = subtractMoney(last.total, first.total);
      return <WorthChangeLine amount={amount} since={texts.within[period]} holding={priceOf === undefined} />;
    }
    // While the line is loading, a change over another period would only flash.
    if (change === null || state.kind === 'loading') return null;
    return <WorthChangeLine amount={change.amount} percent={leavesOut ? undefined : change.percent} since={texts.today} />;
  })();
  if (figure === null) return null;
  return (
    <>
      {priceOf === undefined ? null : `${texts.priceOf({ code: priceOf })} · `}
      {figure}
      {leavesOut ? ` · ${texts.leavesOut}` : null}
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
