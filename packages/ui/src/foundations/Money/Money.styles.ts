import { keyframes, styled } from 'styled-components';

const fade = keyframes`
  from { opacity: 0; }
`;

export const StyledMoney = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-changed] {
    animation: ${fade} var(--primitive-duration-tab);
  }
  &[data-variant='lead'] {
    display: inline-block;
    max-inline-size: 100%;
    font: var(--semantic-typography-amount-lg);
    letter-spacing: var(--semantic-typography-amount-lg-letter-spacing);
    /* It shrinks with a narrow screen, or the container it is put in, and at last breaks before the code; it is never cut. */
    font-size: clamp(var(--primitive-font-size-24), 11cqi, var(--primitive-font-size-40));
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-variant='lead'][data-size='xl'] {
    font: var(--semantic-typography-amount-xl);
    letter-spacing: var(--semantic-typography-amount-xl-letter-spacing);
    font-size: clamp(var(--primitive-font-size-24), 12vi, var(--primitive-font-size-48));
  }
  &[data-variant='lead'][data-size='md'] {
    font: var(--semantic-typography-amount-md);
    letter-spacing: var(--semantic-typography-amount-md-letter-spacing);
  }
  &[data-variant='row'] {
    font: var(--semantic-typography-title-sm);
  }
  [data-part='fraction'] {
    color: var(--semantic-color-text-secondary);
  }
  [data-ground='hero'] & [data-part='fraction'] {
    color: var(--semantic-color-text-on-hero-muted);
  }
  &[data-variant='lead'] [data-part='code'] {
    font: var(--semantic-typography-title-md);
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
