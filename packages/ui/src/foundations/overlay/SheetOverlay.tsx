import { keyframes, styled } from 'styled-components';
import { StyledOverlay } from './Overlay.styles.ts';
import { FramedOverlay, type OverlayFrameProps } from './Overlay.tsx';

const slideIn = keyframes`from { translate: 0 100%; }`;
const slideOut = keyframes`to { translate: 0 100%; }`;

const StyledSheetOverlay = styled(StyledOverlay)`
  > div {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  @media (max-width: 767.98px) {
    padding: 0;

    &[open] {
      place-items: end stretch;
    }
    > div {
      max-inline-size: none;
      max-block-size: 92%;
      border-radius: var(--component-sheet-radius) var(--component-sheet-radius) 0 0;
      background: var(--component-sheet-bg);
      animation: ${slideIn} var(--primitive-duration-sheet) var(--primitive-easing-enter);
    }
    &[data-state='closing'] > div {
      animation-name: ${slideOut};
    }
  }
`;

/** Slides up from the bottom on a phone. From tablet width up it stays a regular modal. */
export const SheetOverlay = (props: OverlayFrameProps) => <FramedOverlay {...props} frame={StyledSheetOverlay} />;
