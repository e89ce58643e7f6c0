import { styled } from 'styled-components';

export const StyledSelect = styled.button`
  display: flex;
  align-items: center;
  gap: var(--component-row-gap);
  inline-size: 100%;
  min-block-size: var(--component-field-height);
  padding: var(--primitive-space-8) var(--component-field-padding-x);
  border-radius: var(--component-field-radius);
  background: var(--component-field-bg);
  box-shadow: inset 0 0 0 1px var(--component-field-border);

  &[data-two-lines] {
    min-block-size: var(--primitive-size-row);
  }
  > [data-part='text'],
  > [data-part='placeholder'] {
    flex: 1;
    min-inline-size: 0;
  }
  [data-part='title'] {
    display: block;
  }
  &[data-two-lines] [data-part='title'] {
    font: var(--semantic-typography-title-sm);
  }
  small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  [data-part='placeholder'] {
    color: var(--component-field-placeholder);
  }
  > svg {
    flex: none;
    color: var(--semantic-color-icon-muted);
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--semantic-color-border-control-hover);
    }
  }
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 2px var(--component-field-border-focus);
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px var(--component-field-border-error);
  }
  &:disabled {
    background: var(--semantic-color-bg-sunken);
    box-shadow: none;
    cursor: default;
  }
  &[data-look='chip'] {
    justify-self: start;
    inline-size: auto;
    gap: var(--primitive-space-8);
    min-block-size: var(--primitive-size-control-md);
    padding: var(--primitive-space-6) var(--primitive-space-12) var(--primitive-space-6) var(--primitive-space-6);
    border-radius: var(--semantic-shape-chip);
    background: var(--semantic-color-bg-sunken);
    box-shadow: none;
    font: var(--semantic-typography-title-sm);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
