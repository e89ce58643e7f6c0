import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

export const StyledToast = styled.div`
  display: flex;
  align-items: center;
  gap: var(--primitive-space-12);
  min-block-size: var(--component-button-height-lg);
  padding-inline: var(--primitive-space-16);
  border: 1px solid transparent;
  border-radius: var(--component-toast-radius);
  background: var(--component-toast-bg);
  box-shadow: var(--semantic-elevation-toast);
  color: var(--component-toast-text);
  font: var(--semantic-typography-body-sm);
  animation: ${rise} var(--semantic-motion-modal-in);
  pointer-events: auto;

  > span {
    flex: 1;
    padding-block: var(--primitive-space-12);
  }
  > svg {
    flex: none;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: var(--primitive-size-touch);
    min-block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-sm);
    font: var(--semantic-typography-label);
    text-decoration: underline;
    text-underline-offset: 3px;
    outline-color: currentColor;
    outline-offset: -4px;
  }
  button:focus-visible {
    outline-color: currentColor;
  }
`;
