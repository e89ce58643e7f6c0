import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { swapIcon } from '../../foundations/Icon/icons.ts';

const StyledPair = styled.div`
  display: grid;
  gap: var(--primitive-space-8);

  /* The two fields share a grid: label and balance on the first line, chip and amount on the second, issues below, then the shares. */
  > [data-padding] {
    container-type: inline-size;
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
  /* Shares its line only with the label, which is narrower than the chip below. */
  > [data-padding] > :first-child > [data-part='notes'] {
    grid-area: 1 / 1 / 2 / -1;
    align-self: center;
    padding-inline-start: var(--primitive-space-64);
    overflow-wrap: anywhere;
  }
  > [data-padding] > :nth-child(2) > [data-look] {
    grid-area: 2 / 2;
  }
  /* A long amount has its own line where the chip would leave it too little. */
  @container (max-width: 27rem) {
    > [data-padding] > :nth-child(2) > [data-length='line'] {
      grid-area: 3 / 1 / auto / -1;
    }
  }
  @container (max-width: 18rem) {
    > [data-padding] > :nth-child(2) > [data-length='xl'] {
      grid-area: 3 / 1 / auto / -1;
    }
  }
  > [data-padding] > * > [role='alert'],
  > [data-padding] > :nth-child(2) > [data-part='notes'] {
    grid-column: 1 / -1;
  }
  > [data-padding] > * > [data-part='notes'],
  > [data-padding] > :nth-child(2) > [role='alert'] {
    justify-content: end;
  }
  > [data-padding] > [role='group'] {
    display: flex;
    grid-column: 1 / -1;
    justify-content: end;
    margin-block-start: var(--primitive-space-6);
  }
  /* Keeps clear of the button on the seam. */
  > [data-padding]:has(+ [data-part='seam']) > [role='group'] {
    margin-block-end: var(--primitive-space-12);
  }
  > [data-padding] > * > [data-part='notes'] {
    text-align: end;
  }
  > [data-padding] [data-look='cell'] {
    align-items: center;
    /* The line of the largest step, so that nothing moves when the amount gets longer. */
    min-block-size: calc(1.2 * var(--primitive-font-size-40));
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
  /**
   * The paid side: a Select with look `chip`, then an AmountInput with look `cell` and a hidden label, as the Select's label covers both.
   * The shares of the balance, which fill in this side, may follow.
   */
  readonly give: ReactNode;
  /** The received side, with the same two parts. Its amount is read-only. */
  readonly get: ReactNode;
  /** Name of the round button on the seam: 'Swap accounts'. */
  readonly swapLabel: string;
  /** Reverses the direction. Without it there is no button. */
  readonly onSwap?: (() => void) | undefined;
};

/** Two amounts, the paid one above the received one, with a round swap button on the seam. */
export function AmountPair({ give, get, swapLabel, onSwap, ...rest }: AmountPairProps) {
  // The second click of a double click would swap the amounts back, rounded twice.
  const swapOnce = ({ detail }: MouseEvent): void => (detail > 1 ? undefined : onSwap?.());
  return (
    <StyledPair {...rest}>
      <Card>{give}</Card>
      {onSwap ? (
        <div data-part="seam">
          <IconButton variant="raised" icon={swapIcon} label={swapLabel} onClick={swapOnce} />
        </div>
      ) : null}
      <Card>{get}</Card>
    </StyledPair>
  );
}
