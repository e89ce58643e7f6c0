import { styled } from 'styled-components';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionRowIcons } from '../transactionIcons.ts';
import { getRowLabel, useRowValue } from './summaryWords.ts';
import type { TransactionDetailRow, TransactionRowState } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

type Step = TransactionDetailRow & { readonly state: TransactionRowState };

/** A row with a state is a stage of the order. */
export const isStep = (row: TransactionDetailRow): row is Step => row.state !== null;

// A line connects the marks, drawn beneath the disc of the next one.
const StyledSteps = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--primitive-space-12);
    padding-block: var(--primitive-space-6);
    font: var(--semantic-typography-label);
  }
  > li + li::before {
    content: '';
    position: absolute;
    inset: calc(-50% + 14px) auto auto 13px;
    block-size: calc(100% - 28px);
    border-inline-start: 2px solid var(--semantic-color-border-subtle);
  }
  > li > :first-child {
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-pressed);
    color: var(--semantic-color-text-secondary);
  }
  > li[data-state='success'] > :first-child {
    color: var(--semantic-color-text-positive);
  }
  > li[data-state='fail'] > :first-child {
    color: var(--semantic-color-text-negative);
  }
  > li[data-state='in_progress'] > :first-child {
    color: var(--semantic-color-text-warning);
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  > li > :nth-child(3) {
    color: var(--semantic-color-text-secondary);
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

type StepsProps = {
  readonly rows: readonly Step[];
  readonly startedTime: string;
  /** The time of the last stage. */
  readonly finishedTime?: string | undefined;
};

/** The stages of the order from its start: past, current and future ones, each with its mark, its text and its time where it is known. */
export function Steps({ rows, startedTime, finishedTime }: StepsProps) {
  const texts = useTexts(transactionDetailTexts);
  const writeValue = useRowValue();
  if (rows.length === 0) return null;
  return (
    <StyledSteps role="list" aria-label={texts.steps}>
      <li data-state="success">
        <span>
          <Icon glyph={transactionRowIcons.success} size={16} />
        </span>
        <span>
          {texts.started}
          <small>{startedTime}</small>
        </span>
      </li>
      {rows.map((row, place) => (
        <li key={row.name} data-state={row.state} aria-current={row.state === 'in_progress' ? 'step' : undefined}>
          <span>
            <Icon glyph={transactionRowIcons[row.state]} size={16} />
          </span>
          <span>
            {getRowLabel(row, texts)}
            {place === rows.length - 1 && finishedTime !== undefined ? <small>{finishedTime}</small> : null}
          </span>
          <span>
            {writeValue(row)}
            <VisuallyHidden>, {texts.states[row.state]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </StyledSteps>
  );
}
