import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { swapIcon } from '../../foundations/Icon/glyphs/swapIcon.ts';

const StyledPair = styled.div`
  display: grid;
  gap: var(--primitive-space-8);

  /* Its two fields share one grid: account and balance in a line, under them the chip and the amount, then what is wrong with either. */
  > [data-padding] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--primitive-space-6) var(--primitive-space-16);
  }
  > [data-padding] > * {
    display: contents;
  }
  > [data-padding] > :first-child > label {
    grid-area: 1 / 1;
  }
  /* It has the line to itself but for the label's word: the chip below is wider than that. */
  > [data-padding] > :first-child > [data-part='notes'] {
    grid-area: 1 / 1 / 2 / -1;
    align-self: center;
    padding-inline-start: var(--primitive-space-64);
  }
  > [data-padding] > :last-child > [data-look] {
    grid-area: 2 / 2;
  }
  > [data-padding] > * > [role='alert'],
  > [data-padding] > :last-child > [data-part='notes'] {
    grid-column: 1 / -1;
  }
  > [data-padding] > * > [data-part='notes'],
  > [data-padding] > :last-child > [role='alert'] {
    justify-content: end;
    text-align: end;
  }
  > [data-padding] [data-look='cell'] {
    align-items: center;
    min-block-size: var(--primitive-size-control-md);
  }
  > [data-part='seam'] {
    display: grid;
    justify-items: center;
    z-index: 1;
    block-size: 0;
    margin-block: calc(var(--primitive-space-8) / -2);
  }
  > [data-part='seam'] > button {
    translate: 0 -50%;
    box-shadow: 0 0 0 var(--primitive-space-4) var(--semantic-color-bg-page);
  }
`;

export type AmountPairProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is given: a Select of look `chip`, then an AmountInput of look `cell` whose label is hidden: the Select's stands for both. */
  readonly give: ReactNode;
  /** What is received, of the same two parts; its amount is read-only. */
  readonly get: ReactNode;
  /** What the round button on the seam does: 'Swap accounts'. */
  readonly swapLabel: string;
  /** Turns the direction round; without it there is no button. */
  readonly onSwap?: (() => void) | undefined;
};

/** Two amounts, the given above the received, joined by a round button on their seam that swaps them (DESIGN, fiat exchange and trade). */
export function AmountPair({ give, get, swapLabel, onSwap, ...rest }: AmountPairProps) {
  return (
    <StyledPair {...rest}>
      <Card>{give}</Card>
      {onSwap ? (
        <div data-part="seam">
          <IconButton variant="raised" icon={swapIcon} label={swapLabel} onClick={onSwap} />
        </div>
      ) : null}
      <Card>{get}</Card>
    </StyledPair>
  );
}
