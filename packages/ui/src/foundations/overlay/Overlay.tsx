import type { ComponentPropsWithRef, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyledOverlay } from './Overlay.styles.ts';
import { useModalDialog, type OverlayProps } from './useModalDialog.ts';

/** Props of a native `<dialog>` that the overlay does not manage itself. */
export type DialogElementProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'children' | 'onClick' | 'onKeyDown' | 'onCancel' | 'onSubmit'
>;

type FrameProps = OverlayProps &
  DialogElementProps & {
    /** Renders the panel. `requestClose` closes it as Escape would. */
    readonly children: (requestClose: () => void) => ReactNode;
  };

/** The frame of every overlay: a full-screen native modal dialog with one panel. Restyle it with `styled(Overlay)`. */
export function Overlay({ open, onOpenChange, closable, onMustAnswer, ref = null, children, ...rest }: FrameProps) {
  const { root, ask, dialogProps } = useModalDialog({ open, onOpenChange, closable, onMustAnswer }, ref);
  if (!root) return null;
  return createPortal(
    <StyledOverlay {...rest} {...dialogProps}>
      {children(ask)}
    </StyledOverlay>,
    root,
  );
}
