import { useId, type ReactNode, useRef, type PointerEvent } from 'react';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { SheetOverlay } from '../../foundations/overlay/SheetOverlay.styles.ts';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledSheet } from './BottomSheet.styles.ts';
import { bottomSheetTexts } from './BottomSheet.texts.ts';

const CLOSE_SHARE = 0.3;
const FLICK_PX_PER_MS = 0.5;

type Drag = { readonly startY: number; readonly startTime: number; readonly sheet: HTMLElement };

/** Lets the sheet follow the finger on its handle. Closes it when dragged beyond 30 % of its height or flicked (DESIGN section 5). */
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
      if (sheet === null) return;
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
    readonly children: ReactNode;
    /** A single quiet action next to the title: Clear all. */
    readonly headerAction?: ReactNode;
    /** Buttons that stay visible at the lower edge. */
    readonly footer?: ReactNode;
    /** Height: that of the content, half the screen, or nearly all of it. @default 'auto' */
    readonly size?: 'auto' | 'half' | 'full';
    /** Name of the handle, which closes the sheet. @default 'Close' */
    readonly closeLabel?: string;
  };

/**
 * A sheet that slides up from the bottom on a phone and is a centred modal from tablet width up (ARIA modal dialog pattern on a native
 * `<dialog>`).
 */
export function BottomSheet({ title, children, headerAction, footer, size = 'auto', closeLabel, ...rest }: BottomSheetProps) {
  const texts = useTexts(bottomSheetTexts);
  const id = useId();
  return (
    <SheetOverlay {...rest} aria-labelledby={id}>
      {(requestClose) => (
        <StyledSheet data-size={size}>
          <Handle label={closeLabel ?? texts.close} onClose={requestClose} />
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
  return <button type="button" aria-label={label} {...useDragToClose(onClose)} onClick={onClose} />;
}
