import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';
import { createOverlaySlot, type OverlaySlotState } from '../overlay/overlaySlot.ts';
import type { OverlayProps } from '../overlay/useModalDialog.ts';
import { createStore, type Store } from './createStore.ts';

/** An overlay element: `<Dialog …>`, `<BottomSheet …>`, or your own component that passes on `open` and `onOpenChange`. */
export type OverlayElement = ReactElement<OverlayProps>;
export type OpenedOverlay = { readonly key: number; readonly element: OverlayElement | null; readonly open: boolean };

/** A short, non-blocking message. */
export type ToastMessage = {
  /** What happened, in one sentence. */
  readonly text: string;
  /** A negative toast stays until it is closed. @default 'neutral' */
  readonly tone?: 'neutral' | 'positive' | 'negative' | undefined;
  /** A single action. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};
export type ShownToast = ToastMessage & { readonly id: number };

/** What the frame adds to its menu button: another name, and a mark at its corner (WISH-016). */
export type MenuBadge = { readonly label: string; readonly mark: ReactNode };
/** The menu of the mounted frame, if any. */
export type OfferedMenu = { readonly open: (() => void) | null; readonly news: MenuBadge | null };

/** State shared by the screens of one product: its overlay slot, its toasts, its menu. Two products on one page have one each. */
export type WalletUi = {
  readonly slot: OverlaySlotState;
  readonly opened: Store<OpenedOverlay>;
  /**
   * Shows an overlay in the single slot and closes the open one. For an overlay that outlives its opener or has none. A screen renders its
   * own overlays with the `open` prop instead.
   * @returns a function that closes this overlay but not one opened since
   */
  readonly openOverlay: (element: OverlayElement) => () => void;
  /** Closes the open overlay, whatever opened it, as Escape would. Does nothing when none is open. */
  readonly closeOverlay: () => void;
  readonly toasts: Store<readonly ShownToast[]>;
  /** Shows a message in the toast region. A toast with the same text is replaced. @returns a function that removes the toast */
  readonly showToast: (message: ToastMessage) => () => void;
  readonly menu: Store<OfferedMenu>;
  /** Loaded parts with a chunk of their own, identified by their load function. */
  readonly loadedParts: WeakSet<() => Promise<unknown>>;
};

/** Creates an instance for code outside React. Pass it to `WalletRoot`, which otherwise creates one itself. */
export function createWalletUi(): WalletUi {
  const slot = createOverlaySlot();
  const overlay = createStore<OpenedOverlay>({ key: 0, element: null, open: false });
  const toasts = createStore<readonly ShownToast[]>([]);
  let lastToast = 0;
  return {
    slot,
    opened: overlay,
    openOverlay: (element) => {
      if (overlay.read().open) slot.close(); // it unmounts before the next takes the slot
      const key = overlay.read().key + 1;
      overlay.write({ key, element, open: true });
      return () => {
        const now = overlay.read();
        if (now.key === key) overlay.write({ ...now, open: false });
      };
    },
    closeOverlay: () => slot.ask(),
    toasts,
    showToast: (message) => {
      lastToast += 1;
      const id = lastToast;
      toasts.write([...toasts.read().filter(({ text }) => text !== message.text), { ...message, id }]);
      return () => toasts.write(toasts.read().filter((toast) => toast.id !== id));
    },
    menu: createStore<OfferedMenu>({ open: null, news: null }),
    loadedParts: new WeakSet(),
  };
}

/** The pages about the customer, which share a side rail on a desktop. */
export type RailSection = 'profile' | 'settings' | 'security' | 'addressBook' | 'plans';
export type SectionHrefs = Readonly<Record<RailSection, string>>;

/** Provided by `WalletRoot`. */
export const WalletUiContext = createContext<{
  readonly ui?: WalletUi;
  readonly homeHref?: string;
  readonly contentId?: string;
  readonly sectionHrefs?: SectionHrefs | undefined;
}>({});

/** Returns the instance of the surrounding root. A component mounted without one gets its own. */
export function useWalletUi(): WalletUi {
  const { ui } = use(WalletUiContext);
  const [own] = useState(() => ui ?? createWalletUi());
  return ui ?? own;
}

/** Returns the overlay slot of the surrounding root. An overlay mounted without one gets its own, and nothing else of a root. */
export function useOverlaySlot(): OverlaySlotState {
  const [own] = useState(createOverlaySlot);
  return use(WalletUiContext).ui?.slot ?? own;
}

/** Returns the target of the brand mark's link. */
export const useHomeHref = (): string => use(WalletUiContext).homeHref ?? '/';

/** Returns the id of the main landmark, the target of the skip link. */
export const useContentId = (): string => use(WalletUiContext).contentId ?? 'content';

/** Returns the links to the pages about the customer, or undefined when the product does not join them. */
export const useSectionHrefs = (): SectionHrefs | undefined => use(WalletUiContext).sectionHrefs;

/** Opens and closes overlays in the slot of the surrounding `WalletRoot`. */
export function useOverlay(): Pick<WalletUi, 'openOverlay' | 'closeOverlay'> {
  return useWalletUi();
}

/** Shows messages in the toast region of the surrounding `WalletRoot`. */
export function useToast(): Pick<WalletUi, 'showToast'> {
  return useWalletUi();
}
