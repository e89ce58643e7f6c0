import { styled } from 'styled-components';

// 768 px and 1120 px are breakpoint.tablet and breakpoint.desktop.
export const StyledWelcome = styled.main`
  --edge: var(--primitive-space-24);
  position: relative;
  z-index: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(96px, 1fr) auto;
  min-block-size: 100dvh;
  padding: max(var(--edge), env(safe-area-inset-top)) max(var(--edge), env(safe-area-inset-right))
    max(var(--edge), env(safe-area-inset-bottom)) max(var(--edge), env(safe-area-inset-left));
  background: var(--semantic-color-bg-hero);
  color: var(--semantic-color-text-on-hero);
  overflow: clip;

  /* Full bleed: no scrollbar gutter, and overscroll shows the same background. */
  html:has(&) {
    background: var(--semantic-color-bg-hero);
    scrollbar-gutter: auto;
  }
  &:focus {
    outline: none;
  }
  /* The chart extends to the edges and ends where the text begins. */
  > [data-part='course'] {
    grid-area: 1 / 1 / 3;
    position: relative;
    z-index: -1;
    margin: calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0;
  }
  > [data-brand-mark] {
    grid-area: 1 / 1;
    justify-self: start;
  }
  > [data-part='words'] {
    grid-area: 3 / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--primitive-space-24);
  }
  /* All slides are as tall as the tallest, so that nothing moves when the slide changes. */
  [data-part='slide']:not([hidden]) {
    display: grid;
    align-content: end;
    min-block-size: 9.5rem;
  }
  [data-part='slide'] > div {
    display: grid;
    gap: var(--primitive-space-8);
  }
  [data-part='slide'] p {
    max-inline-size: 34ch;
    color: var(--semantic-color-text-on-hero-muted);
  }
  [data-part='actions'] {
    display: grid;
    gap: var(--primitive-space-4);
  }
  [data-part='words'] > * > [data-variant='quiet'] {
    --ink: var(--semantic-color-text-on-hero);
    --fill-hover: var(--semantic-color-bg-hero-hover);
    --fill-pressed: var(--semantic-color-bg-hero-hover);
    --component-focus-ring-color: var(--semantic-color-focus-ring-on-hero);
  }
  [data-part='actions'] > :last-child {
    justify-self: center;
    margin-block: var(--primitive-space-8);
    color: var(--semantic-color-text-on-hero-muted);
  }

  @media (min-width: 768px) {
    --edge: var(--primitive-space-40);
    grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
    grid-template-rows: auto 1fr;
    column-gap: var(--primitive-space-40);

    > [data-part='course'] {
      grid-area: 1 / 1 / -1;
      margin: calc(-1 * var(--edge)) 0 calc(-1 * var(--edge)) calc(-1 * var(--edge));
    }
    /* It fades towards the text, which is beside it here. */
    && > [data-part='course'] > [data-fade] {
      mask-image: linear-gradient(to right, black 60%, transparent);
    }
    &:dir(rtl) > [data-part='course'] > [data-fade] {
      mask-image: linear-gradient(to left, black 60%, transparent);
    }
    > [data-part='words'] {
      grid-area: 1 / 2 / -1;
      align-content: center;
      gap: var(--primitive-space-40);
    }
  }
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    column-gap: var(--primitive-space-64);

    > [data-part='words'] {
      padding-inline-end: var(--primitive-space-40);
    }
  }
`;
