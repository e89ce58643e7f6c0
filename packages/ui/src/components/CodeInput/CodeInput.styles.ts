import { styled } from 'styled-components';

export const StyledCells = styled.div`
  --gap: var(--component-code-cell-gap);
  --cell: calc((100cqi - (var(--length) - 1) * var(--gap)) / var(--length));
  position: relative;
  max-inline-size: calc(var(--length) * 56px + (var(--length) - 1) * var(--gap));
  block-size: var(--component-code-cell-height);
  /* Not hidden: what is hidden can still be scrolled, and the cells would go with the digits that are selected. */
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
    box-sizing: border-box;
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
    box-sizing: border-box;
    inline-size: calc(100cqi + var(--cell) + var(--gap));
    block-size: 100%;
    padding-inline-start: calc((var(--cell) - 1ch) / 2);
    border-radius: 0;
    font: var(--semantic-typography-title-md);
    letter-spacing: calc(var(--cell) + var(--gap) - 1ch);
    direction: ltr;
  }
  @media (forced-colors: active) {
    &:has(:focus) span[data-active] {
      border-color: Highlight;
    }
  }
`;
