import { useId, type ReactNode, useRef, type PointerEvent } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { SheetOverlay } from '../../foundations/overlay/SheetOverlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { bottomSheetTexts } from './BottomSheet.texts.ts';
import { styled } from 'styled-components';

const StyledSheet = styled.div`
  position: relative;
  touch-action: pan-y;

  /* A cross in the corner. On a phone it is the handle instead. */
  > button {
    position: absolute;
    inset-block-start: var(--primitive-space-8);
    inset-inline-end: var(--primitive-space-8);
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: var(--primitive-size-touch);
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-icon-default);
  }
  > header {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: var(--primitive-space-8);
    min-block-size: calc(var(--primitive-size-touch) + 2 * var(--primitive-space-8));
    padding: var(--primitive-space-8) calc(var(--primitive-size-touch) + var(--primitive-space-16));
  }
  > header > h2 {
    grid-column: 2;
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
    scroll-padding-block: var(--primitive-space-24);
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
    > header {
      min-block-size: 0;
      padding: var(--primitive-space-16) var(--primitive-space-20) var(--primitive-space-8);
    }
    > button {
      position: relative;
      inset: auto;
      align-self: center;
      flex: none;
      inline-size: 64px;
      block-size: 24px;
      margin-block-end: -8px;
      border-radius: var(--semantic-shape-badge);
      cursor: grab;
      touch-action: none;
    }
    > button > svg {
      display: none;
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

const CLOSE_SHARE = 0.3;
const FLICK_PX_PER_MS = 0.5;

type Drag = { readonly startY: number; readonly startTime: number; readonly sheet: HTMLElement };

/** Lets the sheet follow the finger on its handle. Closes it when dragged beyond 30 % of its height or flicked. */
function useDragToClose(close: () => void) {
  const drag = useRef<Drag | null>(null);
  const end = (event: PointerEvent<HTMLElement>): void => {
    const start = drag.current;
    if (start === null) return;
    drag.current = null;
    const distance = event.clientY - start.startY;
    const speed = distance / Math.max(1, event.timeStamp - start.startTime);
    start.sheet.style.translate = '';
    if (distance > start.sheet.offsetHeight * CLOSE_SHARE || (distance > 24 && speed > FLICK_PX_PER_MS)) close();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const sheet = event.currentTarget.parentElement;
      if (sheet === null || matchMedia(`(min-width: ${breakpoints.tablet})`).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startTime: event.timeStamp, sheet };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const start = drag.current;
      if (start) start.sheet.style.translate = `0 ${Math.max(0, event.clientY - start.startY)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

export type BottomSheetProps = DialogElementProps &
  OverlayProps & {
    /** Heading and accessible name. */
    readonly title: string;
    /** Content of the sheet, which scrolls. */
    readonly children: ReactNode;
    /** A single quiet action next to the title: Clear all. */
    readonly headerAction?: ReactNode;
    /** Buttons that stay visible at the lower edge. */
    readonly footer?: ReactNode;
    /** Height: that of the content, half the screen, or nearly all of it. @default 'auto' */
    readonly size?: 'auto' | 'half' | 'full';
  };

/**
 * A sheet that slides up from the bottom on a phone and is a centred modal from tablet width up (ARIA modal dialog pattern on a native
 * `<dialog>`).
 */
export function BottomSheet({ title, children, headerAction, footer, size = 'auto', ...rest }: BottomSheetProps) {
  const texts = useTexts(bottomSheetTexts);
  const id = useId();
  return (
    <SheetOverlay {...rest} aria-labelledby={id}>
      {(requestClose) => (
        <StyledSheet data-size={size}>
          <Handle label={texts.close} onClose={requestClose} />
          <header>
            <h2 id={id}>{title}</h2>
            {headerAction}
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
          <div data-part="body" tabIndex={0} role="group" aria-labelledby={id}>
            {children}
          </div>
          {footer ? <footer>{footer}</footer> : null}
        </StyledSheet>
      )}
    </SheetOverlay>
  );
}

function Handle({ label, onClose }: { readonly label: string; readonly onClose: () => void }) {
  return (
    <button type="button" aria-label={label} {...useDragToClose(onClose)} onClick={onClose}>
      <Icon glyph={closeIcon} size={24} />
    </button>
  );
}
