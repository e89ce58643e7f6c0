import { styled } from 'styled-components';

/** The disc of a person, a company or, with a mark in it, of a card. */
export const StyledAvatar = styled.span`
  --size: var(--primitive-size-asset-md);
  --letters: var(--primitive-font-size-14);
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-bg-accent);
  color: var(--semantic-color-text-accent);
  font: var(--semantic-typography-label);
  /* Keeps the letters within their disc at any text size. */
  font-size: min(var(--letters), 0.4 * var(--size));
  font-weight: 600;

  &[data-size='32'] {
    --size: var(--primitive-size-asset-sm);
    --letters: var(--primitive-font-size-12);
  }
  &[data-size='56'] {
    --size: var(--primitive-size-asset-lg);
    --letters: var(--primitive-font-size-20);
  }
  &[data-size='72'] {
    --size: 72px;
    --letters: var(--primitive-font-size-28);
  }
  &[data-tone='hero'] {
    background: var(--semantic-color-bg-hero);
    color: var(--semantic-color-text-on-hero);
  }
  &[data-shape='tile'] {
    border-radius: var(--semantic-shape-tile);
  }
`;
