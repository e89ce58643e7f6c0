import { formatDay } from '@wallet/core/format/formatDates';
import { changeDirection, formatChange, formatSpokenChange } from '@wallet/core/format/formatPercent';
import type { WorthChange } from '@wallet/core/history/dayChange';
import { isNegative } from '@wallet/core/money/arithmetic';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { percentTexts } from '../../../foundations/Percent/percent.texts.ts';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { fallIcon, flatIcon, riseIcon } from '../../../foundations/Icon/icons.ts';
import { Text } from '../../../foundations/Text/Text.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { RetryButton } from '../../../patterns/PageStates/RetryButton.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { BalanceHistoryProps, BalanceHistoryState, HistoryPeriod } from './BalanceHistory.types.ts';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';
import { HistoryLine, HistoryTable } from './HistoryDays.tsx';

// The same height in every state, so that nothing below moves. BalanceCard reserves this space while the part loads.
const StyledHistory = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--primitive-space-12);

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--primitive-space-4);
    min-block-size: 24px;
    font: var(--semantic-typography-label);
    font-variant-numeric: tabular-nums;
  }
  > p [data-part='when'] {
    color: var(--semantic-color-text-on-hero-muted);
    font: var(--semantic-typography-body-sm);
  }
  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-block-size: calc(var(--chart-height, 140px) + 32px);
  }
  > footer {
    display: grid;
    grid-template: 44px minmax(44px, auto) / minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--primitive-space-4) var(--primitive-space-16);
  }
  > footer > :first-child {
    grid-column: 1 / -1;
    max-inline-size: 400px;
  }
  > footer > button {
    grid-column: 2;
  }
  [data-part='row'] {
    background: var(--semantic-color-bg-hero-hover);
  }
  [data-value],
  > footer button {
    color: var(--semantic-color-text-on-hero);
  }
  [data-value][aria-checked='true'] {
    color: var(--semantic-color-action-on-hero-text);
  }
  [data-part='thumb'] {
    background: var(--semantic-color-action-on-hero-bg);
  }
  && :is(p, span)[data-tone='secondary'] {
    color: var(--semantic-color-text-on-hero-muted);
  }
  > footer button:is(:hover, :active) {
    background: var(--semantic-color-bg-hero-hover);
  }
  [data-variant='chart'] > i {
    block-size: calc(var(--chart-height, 140px) + 32px);
    background: var(--semantic-color-bg-hero-hover);
  }
`;

const arrows = { up: riseIcon, flat: flatIcon, down: fallIcon };
const periods: readonly HistoryPeriod[] = ['7', '30', '90', '365'];

/**
 * Today's change, and the balance or price over time as a line that can be read point by point, or as a table. Without a complete history
 * there is neither line nor table (WISH-017, HOME-101, HOME-102).
 */
export function BalanceHistory({ subject = 'balance', period, onPeriod, state, change = null, leavesOut }: BalanceHistoryProps) {
  const texts = useTexts(balanceHistoryTexts);
  const isHidden = useTheme().balances === 'hidden' && subject === 'balance';
  const [isTable, setTable] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  if (state.kind === 'absent') {
    return (
      <StyledHistory as="div" data-absent>
        <p>
          <Change change={isHidden ? null : change} />
        </p>
      </StyledHistory>
    );
  }
  const hasFigures = state.kind === 'ready' && !isHidden;
  const readDay = hasFigures && reading !== null ? state.days[reading] : undefined;
  return (
    <StyledHistory aria-label={texts.titles[subject]} aria-busy={state.kind === 'loading' || undefined}>
      <p>{readDay === undefined ? <Change change={isHidden ? null : change} /> : <DayReading {...readDay} />}</p>
      <div data-part="body">
        {isHidden ? (
          <Text tone="secondary">{texts.hidden}</Text>
        ) : (
          <Body state={state} isTable={isTable} subject={subject} onReading={setReading} />
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
        {leavesOut && (hasFigures || (change !== null && !isHidden)) ? (
          <Text as="span" type="caption" tone="secondary">
            {texts.leavesOut}
          </Text>
        ) : null}
        {hasFigures ? <FlushButton onClick={() => setTable(!isTable)}>{isTable ? texts.showLine : texts.showTable}</FlushButton> : null}
      </footer>
    </StyledHistory>
  );
}

/** Today's price change in money and percent. Renders nothing when it is unknown. */
function Change({ change }: { readonly change: WorthChange | null }) {
  const texts = useTexts(balanceHistoryTexts);
  const percentWords = useTexts(percentTexts);
  const locale = useLocale();
  if (change === null) return null;
  const direction = changeDirection(change.percent);
  const isDown = isNegative(change.amount);
  return (
    <>
      <Icon glyph={arrows[direction]} size={16} />
      <Money holding value={change.amount} direction={isDown ? 'out' : 'in'} tone="plain" />
      <span>
        <VisuallyHidden>{percentWords.spoken(direction, formatSpokenChange(change.percent, locale))}</VisuallyHidden>
        <span aria-hidden>({formatChange(change.percent, locale)})</span>
      </span>
      <span data-part="when">{texts.today}</span>
    </>
  );
}

/** The day under the pointer and its value. */
function DayReading({ date, total }: { readonly date: string; readonly total: NonNullable<WorthChange>['amount'] }) {
  const locale = useLocale();
  return (
    <>
      <Money value={total} />
      <span data-part="when">{formatDay(date, locale)}</span>
    </>
  );
}

type BodyProps = {
  readonly state: Exclude<BalanceHistoryState, { kind: 'absent' }>;
  readonly isTable: boolean;
  readonly subject: 'balance' | 'price';
  readonly onReading: (index: number | null) => void;
};

function Body({ state, isTable, subject, onReading }: BodyProps) {
  const texts = useTexts(balanceHistoryTexts);
  switch (state.kind) {
    case 'loading':
      return <Skeleton variant="chart" label={texts.loading} />;
    case 'failed':
      return (
        <ErrorState
          title={state.failure === 'offline' ? texts.offline : texts.failed}
          action={<RetryButton variant="on-hero" size="sm" onClick={state.onRetry} />}
        />
      );
    case 'missing':
      return <Text tone="secondary">{texts.missing}</Text>;
    case 'ready':
      return isTable ? (
        <HistoryTable days={state.days} subject={subject} />
      ) : (
        <HistoryLine days={state.days} label={texts.lines[subject]} onReading={onReading} />
      );
  }
}
