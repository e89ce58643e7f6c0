import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
import { Part } from '../../foundations/parts/Part.tsx';
import { createWalletUi, WalletUiContext, type SectionHrefs, type WalletUi } from '../../foundations/root/WalletUi.ts';

export type WalletRootProps = {
  /** The product's own, where code outside of React opens overlays or shows toasts. Keep its identity. @default one of the root's own */
  readonly ui?: WalletUi;
  /** Where the brand's mark leads. @default '/' */
  readonly homeHref?: string;
  /** Where help is asked for, beside the forms of operations. */
  readonly supportHref?: string;
  /** The pages about the customer, for the rail beside them on a desktop. Keep its identity. */
  readonly sectionHrefs?: SectionHrefs;
  /**
   * Lets the product's back button close overlays. Keep its identity. Without it Escape and the system's own close request close them, which
   * the back gesture of an Android phone is: a native dialog hears it through the browser's CloseWatcher.
   */
  readonly back?: BackToClose;
  /** What is mounted in place of the overlay slot and the toast region, by a product that loads them at a time of its choice. */
  readonly slots?: ReactNode;
  readonly children: ReactNode;
};

const Slots = lazy(async () => ({ default: (await import('./Slots.tsx')).Slots }));

/** What screens need around them, once in a product: one overlay slot, one toast region, one menu, the ways home and to help. */
export function WalletRoot({ ui: instance, homeHref = '/', supportHref, sectionHrefs, back, slots, children }: WalletRootProps) {
  const [own] = useState(createWalletUi);
  const ui = instance ?? own;
  const value = useMemo(() => ({ ui, homeHref, supportHref, sectionHrefs }), [ui, homeHref, supportHref, sectionHrefs]);
  useEffect(() => back?.(ui.slot), [back, ui]);
  return (
    <WalletUiContext value={value}>
      {children}
      {slots === undefined ? <SlotsAfterPage /> : slots}
    </WalletUiContext>
  );
}

/** Nothing is in them until something is shown: they come after the page, and not from a server. */
function SlotsAfterPage() {
  const [isPageThere, setIsPageThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it is the page's being there that is waited for
  useEffect(() => setIsPageThere(true), []);
  if (!isPageThere) return null;
  return (
    <Part>
      <Slots />
    </Part>
  );
}
