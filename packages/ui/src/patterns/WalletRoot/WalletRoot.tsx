import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { followVisualViewport } from './followVisualViewport.ts';
import { StyleLayer } from '../../foundations/styleLayer/StyleLayer.tsx';
import { keepFocus } from './keepFocus.ts';
import { noteKeyboard } from './noteKeyboard.ts';
import { createWalletUi, WalletUiContext, type SectionHrefs, type WalletUi } from '../../foundations/root/WalletUi.ts';

export type WalletRootProps = {
  /**
   * The product's own instance, for code outside React that opens overlays or shows toasts. Keep its identity stable. @default an instance
   * of the root's own
   */
  readonly ui?: WalletUi;
  /** Target of the brand mark's link. @default '/' */
  readonly homeHref?: string;
  /** Id of the main landmark, the target of the skip link. A second product on the page needs another. @default 'content' */
  readonly contentId?: string;
  /** Links to the pages about the customer, for their side rail on a desktop. Keep its identity stable. */
  readonly sectionHrefs?: SectionHrefs;
  /**
   * Lets the product's back button close overlays and stay on the page. Keep its identity stable. Without it overlays are closed by Escape
   * and by the system's close request, which includes the back gesture on Android: a native dialog receives it through the browser's
   * CloseWatcher. An overlay of `openOverlay` is also closed when the browser's buttons leave its page, and a confirmation
   * that is being checked once it has its answer.
   */
  readonly back?: BackToClose;
  /** Replaces the overlay slot and the toast region, for a product that controls when they are loaded. */
  readonly slots?: ReactNode;
  /** The pages of the product. */
  readonly children: ReactNode;
};

const Slots = lazy(async () => ({ default: (await loadPart(() => import('./Slots.tsx'))).Slots }));

/**
 * The context that screens require, mounted once per product: an overlay slot, a toast region, a menu, and the link to home.
 */
export function WalletRoot({ ui: instance, homeHref = '/', contentId = 'content', sectionHrefs, back, slots, children }: WalletRootProps) {
  const [own] = useState(createWalletUi);
  const ui = instance ?? own;
  const value = useMemo(() => ({ ui, homeHref, contentId, sectionHrefs }), [ui, homeHref, contentId, sectionHrefs]);
  useEffect(() => (back === undefined ? closeOnLeave(ui) : back(ui.slot)), [back, ui]);
  useEffect(noteKeyboard, []);
  useEffect(keepFocus, []);
  useEffect(followVisualViewport, []);
  return (
    <WalletUiContext value={value}>
      <StyleLayer>
        {children}
        {slots === undefined ? <SlotsAfterPage /> : slots}
      </StyleLayer>
    </WalletUiContext>
  );
}

const readAddress = (): string => location.pathname + location.search;

/**
 * Closes an overlay that would outlive the page it was opened on. One that a page renders itself goes with it. It listens before the router,
 * so that an overlay of the page arrived at stays.
 */
function closeOnLeave({ opened, slot }: WalletUi): () => void {
  let address = readAddress();
  const stop = opened.subscribe(() => {
    address = readAddress();
  });
  const close = (): void => {
    if (!opened.read().open || readAddress() === address) return;
    slot.ask();
    if (opened.read().open) slot.close();
  };
  addEventListener('popstate', close, { capture: true });
  return () => {
    stop();
    removeEventListener('popstate', close, { capture: true });
  };
}

/** The slots are empty until something is shown, so they mount after the page and not on a server. */
function SlotsAfterPage() {
  const [isPageThere, setIsPageThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- waits for the page to be mounted
  useEffect(() => setIsPageThere(true), []);
  if (!isPageThere) return null;
  return (
    <Part>
      <Slots />
    </Part>
  );
}
