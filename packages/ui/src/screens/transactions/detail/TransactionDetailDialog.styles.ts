import { styled } from 'styled-components';
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx';

// 768 px is breakpoint.tablet.
/** A sheet on a phone, a centred panel on a tablet. */
export const StyledSheet = styled(BottomSheet)`
  /* The title names the dialog. It is visible below the order's mark instead. */
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
`;
