import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

/** The transparent border becomes visible in forced-colours mode. */
export const StyledButton = styled.button`
  --fill: var(--semantic-color-action-primary-bg);
  --hover: var(--semantic-color-action-primary-hover);
  --pressed: var(--semantic-color-action-primary-pressed);
  --ink: var(--semantic-color-action-primary-text);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--component-button-gap);
  min-block-size: var(--component-button-height-lg);
  padding: var(--primitive-space-8) var(--component-button-padding-x);
  border: 1px solid #0000;
  border-radius: var(--component-button-radius);
  background: var(--fill);
  color: var(--ink);
  font: var(--semantic-typography-button);
  text-align: center;
  transition: background-color var(--semantic-motion-press);

  &[data-size='md'] {
    min-block-size: var(--component-button-height-md);
  }
  &[data-size='sm'] {
    min-block-size: var(--component-button-height-sm);
    padding-inline: var(--primitive-space-12);
    font: var(--semantic-typography-label);
  }
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &[data-full-width] {
    width: 100%;
  }
  &[data-variant='secondary'] {
    --fill: var(--semantic-color-action-secondary-bg);
    --hover: var(--semantic-color-action-secondary-hover);
    --pressed: var(--semantic-color-action-secondary-pressed);
    --ink: var(--semantic-color-action-secondary-text);
  }
  &[data-variant='danger'] {
    --fill: var(--semantic-color-action-danger-bg);
    --hover: var(--semantic-color-action-danger-hover);
    --pressed: var(--hover);
    --ink: var(--semantic-color-action-danger-text);
  }
  &[data-variant='on-hero'] {
    --fill: var(--semantic-color-action-on-hero-bg);
    --hover: var(--fill);
    --pressed: var(--hover);
    --ink: var(--semantic-color-action-on-hero-text);
  }
  &[data-variant|='quiet'] {
    --fill: #0000;
    --hover: var(--semantic-color-action-quiet-hover);
    --pressed: var(--semantic-color-bg-pressed);
  }
  &[data-variant='quiet'] {
    --ink: var(--semantic-color-action-quiet-text);
  }
  &[data-variant='quiet-danger'] {
    --ink: var(--semantic-color-action-danger-quiet-text);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
  }
  &:active {
    background: var(--pressed);
  }
  &[aria-busy] {
    background: var(--fill);
    cursor: progress;
  }
  /* Keeps its space while hidden. */
  &[inert] {
    visibility: hidden;
  }
  &:disabled {
    background: var(--semantic-color-bg-disabled);
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  &:disabled[data-variant|='quiet'] {
    background: none;
  }
  &[aria-busy]::before {
    content: '';
    margin-inline: -18px -6px;
    padding: 6px;
    border: 2px solid;
    border-bottom-color: #0000;
    border-radius: 50%;
    animation: ${turn} 1s linear infinite;
  }
  &[aria-busy][data-full-width]::before {
    margin: 0;
  }
`;
