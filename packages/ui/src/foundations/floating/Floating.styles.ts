import { styled } from 'styled-components';

/** A panel in the top layer, invisible until it is positioned. */
export const StyledFloating = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: max-content;
  max-inline-size: min(320px, calc(100dvw - 2 * var(--primitive-space-8)));
  max-block-size: var(--available, 80dvh);
  margin: 0;
  padding: var(--primitive-space-16);
  overflow: auto;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--semantic-color-bg-raised);
  box-shadow: var(--semantic-elevation-overlay);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body-sm);

  &:not([data-placed]) {
    opacity: 0;
  }
`;
