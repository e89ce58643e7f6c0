import { styled } from 'styled-components';

/** A native checkbox, radio or switch with its label: one styled root, with nested selectors for its parts. */
export const StyledChoice = styled.label`
  position: relative;
  display: flex;
  align-items: start;
  gap: var(--primitive-space-12);
  min-block-size: var(--primitive-size-touch);
  padding-block: 10px;
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body);
  cursor: pointer;

  > input {
    position: relative;
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 1px 0 0;
    appearance: none;
    border: 2px solid var(--semantic-color-border-control);
    border-radius: var(--primitive-radius-xs);
    background: var(--semantic-color-bg-surface);
    cursor: inherit;
  }
  > input[type='radio'] {
    border-radius: 50%;
  }
  > input:is(:checked, :indeterminate):not([type='radio']:not(:checked)) {
    border-color: var(--semantic-color-action-primary-bg);
    background: var(--semantic-color-action-primary-bg);
  }
  > input[aria-invalid='true'] {
    border-color: var(--semantic-color-border-negative);
  }
  > input::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    color: var(--semantic-color-action-primary-text);
    visibility: hidden;
  }
  > input[type='checkbox']:not([role])::after {
    inset-block-end: 3px;
    inline-size: 6px;
    block-size: 11px;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  > input[type='radio']::after {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  > input:checked::after,
  > input:indeterminate:not([type='radio'])::after {
    visibility: visible;
  }
  > span:last-child {
    flex: 1;
    min-inline-size: 0;
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  &:has(> :disabled) {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  &:has(> :disabled) :is(span, small) {
    color: inherit;
  }
  /* A switch that cannot be turned still says what it is, and why. */
  &:has(> [role='switch']:disabled) span {
    color: var(--semantic-color-text-primary);
  }
  &:has(> [role='switch']:disabled) small {
    color: var(--semantic-color-text-secondary);
  }
  /* Overrides the checked style, so that both states look disabled. */
  &&& > input:disabled {
    border-color: var(--semantic-color-text-disabled);
    background: var(--semantic-color-bg-disabled);
  }
  > input:disabled::after {
    color: var(--semantic-color-text-disabled);
  }

  > input[role='switch'] {
    inline-size: var(--component-switch-width);
    block-size: var(--component-switch-height);
    margin: -2px 0;
    border-color: transparent;
    border-radius: var(--primitive-radius-full);
    background: var(--component-switch-off);
    transition: background-color var(--semantic-motion-tab);
  }
  > input[role='switch']::after {
    inset-inline: 1px auto;
    inset-block: 1px;
    inline-size: 22px;
    border-radius: 50%;
    background: var(--component-switch-thumb);
    visibility: visible;
    transition: translate var(--semantic-motion-tab);
  }
  > input[role='switch']:checked {
    background: var(--component-switch-on);
  }
  > input[role='switch']:checked::after {
    translate: 20px;
  }
  > input[role='switch']:checked:dir(rtl)::after {
    translate: -20px;
  }
  &&& > input[role='switch']:disabled {
    border-color: var(--semantic-color-text-disabled);
    background: var(--semantic-color-bg-disabled);
  }

  &[data-look='card'] {
    align-items: center;
    min-block-size: 66px;
    padding: var(--primitive-space-12) var(--primitive-space-16);
    border-radius: var(--semantic-shape-input);
    background: var(--semantic-color-bg-surface);
    box-shadow: inset 0 0 0 1px var(--semantic-color-border-control);
    font: var(--semantic-typography-title-sm);
  }
  &[data-look='card'] > input {
    margin: 0;
    order: 1;
  }
  &[data-look='card']:has(:checked) {
    background: var(--semantic-color-bg-selected);
    box-shadow: inset 0 0 0 2px var(--semantic-color-border-selected);
  }
  &[data-look='card']:has(:focus-visible) {
    outline: var(--component-focus-ring-width) solid var(--component-focus-ring-color);
    outline-offset: var(--component-focus-ring-offset);
  }
  &[data-look='card'] > input:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    &[data-look='card'] {
      border: 1px solid CanvasText;
    }
    > input:checked,
    > input:indeterminate:not([type='radio']),
    > input[role='switch'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    > input[role='switch']:not(:checked) {
      border-color: CanvasText;
      background: Canvas;
    }
    > input[role='switch']:not(:checked)::after {
      background: CanvasText;
    }
  }
`;
