import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import type { BalanceHistoryProps, BalanceHistoryState, HistoryPeriod } from './BalanceHistory.types.ts';
import { balanceHistoryTexts } from './balanceHistory.texts.ts';
import { HistoryLine, HistoryTable } from './HistoryDays.tsx';

// As high in every state, so that nothing under it moves.
const StyledHistory = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--primitive-space-16);

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-block-size: 168px;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-8);
    min-block-size: var(--primitive-size-touch);
  }
`;

const periods: readonly HistoryPeriod[] = ['7', '30', '90', '365'];

/** The balance over time: a line for its shape, a table for its figures; without a complete history neither (WISH-017). */
export function BalanceHistory({ period, onPeriod, state, leavesOut }: BalanceHistoryProps) {
  const texts = useTexts(balanceHistoryTexts);
  const isHidden = useTheme().balances === 'hidden';
  const [isTable, setTable] = useState(false);
  const hasFigures = state.kind === 'ready' && !isHidden;
  return (
    <StyledHistory forwardedAs="section" aria-label={texts.title} aria-busy={state.kind === 'loading' || undefined}>
      <Heading level={2} type="title-sm">
        {texts.title}
      </Heading>
      <SegmentedControl
        label={texts.period}
        labelHidden
        items={periods.map((value) => ({ value, label: texts.periods[value] }))}
        value={period}
        onValueChange={onPeriod}
      />
      <div data-part="body">{isHidden ? <Text tone="secondary">{texts.hidden}</Text> : <Body state={state} isTable={isTable} />}</div>
      <footer>
        {leavesOut && hasFigures ? (
          <Text as="span" type="caption" tone="secondary">
            {texts.leavesOut}
          </Text>
        ) : null}
        {hasFigures ? <FlushButton onClick={() => setTable(!isTable)}>{isTable ? texts.showLine : texts.showTable}</FlushButton> : null}
      </footer>
    </StyledHistory>
  );
}

function Body({ state, isTable }: { readonly state: BalanceHistoryState; readonly isTable: boolean }) {
  const texts = useTexts(balanceHistoryTexts);
  switch (state.kind) {
    case 'loading':
      return <Skeleton variant="chart" label={texts.loading} />;
    case 'failed':
      return (
        <ErrorState
          title={state.failure === 'offline' ? texts.offline : texts.failed}
          action={
            <Button size="sm" onClick={state.onRetry}>
              {texts.retry}
            </Button>
          }
        />
      );
    case 'missing':
      return <Text tone="secondary">{texts.missing}</Text>;
    case 'ready':
      return isTable ? <HistoryTable days={state.days} /> : <HistoryLine days={state.days} />;
  }
}
