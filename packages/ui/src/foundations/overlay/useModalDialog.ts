import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { useOverlaySlot } from '../root/WalletUi.ts';

/** Props common to all overlays. Each overlay's own props extend them. */
export type OverlayProps = {
  /** Set by `openOverlay`. @default true */
  readonly open?: boolean | undefined;
  /** Called with `false` when the customer closes it (Escape, back, a press outside) or another overlay replaces it. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Set to `false` when only its own buttons may close it. @default true */
  readonly closable?: boolean | undefined;
  /** The closing action of Escape and the back button when `closable` is false (D-APP-11). */
  readonly onMustAnswer?: (() => void) | undefined;
};

type ModalDialog = {
  readonly root: Element | null;
  readonly place: (marker: Element | null) => void;
  readonly ask: () => void;
  readonly dialogProps: ComponentPropsWithRef<'dialog'>;
};

/**
 * Behaviour of an overlay on a native modal `<dialog>`, where the browser traps the focus and returns it to the opener. The overlay stays
 * mounted until the closing animation of its panel ends. `root` is its container, or null while unmounted. A marker with the ref `place`
 * finds it, and is all that a server renders of an open overlay.
 */
export function useModalDialog({
  open = true,
  onOpenChange,
  closable = true,
  onMustAnswer,
  ref: outerRef,
  ...rest
}: OverlayProps & Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'children'>): ModalDialog {
  const slot = useOverlaySlot();
  const ref = useRef<HTMLDialogElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  const place = (marker: Element | null): void => {
    // When only part of the page is themed, its overlays belong inside that part, whatever has the focus.
    if (marker) setRoot(marker.closest('body [data-brand]') ?? document.body);
  };
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(outerRef, () => root && ref.current, [root]);

  const requestClose = (mayClose = closable): void => (mayClose ? onOpenChange?.(false) : onMustAnswer?.());
  const request = useEffectEvent(requestClose);

  useLayoutEffect(() => {
    const dialog = root && ref.current;
    if (!open || !dialog) return;
    return slot.occupy({ dialog, ask: () => request(), onReplaced: () => request(true) });
  }, [slot, open, root]);

  useEffect(() => {
    const dialog = root && ref.current;
    if (open || !dialog) return;
    let close = (): void => {
      dialog.close(); // while still mounted, because a removed dialog does not return the focus
      setRoot(null);
    };
    // Only the panel's, because what moves inside it may never end, such as a spinner.
    const animations = dialog.firstElementChild?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(animations).then(() => close());
    return () => {
      close = () => {}; // opened again in the meantime
    };
  }, [open, root]);

  useLayoutEffect(() => {
    const dialog = root && ref.current;
    return () => dialog?.close(); // unmounted while open: return the focus
  }, [root]);

  const answer = (event: SyntheticEvent): void => {
    event.preventDefault();
    requestClose();
  };
  const dialogProps = {
    ...rest,
    ref,
    'data-state': open ? 'open' : 'closing',
    onSubmit: (event: SyntheticEvent): void => event.stopPropagation(), // keeps the event from a form around the opener
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) answer(event);
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
      if (event.target === event.currentTarget) answer(event); // a file input inside fires `cancel` too
    },
    onClick: (event: MouseEvent): void => {
      // Stops React from passing the event to the opener's ancestors. The native event continues, for handlers that follow links.
      event.isPropagationStopped = () => true;
      if (event.target === event.currentTarget && closable) requestClose();
    },
  };
  return { root, place, ask: () => requestClose(), dialogProps };
}
