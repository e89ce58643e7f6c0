import type { Money as Amount } from '@wallet/core/money/money';
import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { expandIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { feeSummaryTexts } from './feeSummary.texts.ts';

// The list's own styles have the same specificity. The second & makes these win.
const StyledSummary = styled(Card)`
  && {
    padding-block: var(--primitive-space-12);
  }
  && dl > div {
    padding-block: var(--primitive-space-6);
  }
  > button {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-4);
    min-block-size: var(--primitive-size-touch);
    margin-block-end: calc(-1 * var(--primitive-space-8));
    color: var(--semantic-color-text-link);
    font: var(--semantic-typography-label);
  }
  > button[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** A row of a summary. */
export type SummaryRow = Detail & {
  /** A part of the price, shown in its place after "Price details" is pressed. @default false */
  readonly isPart?: boolean;
};

export type FeeSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /**
   * Fee, what arrives and, as parts, the details of the price. Show a dash for unknown values, so that the layout does not shift. What
   * arrives is `strong`.
   */
  readonly items: readonly SummaryRow[];
  /** The balance that the operation leaves, as the last row. null is a dash. Omit it where no balance changes. */
  readonly balanceAfter?: Amount | null | undefined;
};

/** The costs of an operation, updated next to the amount while typing. The parts of its price are behind a button. */
export function FeeSummary({ items, balanceAfter, ...rest }: FeeSummaryProps) {
  const texts = useTexts(feeSummaryTexts);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The parts push the button below the bar of a phone, where it could not be pressed again.
  useLayoutEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const shown = items.filter(({ isPart = false }) => isOpen || !isPart);
  const last = balanceAfter === undefined ? [] : [{ label: texts.balanceAfter, value: <Money holding value={balanceAfter} /> }];
  return (
    <StyledSummary aria-live="polite" aria-atomic="false" {...rest}>
      <DetailList id={listId} variant="compact" items={[...shown, ...last]} />
      {items.some(({ isPart = false }) => isPart) ? (
        <button ref={button} type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {texts.priceDetails}
          <Icon glyph={expandIcon} size={16} />
        </button>
      ) : null}
    </StyledSummary>
  );
}
