import { styled } from 'styled-components';

export const StyledActionButton = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--primitive-space-8);
  min-inline-size: var(--primitive-size-touch);
  min-block-size: 72px;
  padding: var(--primitive-space-8);
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);
  color: var(--semantic-color-text-primary);
  text-decoration: none;
  font: var(--semantic-typography-label);
  text-align: center;
  cursor: pointer;
  transition: background-color var(--semantic-motion-press);

  svg {
    color: var(--semantic-color-icon-accent);
  }
  &[data-size='sm'] {
    min-block-size: 56px;
    gap: var(--primitive-space-4);
    border-radius: var(--semantic-shape-tile);
    box-shadow: none;
    font: var(--semantic-typography-caption);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--semantic-color-bg-hover);
    }
  }
  &:active {
    background: var(--semantic-color-bg-pressed);
  }
  &:disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  &:disabled svg {
    color: inherit;
  }
`;
