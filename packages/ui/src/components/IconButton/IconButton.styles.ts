import { styled } from 'styled-components';

export const StyledIconButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--primitive-size-touch);
  block-size: var(--primitive-size-touch);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--primitive-radius-full);
  background: transparent;
  color: var(--semantic-color-icon-default);
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--semantic-motion-press);

  &[data-variant='tonal'] {
    background: var(--semantic-color-bg-sunken);
  }
  &[data-variant='raised'] {
    border-color: var(--semantic-color-border-subtle);
    background: var(--semantic-color-bg-raised);
    color: var(--semantic-color-icon-accent);
  }
  &[data-tone='accent'] {
    color: var(--semantic-color-icon-accent);
  }
  &[data-tone='on-hero'] {
    color: var(--semantic-color-text-on-hero);
    --component-focus-ring-color: var(--semantic-color-focus-ring-on-hero);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--semantic-color-bg-hover);
    }
    &[data-tone='on-hero']:hover {
      background: var(--semantic-color-bg-hero-hover);
    }
  }
  &:active,
  &[aria-pressed='true'] {
    background: var(--semantic-color-bg-pressed);
  }
  &[aria-current='page'] {
    background: var(--component-side-menu-item-selected);
    color: var(--semantic-color-icon-accent);
  }
  &[data-tone='on-hero'][aria-pressed='true'] {
    background: var(--semantic-color-bg-hero-hover);
  }
  &:disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
