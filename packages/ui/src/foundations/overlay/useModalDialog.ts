import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useWalletUi } from '../root/WalletUi.ts';

/** What every overlay takes; each overlay's own props extend it. */
export type OverlayProps = {
  /** Whether it is shown. `openOverlay` gives it by itself. @default true */
  readonly open?: boolean | undefined;
  /** Told `false` when the customer closes it (Escape, back, a press beside it) or another overlay takes its place. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** `false`: only one of its own buttons closes it. @default true */
  readonly closable?: boolean | undefined;
  /** What Escape and the back button do where `closable` is false: its closing action (D-APP-11). */
  readonly onMustAnswer?: (() => void) | undefined;
};

/**
 * Behaviour of an overlay on a native modal `<dialog>`: the browser contains the focus and gives it back to the opener.
 * Stays mounted until its closing animation has ended; `root` is where it is mounted, null when it is not.
 */
export function useModalDialog(
  { open = true, onOpenChange, closable = true, onMustAnswer }: OverlayProps,
  outerRef: Ref<HTMLDialogElement>,
) {
  const { slot } = useWalletUi();
  const ref = useRef<HTMLDialogElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  useLayoutEffect(() => {
    // Not before: a server sends nothing of it, and a page that is taken over from one begins without it.
    // oxlint-disable-next-line react/set-state-in-effect -- the page is only known once it is there
    if (open && !root) setRoot(portalRoot());
  }, [open, root]);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(outerRef, () => (root ? ref.current : null), [root]);

  const requestClose = (): void => (closable ? onOpenChange?.(false) : onMustAnswer?.());
  const latest = useRef({ ask: requestClose, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { ask: requestClose, onOpenChange };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !root || !dialog) return;
    const leave = slot.occupy({ dialog, ask: () => latest.current.ask(), onReplaced: () => latest.current.onOpenChange?.(false) });
    if (!dialog.open) dialog.showModal();
    return leave;
  }, [slot, open, root]);

  useEffect(() => {
    const dialog = ref.current;
    if (open || !root || !dialog) return;
    let close = (): void => {
      dialog.close(); // while it is mounted: a removed dialog gives no focus back
      setRoot(null);
    };
    void Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => close());
    return () => {
      close = () => {}; // opened again meanwhile
    };
  }, [open, root]);

  useLayoutEffect(() => {
    const dialog = root ? ref.current : null;
    return () => dialog?.close(); // unmounted while open: the focus still goes back
  }, [root]);

  const dialogProps = {
    ref,
    'data-state': open ? 'open' : 'closing',
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      requestClose();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
      if (event.target !== event.currentTarget) return; // a file input inside says the same word
      event.preventDefault();
      requestClose();
    },
    onClick: (event: MouseEvent): void => {
      // Not for the opener's ancestors, which React asks next. The browser's own event goes on to what follows links.
      event.isPropagationStopped = () => true;
      if (event.target === event.currentTarget && closable) requestClose();
    },
    onSubmit: (event: SyntheticEvent): void => event.stopPropagation(), // a form around the opener is not this one
  };
  return { root, ask: requestClose, dialogProps };
}

/** Where a theme is set on a part of the page, the overlay of that part belongs inside it. */
const portalRoot = (): Element => document.activeElement?.closest('body [data-brand]') ?? document.body;
