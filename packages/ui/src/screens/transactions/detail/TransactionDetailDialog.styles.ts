import { styled } from 'styled-components';
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx';

// 768 and 1120 are breakpoint.tablet and breakpoint.desktop.
/** A sheet on a phone, a centred panel on a tablet, on a desktop a panel over the aside, beside the list it was opened from. */
export const StyledSidePanel = styled(BottomSheet)`
  /* The title names the dialog; it is seen under the order's mark. */
  && header h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  && header {
    padding-block-end: 0;
  }
  header > button {
    display: none;
  }
  abbr {
    text-decoration: none;
  }

  @media (min-width: 768px) {
    header > button {
      display: inline-grid;
      grid-column: 3;
      margin-block: calc(-1 * var(--primitive-space-8)) calc(-1 * var(--primitive-space-32));
      margin-inline-end: calc(-1 * var(--primitive-space-8));
      z-index: 1;
    }
  }
  @media (min-width: 1120px) {
    &&[open] {
      --outer: max(
        var(--primitive-layout-gutter-desktop),
        (100vw - var(--component-side-menu-width) - var(--primitive-layout-content-max)) / 2
      );
      place-items: start end;
      padding: 108px var(--outer) var(--primitive-space-32);
    }
    &&::backdrop {
      background: none;
    }
    /* Nothing is dimmed beside the panel: nor where the scrollbar would be. */
    html[data-brand]:has(&&:modal) {
      background: var(--semantic-color-bg-page);
    }
    && > div {
      max-inline-size: var(--primitive-layout-aside-column);
      border: 1px solid var(--component-card-border);
      border-radius: var(--component-card-radius);
    }
  }
`;
