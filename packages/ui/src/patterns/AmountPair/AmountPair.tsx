import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { swapIcon } from '../../foundations/Icon/glyphs/swapIcon.ts';

const StyledPair = styled.div`
  display: grid;
  gap: var(--primitive-space-8);

  > [data-padding] {
    display: grid;
    /* However long the account's name is, the amount keeps its half. */
    grid-template-columns: fit-content(48%) minmax(0, 1fr);
    align-items: start;
    column-gap: var(--primitive-space-16);
  }
  > [data-padding] > :last-child {
    text-align: end;
  }
  > [data-padding] > :last-child > :is([data-part='notes'], [role='alert']) {
    justify-content: end;
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
  /** What is given: a Select of look `chip`, then an AmountInput of look `cell`. */
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
