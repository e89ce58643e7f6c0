import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; translate: var(--primitive-space-8) 0; }
`;

export const StyledCarousel = styled.section`
  position: relative;
  display: grid;
  gap: var(--primitive-space-24);
  touch-action: pan-y;

  &[data-moved] > [data-part='slide'] {
    animation: ${arrive} var(--semantic-motion-modal-in);
  }
  [data-part='dots'] {
    display: flex;
    /* The dots are 24 px apart, which is the width of their targets (WCAG 2.5.8). */
    margin-inline-start: -9px;
  }
  [data-part='dots'] button {
    display: grid;
    place-items: center;
    padding-inline: 9px;
    block-size: var(--primitive-size-touch);
    margin-block: -19px;
    border-radius: var(--primitive-radius-xs);
  }
  [data-part='dots'] button::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--primitive-radius-full);
    background: currentColor;
    opacity: 0.5;
    transition: inline-size var(--semantic-motion-tab);
  }
  [data-part='dots'] button[aria-current='true']::before {
    inline-size: 24px;
    opacity: 1;
  }
  [data-part='arrows'] {
    display: none;
  }
  /* At the end of the line of dots. */
  @media (min-width: 768px) {
    [data-part='arrows'] {
      position: absolute;
      inset: auto 0 -19px auto;
      display: flex;
      gap: var(--primitive-space-8);
    }
    [data-part='arrows'] button {
      border: 1px solid currentColor;
      color: inherit;
    }
    [data-part='arrows'] button:disabled {
      opacity: 0.4;
    }
  }
  [data-part='announcement'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (forced-colors: active) {
    [data-part='dots'] button::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-moved] > [data-part='slide'] {
      animation: none;
    }
  }
`;
