import { keyframes, styled } from 'styled-components';
import { Field } from '../../foundations/Field/Field.tsx';

const flash = keyframes`
  from, to { border-color: transparent; }
  20%, 80% { border-color: var(--component-amount-input-rejected); }
`;

export const StyledAmountField = styled(Field)`
  /* The single large amount of a page is centred, and so are its label and notes. */
  &&:has(> [data-look='bare']) > label {
    text-align: center;
  }
  &&:has(> [data-look='bare']) > :is([data-part='notes'], [role='alert']) {
    justify-content: center;
  }
  :is([data-part='notes'], [role='alert']) button {
    position: relative;
    color: var(--semantic-color-text-link);
    font-weight: var(--primitive-font-weight-medium);
    white-space: nowrap;
  }
  /* A touch target of 44 px that does not affect the layout. */
  :is([data-part='notes'], [role='alert']) button::after {
    content: '';
    position: absolute;
    inset: 50% -8px auto;
    block-size: var(--primitive-size-touch);
    translate: 0 -50%;
  }
`;

export const StyledAmountBox = styled.div`
  position: relative;

  &[data-rejected]::after {
    content: '';
    position: absolute;
    inset: auto var(--primitive-space-16) var(--primitive-space-6);
    border-block-end: 2px solid transparent;
    pointer-events: none;
    animation: ${flash} var(--primitive-duration-count);
  }
  [data-part='sign'] {
    flex: none;
    font-weight: var(--primitive-font-weight-semibold);
    white-space: pre;
  }

  &:not([data-look='field']) {
    container-type: inline-size;
    direction: ltr;
    display: flex;
    align-items: baseline;
    justify-content: center;
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-amount-xl);
    letter-spacing: var(--semantic-typography-amount-xl-letter-spacing);
    /* The size of the length's step, or smaller where the sign and the digits would not fit. */
    --fit: clamp(12px, (100cqi - var(--beside)) / (0.54 * (var(--digits) + var(--signs))), var(--step));
    --beside: 0px;
  }
  &:not([data-look='field']) > :is(input, [data-part]) {
    font-size: var(--fit);
  }
  &[data-look='bare'] {
    --step: var(--primitive-font-size-48);
    min-block-size: 56px;
  }
  &[data-look='bare']:has([data-part='suffix']) {
    --beside: 80px;
  }
  &[data-look='bare'] [data-part='suffix'] {
    margin-inline-start: var(--primitive-space-8);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-title-md);
    letter-spacing: 0;
  }
  &[data-look='bare'][data-length='m'] {
    --step: var(--primitive-font-size-40);
  }
  &[data-look='bare'][data-length='l'] {
    --step: var(--primitive-font-size-34);
  }
  &[data-look='bare']:is([data-length='xl'], [data-length='line']) {
    --step: var(--primitive-font-size-28);
  }
  &[data-look='bare'][data-length='line'] {
    letter-spacing: 0;
  }
  &:not([data-look='field'])[data-length='line'] > :is(input, [data-part]) {
    font-size-adjust: ch-width 0.56;
  }
  &[data-look='cell'] {
    --step: var(--primitive-font-size-40);
    justify-content: flex-end;
    line-height: 1.2;
    letter-spacing: var(--semantic-typography-amount-md-letter-spacing);
  }
  /* A brand may have wider digits than the house, for which there is no room on a phone. */
  @container (max-width: 24rem) {
    &[data-look='cell'] > :is(input, [data-part]) {
      font-size-adjust: ch-width 0.56;
    }
  }
  &[data-look='cell']:dir(rtl) {
    justify-content: flex-start;
  }
  /* An Arabic or Hebrew amount is written from right to left, with its currency's sign at the left of the digits. */
  &[dir='rtl'] {
    direction: rtl;
  }
  &[dir='rtl'] > input {
    direction: ltr;
  }
  &[data-look='cell'][dir='rtl'] {
    justify-content: flex-end;
  }
  &[data-look='cell'][data-length='m'] {
    --step: var(--primitive-font-size-34);
  }
  &[data-look='cell'][data-length='l'] {
    --step: var(--primitive-font-size-28);
  }
  &[data-look='cell']:is([data-length='xl'], [data-length='line']) {
    --step: var(--primitive-font-size-20);
    letter-spacing: 0;
  }
  &:not([data-look='field']) input {
    flex: none;
    align-self: auto;
    /* A touch target of 44 px that does not affect the layout, however small a long amount is. */
    --reach: max(8px, (var(--primitive-size-touch) - 1lh) / 2);
    margin-block: calc(-1 * var(--reach));
    margin-inline-start: -28px;
    padding-block: var(--reach);
    padding-inline-start: 28px;
    inline-size: calc(var(--digits) * (1ch + var(--semantic-typography-amount-xl-letter-spacing)) + 34px);
    max-inline-size: calc(100% + 28px);
    font: inherit;
    letter-spacing: inherit;
    caret-color: var(--component-amount-input-caret);
  }
  &[data-look='cell'] input {
    flex: 0 1 auto;
    inline-size: calc(var(--digits) * 1ch + 30px);
    text-align: end;
  }
  /* Exactly as wide as the text, because a point is narrower than a digit: the amount stays on its axis, and no gap follows the sign. */
  @supports (field-sizing: content) {
    &:not([data-look='field']) input {
      inline-size: auto;
      min-inline-size: calc(1ch + 28px);
      /* An empty field would be higher, by its placeholder. */
      block-size: calc(1lh + 2 * var(--reach));
      field-sizing: content;
    }
  }
  &[data-invalid]:not([data-look='field']) {
    color: var(--semantic-color-text-negative);
  }
  @media (forced-colors: active) {
    &:not([data-look='field']):has(:focus) {
      outline: 2px solid Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-rejected]::after {
      border-color: var(--component-amount-input-rejected);
      animation: none;
    }
  }
`;
