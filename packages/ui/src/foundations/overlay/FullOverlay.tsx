import { styled } from 'styled-components';
import { StyledOverlay } from './Overlay.styles.ts';
import { FramedOverlay, type OverlayFrameProps } from './Overlay.tsx';

const StyledFullOverlay = styled(StyledOverlay)`
  > div {
    display: flex;
    flex-direction: column;
    /* Height of header, search field and all options, so that it does not shrink during a search. */
    block-size: min(100%, 640px, 7rem + var(--rows, 99) * 4rem);
    overflow: hidden;
  }
  @media (max-width: 767.98px) {
    padding: 0;

    > div {
      max-inline-size: none;
      block-size: 100%;
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
      border-radius: 0;
      background: var(--semantic-color-bg-page);
    }
  }
`;

/** Full screen on a phone, a panel from tablet width up. */
export const FullOverlay = (props: OverlayFrameProps) => <FramedOverlay {...props} frame={StyledFullOverlay} />;
