import { styled } from 'styled-components';

/** One styled root per field. Its parts are nested selectors (performance-budgets, section 3). */
export const StyledField = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-6);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body);

  > label {
    color: var(--component-field-label);
    font: var(--semantic-typography-label);
  }
  > [data-hidden] {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > [data-part='box'] {
    --edge: var(--component-field-border);
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--primitive-space-8);
    min-block-size: var(--component-field-height);
    padding-inline: calc(var(--component-field-padding-x) - 1px);
    border: 1px solid var(--edge);
    border-radius: var(--component-field-radius);
    background: var(--component-field-bg);
  }
  input,
  textarea {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    caret-color: var(--component-field-border-focus);
  }
  ::placeholder {
    color: var(--component-field-placeholder);
    opacity: 1;
  }
  @media (hover: hover) {
    > [data-part='box']:hover {
      --edge: var(--semantic-color-border-control-hover);
    }
  }
  > [data-part='box']:has(> :is(input, textarea):disabled) {
    --edge: transparent;
    background: var(--semantic-color-bg-disabled);
    color: var(--semantic-color-text-disabled);
  }
  > [data-part='box']:has(> :is(input, textarea):read-only:enabled) {
    --edge: transparent;
    background: var(--semantic-color-bg-sunken);
  }
  > [data-part='box']:has(> :is(input, textarea):focus) {
    --edge: var(--component-field-border-focus);
    box-shadow: inset 0 0 0 1px var(--edge);
    outline: 2px solid transparent;
  }
  > [data-part='box']:has([aria-invalid]) {
    --edge: var(--component-field-border-error);
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  > [data-part='notes'],
  > [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    justify-content: space-between;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  > [role='alert'] {
    justify-content: start;
    color: var(--semantic-color-text-negative);
  }
  > [role='alert'] > button {
    position: relative;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  /* A touch target of 44 px that does not affect the layout. */
  > [role='alert'] > button::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    block-size: var(--primitive-size-touch);
    translate: 0 -50%;
  }
  [data-part='notes']:empty {
    position: absolute;
  }
  svg {
    flex: none;
  }
`;
