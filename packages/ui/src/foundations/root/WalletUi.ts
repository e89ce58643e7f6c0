import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';
import { createOverlaySlot, type OverlaySlot } from '../overlay/overlaySlot.ts';
import type { OverlayProps } from '../overlay/useModalDialog.ts';
import { createStore, type Store } from './createStore.ts';

/** An overlay as an element: `<Dialog …>`, `<BottomSheet …>`, or one of one's own that hands `open` and `onOpenChange` on. */
export type OverlayElement = ReactElement<OverlayProps>;
export type OpenedOverlay = { readonly key: number; readonly element: OverlayElement | null; readonly open: boolean };

/** A short message that blocks nothing. */
export type ToastMessage = {
  readonly text: string;
  /** A negative one stays until it is closed. @default 'neutral' */
  readonly tone?: 'neutral' | 'positive' | 'negative' | undefined;
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};
export type ShownToast = ToastMessage & { readonly id: number };

/** What the frame adds to the button of its menu: another name, and a mark at its corner (WISH-016). */
export type MenuNews = { readonly label: string; readonly mark: ReactNode };
/** The menu of the frame that is mounted, if one is. */
export type OfferedMenu = { readonly open: (() => void) | null; readonly news: MenuNews | null };

/** What the screens of one product share: its overlay slot, its toasts, its menu. Two products on one page have one each. */
export type WalletUi = {
  readonly slot: OverlaySlot;
  readonly opened: Store<OpenedOverlay>;
  /**
   * Shows an overlay in the one slot; what was open is closed. For an overlay that outlives its opener or has none;
   * a screen's own overlay takes `open` and is written in the screen.
   * @returns closes it, and nothing else that may have been opened since
   */
  readonly openOverlay: (element: OverlayElement) => () => void;
  /** Closes the overlay that is open, whatever opened it, as Escape would; nothing happens when none is. */
  readonly closeOverlay: () => void;
  readonly toasts: Store<readonly ShownToast[]>;
  /** Shows a message in the toast region; the same text is not shown twice at once. @returns takes it away */
  readonly showToast: (message: ToastMessage) => () => void;
  readonly menu: Store<OfferedMenu>;
  /** Parts in chunks of their own that have been loaded, each by the function that loads it. */
  readonly loadedParts: WeakSet<() => Promise<unknown>>;
};

/** A product's own, for code outside of React: hand it to `WalletRoot`, which makes one by itself otherwise. */
export function createWalletUi(): WalletUi {
  const slot = createOverlaySlot();
  const overlay = createStore<OpenedOverlay>({ key: 0, element: null, open: false });
  const toasts = createStore<readonly ShownToast[]>([]);
  let lastToast = 0;
  return {
    slot,
    opened: overlay,
    openOverlay: (element) => {
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

/** The pages about the customer, which stand beside each other on a desktop. */
export type RailSection = 'profile' | 'settings' | 'security' | 'addressBook' | 'plans';
export type SectionHrefs = Readonly<Record<RailSection, string>>;

/** Set by `WalletRoot`. */
export const WalletUiContext = createContext<{
  readonly ui: WalletUi | null;
  readonly homeHref: string;
  readonly supportHref?: string | undefined;
  readonly sectionHrefs?: SectionHrefs | undefined;
}>({ ui: null, homeHref: '/' });

/** That of the root around; a part that is mounted without one has its own. */
export function useWalletUi(): WalletUi {
  const { ui } = use(WalletUiContext);
  const [own] = useState(() => ui ?? createWalletUi());
  return ui ?? own;
}

/** Where the brand's mark leads. */
export const useHomeHref = (): string => use(WalletUiContext).homeHref;

/** Where help is asked for; undefined in a product that offers none. */
export const useSupportHref = (): string | undefined => use(WalletUiContext).supportHref;

/** Where the pages about the customer are; undefined in a product that does not join them. */
export const useSectionHrefs = (): SectionHrefs | undefined => use(WalletUiContext).sectionHrefs;

/** Opens and closes overlays in the one slot of the `WalletRoot` around. */
export function useOverlay(): Pick<WalletUi, 'openOverlay' | 'closeOverlay'> {
  return useWalletUi();
}

/** Shows messages in the toast region of the `WalletRoot` around. */
export function useToast(): Pick<WalletUi, 'showToast'> {
  return useWalletUi();
}
