import { styled } from 'styled-components';

export const StyledFrame = styled.div`
  min-block-size: 100dvh;

  > aside {
    display: none;
  }
  > [data-part='page'] {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    min-inline-size: 0;
  }
  /* The offline bar is last in the reading order but drawn below the header. */
  [data-part='page'] > header {
    order: -2;
  }
  [data-part='offline'] {
    order: -1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--primitive-space-8);
    min-block-size: 40px;
    padding: var(--primitive-space-4) var(--primitive-space-16);
    margin-block-end: var(--primitive-space-8);
    background: var(--semantic-color-bg-inverse);
    color: var(--semantic-color-text-inverse);
    font: var(--semantic-typography-label);
  }
  [data-part='offline']:empty {
    display: none;
  }

  @media (min-width: 1120px) {
    display: grid;
    grid-template-columns: var(--component-side-menu-width) minmax(0, 1fr);

    > aside {
      position: sticky;
      inset-block-start: 0;
      display: flex;
      flex-direction: column;
      gap: var(--primitive-space-24);
      box-sizing: border-box;
      block-size: 100dvh;
      padding: var(--primitive-space-24) var(--primitive-space-16);
      border-inline-end: 1px solid var(--semantic-color-border-subtle);
      background: var(--component-side-menu-bg);
      overflow-y: auto;
    }
    [data-part='offline'] {
      order: -3;
      margin: 0;
    }
    > aside > header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-inline-start: var(--primitive-space-12);
    }
    > aside > header > a {
      color: inherit;
      text-decoration: none;
    }
    /* Compensates for the bell, which is taller than the brand next to it. */
    > aside > header > div {
      margin-block: calc(-1 * var(--primitive-space-8));
    }
  }
`;
