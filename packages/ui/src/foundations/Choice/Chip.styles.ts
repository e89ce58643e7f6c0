import { styled } from 'styled-components';

/** Base style of all chips: 36 px high, with a touch target of 44. */
export const StyledChip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--primitive-space-6);
  flex: none;
  min-block-size: var(--component-chip-height);
  padding-inline: var(--component-chip-padding-x);
  border: 1px solid var(--component-chip-border);
  border-radius: var(--component-chip-radius);
  background: var(--component-chip-bg);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-label);
  white-space: nowrap;
  transition: background-color var(--semantic-motion-press);

  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &:is([aria-pressed='true'], [data-selected]) {
    border-color: var(--component-chip-border-selected);
    background: var(--component-chip-bg-selected);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--semantic-color-border-control-hover);
    }
  }
  &:active {
    background: var(--semantic-color-bg-pressed);
  }
  &:disabled {
    border-color: var(--semantic-color-border-subtle);
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  > b {
    min-inline-size: 1.125rem;
    padding-inline: 4px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-action-primary-bg);
    color: var(--semantic-color-action-primary-text);
    font: var(--semantic-typography-micro);
    line-height: 1.125rem;
    text-align: center;
  }
  @media (forced-colors: active) {
    &:is([aria-pressed='true'], [data-selected]) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
