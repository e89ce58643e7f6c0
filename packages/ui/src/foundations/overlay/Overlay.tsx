import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModalDialog, type OverlayProps } from './useModalDialog.ts';
import { StyledOverlay } from './Overlay.styles.ts';

/** Props of a native `<dialog>` that the overlay does not manage itself. */
export type DialogElementProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'children' | 'onClick' | 'onKeyDown' | 'onCancel' | 'onSubmit'
>;

export type OverlayFrameProps = OverlayProps &
  DialogElementProps & {
    /** Renders the panel. `requestClose` closes it as Escape would. */
    readonly children: (requestClose: () => void) => ReactNode;
  };

type FramedOverlayProps = OverlayFrameProps & {
  /** `StyledOverlay`, extended. */
  readonly frame: ComponentType<ComponentPropsWithRef<'dialog'>>;
};

/** An overlay with a look of its own. */
export function FramedOverlay({ children, frame: Frame, ...rest }: FramedOverlayProps) {
  const { root, place, ask, dialogProps } = useModalDialog(rest);
  if (!root) return rest.open === false ? null : <template ref={place} />;
  return createPortal(<Frame {...dialogProps}>{children(ask)}</Frame>, root);
}

/** The frame of every overlay: a full-screen native modal dialog with one panel. Restyle it with `styled(Overlay)`. */
export const Overlay = (props: OverlayFrameProps) => <FramedOverlay {...props} frame={StyledOverlay} />;
