import { styled } from 'styled-components';

export const StyledSheet = styled.div`
  touch-action: pan-y;

  > button {
    display: none;
  }
  > header {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: var(--primitive-space-8);
    padding: var(--primitive-space-16) var(--primitive-space-20) var(--primitive-space-8);
  }
  > header > h2 {
    grid-column: 2;
    margin: 0;
    font: var(--semantic-typography-title-sm);
    text-align: center;
  }
  > header > :not(h2) {
    justify-self: end;
  }
  > [data-part='body'] {
    flex: 1;
    padding: var(--primitive-space-8) var(--primitive-space-20) var(--primitive-space-20);
    overflow-y: auto;
    overscroll-behavior: contain;
    outline-offset: -2px;
  }
  > footer {
    padding: var(--primitive-space-12) var(--primitive-space-20) max(var(--primitive-space-20), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--semantic-color-border-subtle);
  }
  @media (max-width: 767.98px) {
    &[data-size='half'] {
      block-size: 50%;
    }
    &[data-size='full'] {
      block-size: 92%;
    }
    > button {
      position: relative;
      display: grid;
      place-items: center;
      align-self: center;
      flex: none;
      inline-size: 64px;
      block-size: 24px;
      margin-block-end: -8px;
      padding: 0;
      border: 0;
      border-radius: var(--semantic-shape-badge);
      background: none;
      cursor: grab;
      touch-action: none;
    }
    > button::after {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      block-size: var(--primitive-size-touch);
    }
    > button::before {
      content: '';
      inline-size: 36px;
      block-size: 4px;
      border-radius: var(--primitive-radius-full);
      background: var(--semantic-color-border-control);
    }
  }
`;
