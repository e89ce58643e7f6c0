import { keyframes, styled } from 'styled-components';
import { Field } from '../../foundations/Field/Field.tsx';

const flash = keyframes`
  from, to { border-color: transparent; }
  20%, 80% { border-color: var(--component-amount-input-rejected); }
`;

export const StyledAmountField = styled(Field)`
  /* The one large amount of a page stands in the middle, and so does what belongs to it. */
  &&:has(> [data-look='bare']) > label {
    text-align: center;
  }
  &&:has(> [data-look='bare']) > :is([data-part='notes'], [role='alert']) {
    justify-content: center;
  }
`;

export const StyledAmountBox = styled.div`
  position: relative;

  &[data-rejected]::after {
    content: '';
    position: absolute;
    inset: auto var(--primitive-space-16) var(--primitive-space-6);
    border-block-end: 2px solid transparent;
    animation: ${flash} var(--primitive-duration-count);
  }
  [data-part='sign'] {
    font-weight: var(--primitive-font-weight-semibold);
  }

  &:not([data-look='field']) {
    display: flex;
    align-items: baseline;
    justify-content: center;
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-amount-xl);
    letter-spacing: var(--semantic-typography-amount-xl-letter-spacing);
  }
  &[data-look='bare'] {
    min-block-size: 72px;
  }
  &[data-look='bare'][data-length='m'] {
    font-size: var(--primitive-font-size-40);
  }
  &[data-look='bare'][data-length='l'] {
    font-size: var(--primitive-font-size-34);
  }
  &[data-look='bare'][data-length='xl'] {
    font-size: var(--primitive-font-size-28);
  }
  &[data-look='cell'] {
    justify-content: flex-end;
    font: var(--semantic-typography-amount-md);
    letter-spacing: var(--semantic-typography-amount-md-letter-spacing);
  }
  &[data-look='cell']:is([data-length='l'], [data-length='xl']) {
    font-size: var(--primitive-font-size-20);
    letter-spacing: 0;
  }
  &[data-look='cell'][data-length='xl'] {
    font-size: var(--primitive-font-size-18);
  }
  &:not([data-look='field']) input {
    flex: none;
    align-self: auto;
    inline-size: calc(var(--digits) * (1ch + var(--semantic-typography-amount-xl-letter-spacing)) + 6px);
    max-inline-size: 100%;
    font: inherit;
    letter-spacing: inherit;
    caret-color: var(--component-amount-input-caret);
  }
  &[data-look='cell'] input {
    flex: 0 1 auto;
    inline-size: calc(var(--digits) * 1ch + 2px);
    text-align: end;
  }
  /* As wide as what is typed: a point takes less than a digit, and no gap stands behind the sign. */
  @supports (field-sizing: content) {
    &[data-look='cell'] input {
      inline-size: auto;
      min-inline-size: 1ch;
      field-sizing: content;
    }
  }
  &[data-invalid]:not([data-look='field']) {
    color: var(--semantic-color-text-negative);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-rejected]::after {
      border-color: var(--component-amount-input-rejected);
      animation: none;
    }
  }
`;
