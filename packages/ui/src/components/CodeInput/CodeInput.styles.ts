import { styled } from 'styled-components';

export const StyledCells = styled.div`
  --gap: var(--component-code-cell-gap);
  --cell: calc((100cqi - (var(--length) - 1) * var(--gap)) / var(--length));
  position: relative;
  max-inline-size: calc(var(--length) * 56px + (var(--length) - 1) * var(--gap));
  block-size: var(--component-code-cell-height);
  /* The input is one cell wider than its frame, for the caret after the last digit. A scrollable frame would scroll to it. */
  overflow: clip;
  container-type: inline-size;

  [data-part='cells'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: var(--gap);
    block-size: 100%;
  }
  span {
    border: 1px solid var(--component-field-border);
    border-radius: var(--component-code-cell-radius);
    background: var(--component-field-bg);
  }
  &:has(:focus) span[data-active] {
    border: 2px solid var(--component-field-border-focus);
  }
  &:has([aria-invalid='true']) span {
    border: 2px solid var(--component-field-border-error);
  }
  &:has(:disabled) {
    color: var(--semantic-color-text-disabled);
  }
  &:has(:disabled) span {
    border-color: transparent;
    background: var(--semantic-color-bg-disabled);
  }
  &[data-busy] span {
    background: var(--semantic-color-bg-sunken);
  }
  input {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: calc(100cqi + var(--cell) + var(--gap));
    block-size: 100%;
    padding-inline-start: calc((var(--cell) - 1ch) / 2);
    border-radius: 0;
    font: var(--semantic-typography-title-md);
    letter-spacing: calc(var(--cell) + var(--gap) - 1ch);
    direction: ltr;
  }
  /* The digits are selected after a wrong code. Without this the gaps between the cells would be highlighted too. */
  input::selection {
    background: transparent;
  }
  @media (forced-colors: active) {
    &:has(:focus) span[data-active] {
      border-color: Highlight;
    }
  }
`;
