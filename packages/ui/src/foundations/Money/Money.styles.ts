import { keyframes, styled } from 'styled-components';

const fade = keyframes`
  from { opacity: 0; }
`;

export const StyledMoney = styled.span`
  font-variant-numeric: tabular-nums;
  /* Keeps the order of sign, digits and code on right-to-left pages. */
  unicode-bidi: plaintext;
  white-space: nowrap;

  &[data-changed] {
    animation: ${fade} var(--primitive-duration-tab);
  }
  &[data-variant='lead'] {
    --full: var(--primitive-font-size-40);
    display: inline-block;
    justify-self: start;
    max-inline-size: 100%;
    font: var(--semantic-typography-amount-lg);
    letter-spacing: var(--semantic-typography-amount-lg-letter-spacing);
  }
  &[data-variant='lead'][data-size='xl'] {
    --full: var(--primitive-font-size-48);
    font: var(--semantic-typography-amount-xl);
    letter-spacing: var(--semantic-typography-amount-xl-letter-spacing);
  }
  &[data-variant='lead'][data-size='md'] {
    --full: var(--primitive-font-size-28);
    font: var(--semantic-typography-amount-md);
    letter-spacing: var(--semantic-typography-amount-md-letter-spacing);
  }
  /* Shrinks to fit one line in its container or on the screen, even with twelve digits or larger text. A digit is 0.56 em wide, a point less. */
  &&[data-variant='lead'] {
    font-size: min(var(--full), 100cqi / (0.54 * var(--characters)));
    /* Outside a container it wraps as a last resort. It is never cut off. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-variant='row'] {
    font: var(--semantic-typography-title-sm);
    font-size: min(var(--primitive-font-size-16), 7vi);
  }
  [data-part='fraction'] {
    color: var(--semantic-color-text-secondary);
  }
  [data-ground='hero'] & [data-part='fraction'] {
    color: var(--semantic-color-text-on-hero-muted);
  }
  &[data-variant='lead'] [data-part='code'] {
    font: var(--semantic-typography-title-md);
    font-size: min(var(--primitive-font-size-20), 0.66em);
    letter-spacing: 0;
  }
  &[data-tone='in'] {
    color: var(--semantic-color-text-positive);
  }
  &[data-tone='muted'],
  &[data-struck] {
    color: var(--semantic-color-text-muted);
  }
  &[data-struck] {
    text-decoration: line-through;
  }
  &[data-stale],
  &[data-stale] [data-part='fraction'] {
    color: var(--semantic-color-text-secondary);
  }
`;
