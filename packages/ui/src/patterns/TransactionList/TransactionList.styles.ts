import { styled } from 'styled-components';

// 1120 is breakpoint.desktop: from there the page's header scrolls away, and so it does on very low screens.
/** Months one under the other. All that has a height is measured: no margins, no gaps. */
export const StyledMonths = styled.div`
  container: transactions / inline-size;
  /* The list itself keeps what is being read in its place. */
  overflow-anchor: none;
  /* The first month brings the room above it along. */
  margin-block-start: calc(-1 * var(--primitive-space-12));

  /* A title and the longest amount stand side by side on a phone of 360 px. */
  [data-part='text'] {
    min-inline-size: min(100%, 5.5rem);
  }
  /* What has the focus stands clear of the month above it (WCAG 2.4.11). */
  a,
  button {
    scroll-margin-block-start: calc(var(--above-months, 0px) + var(--primitive-space-48));
  }
  /* The zone of the times beneath (D-TXN-11). */
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
`;
