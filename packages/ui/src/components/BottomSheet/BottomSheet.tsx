import { useId, type ReactNode } from 'react';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import { SheetOverlay } from '../../foundations/overlay/SheetOverlay.styles.ts';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledSheet } from './BottomSheet.styles.ts';
import { bottomSheetTexts } from './BottomSheet.texts.ts';
import { useDragToClose } from './useDragToClose.ts';

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
