import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

/**
 * The look of an overlay. Extend it for another one. Both are then rendered together, so that their styles keep their order also when a
 * server renders the overlay closed.
 */
export const StyledOverlay = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  padding: var(--primitive-space-16);
  border: 0;
  background: none;
  color: var(--semantic-color-text-primary);
  /* Receives the focus when nothing inside can. An outline around the screen would be meaningless. */
  outline: none;

  /* The page does not scroll until it is closed. Padding takes the place of the scrollbar, so that nothing moves. */
  html:has(&:modal) {
    overflow: hidden;
    padding-inline-end: var(--scrollbar);
  }
  &[open] {
    display: grid;
    place-items: center;
  }
  &::backdrop {
    background: var(--semantic-color-bg-scrim);
  }
  > div {
    display: grid;
    inline-size: 100%;
    max-inline-size: var(--component-modal-width);
    max-block-size: 100%;
    border-radius: var(--component-modal-radius);
    background: var(--component-modal-bg);
    box-shadow: var(--semantic-elevation-overlay);
    outline: 1px solid #0000;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  &::backdrop,
  > div {
    animation: ${rise} var(--semantic-motion-modal-in);
  }
  &[data-state='closing']::backdrop,
  &[data-state='closing'] > div {
    animation: ${fadeOut} var(--semantic-motion-modal-out) forwards;
  }
`;
