import { styled } from 'styled-components';

// 1120 px is breakpoint.desktop. The header has the filters below it, and the reports above it.
export const StyledActions = styled.div`
  display: contents;

  > a {
    display: none;
  }
  @media (min-width: 1120px) {
    > a {
      display: inline-flex;
    }
    > button {
      display: none;
    }
  }
`;

export const StyledWaiting = styled.div`
  padding-block-start: 31px;
`;

// The search stays visible: below the header on a phone, and at the top with the filters and column headings on a desktop.
/** The list, with the open order beside it from 1120 px. */
export const StyledHistory = styled.div`
  --above-months: 72px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--primitive-space-24);

  > [data-part='list'] {
    display: flex;
    flex-direction: column;
    gap: var(--primitive-space-16);
    min-inline-size: 0;
  }
  [data-part='tools'] {
    display: contents;
  }
  [data-part='tools'] > search {
    position: sticky;
    inset-block-start: calc(var(--component-header-height) + env(safe-area-inset-top));
    z-index: 2;
    margin-block: calc(-1 * var(--primitive-space-8)) calc(-1 * var(--primitive-space-12));
    padding-block: var(--primitive-space-8) var(--primitive-space-12);
    background: var(--semantic-color-bg-page);
  }
  @media (max-height: 420px) {
    --above-months: 0px;
    [data-part='tools'] > search {
      position: static;
    }
  }
  @media (min-width: 1120px) {
    --above-months: 108px;
    &[data-open] {
      --above-months: 160px;
      grid-template-columns: minmax(0, 1fr) var(--primitive-layout-aside-column);
    }
    &[data-open] [data-part='tools'] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--primitive-space-12);
    }
    /* The table states the time zone in its column heading. */
    h2::after {
      display: none;
    }
    [data-part='tools'] {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      display: grid;
      grid-template-columns: minmax(12rem, 1fr) auto;
      gap: 0 var(--primitive-space-16);
      align-items: center;
      margin-block: calc(-1 * var(--primitive-space-12)) calc(-1 * var(--primitive-space-16));
      padding-block-start: var(--primitive-space-12);
      background: var(--semantic-color-bg-page);
    }
    [data-part='tools'] > search {
      position: static;
      margin: 0;
      padding: 0;
    }
    [data-part='tools'] > :nth-child(3) {
      grid-column: 1 / -1;
      margin-block-start: var(--primitive-space-8);
    }
  }
`;
