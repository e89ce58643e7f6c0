import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { cardBrandNames, cardMarks, type CardBrand } from './cardBrands.ts';

const StyledMark = styled.span`
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  align-items: center;
  gap: var(--primitive-space-4);
  flex: none;
  color: var(--semantic-color-text-on-hero);
  font: var(--semantic-typography-title-sm);
  white-space: nowrap;

  &[data-look='tile'] {
    inline-size: 40px;
    block-size: 28px;
    border-radius: var(--primitive-radius-xs);
    background: var(--semantic-color-bg-hero);
    font: var(--semantic-typography-micro);
    font-size: min(var(--primitive-font-size-12), 14px);
    font-weight: 700;
    letter-spacing: 0;
  }
  &[data-look='tile'][data-long] {
    font-size: 9px;
  }
  &[data-look='face'] {
    font-size: var(--primitive-font-size-20);
  }
  &[data-slanted] {
    font-style: italic;
  }
  svg {
    inline-size: 1.9em;
    block-size: 1.2em;
    fill: var(--primitive-color-asset-card-red);
  }
  svg :last-child {
    fill: var(--primitive-color-asset-card-amber);
    opacity: 0.9;
  }
  &[data-look='tile'] svg {
    inline-size: 24px;
    block-size: 15px;
  }
  &[data-look='tile'][data-long] svg {
    display: none;
  }
`;

export type CardMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The brand of the card. */
  readonly brand: CardBrand;
  /** `tile` before a row, `face` on the front of a card. @default 'tile' */
  readonly look?: 'tile' | 'face';
};

/** The mark of a card brand, as a word or the two discs in their own colours. Its accessible name is the brand's name. */
export function CardMark({ brand, look = 'tile', ...rest }: CardMarkProps) {
  const { word, discs = false, slanted = false } = cardMarks[brand];
  return (
    <StyledMark
      role="img"
      aria-label={cardBrandNames[brand]}
      {...rest}
      data-look={look}
      data-long={word.length > 5 || undefined}
      data-slanted={slanted || undefined}
    >
      {discs ? (
        <svg viewBox="0 0 38 24" aria-hidden>
          <circle cx="13" cy="12" r="12" />
          <circle cx="25" cy="12" r="12" />
        </svg>
      ) : null}
      {word}
    </StyledMark>
  );
}
