import { styled } from 'styled-components';

// 1120 is breakpoint.desktop. From there on, and on very low screens, the page's header scrolls away.
/** The stacked months. No margins or gaps, because only the elements' own heights are measured. */
export const StyledMonths = styled.div`
  container: transactions / inline-size;
  /* The list maintains the scroll position itself. */
  overflow-anchor: none;
  /* The first heading has its own space above. */
  margin-block-start: calc(-1 * var(--primitive-space-12));

  /* Lets a title and the longest amount fit side by side on a phone of 360 px. */
  [data-part='text'] {
    min-inline-size: min(100%, 5.5rem);
  }
  /* Keeps the focused element clear of the sticky month heading (WCAG 2.4.11). */
  a,
  button {
    scroll-margin-block-start: calc(var(--above-months, 0px) + var(--primitive-space-48));
  }
  /* Time zone of the times below (D-TXN-11). */
  h2::after {
    content: attr(data-zone);
    color: var(--semantic-color-text-muted);
    font: var(--semantic-typography-micro);
  }
  h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-inline-end: var(--component-row-padding-x);
    position: sticky;
    inset-block-start: calc(var(--component-header-height) + env(safe-area-inset-top) + var(--above-months, 0px));
    z-index: 1;
    padding-block: var(--primitive-space-16) var(--primitive-space-8);
    background: var(--semantic-color-bg-page);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  @media (min-width: 1120px), (max-height: 420px) {
    h2 {
      inset-block-start: var(--above-months, 0px);
    }
  }
  /* Above the first column of the table. */
  @media (min-width: 1120px) {
    h2 {
      padding-inline-start: calc(1px + var(--component-row-padding-x));
    }
  }
`;
