import { use, useEffect, type ReactNode } from 'react';
import { WalletUiContext } from '../../foundations/root/WalletUi.ts';

export type LinkProviderProps = {
  /** Changes the page without loading it: `router.push` of Next.js, `navigate` of React Router, `router.history.push` of TanStack Router. */
  readonly navigate: (path: string) => void;
  /** Only links to this path and below it are followed; others load a page. @default '/' */
  readonly under?: string;
  readonly children: ReactNode;
};

/** The path that a click leads to inside the product; null when the browser should follow the link by itself. */
function followedPath(event: MouseEvent, under: string): string | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.hasAttribute('data-reload')) return null;
  if (!link.hasAttribute('href') || link.origin !== location.origin) return null;
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  const base = under.endsWith('/') ? under : `${under}/`;
  if (link.pathname !== under && !link.pathname.startsWith(base)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Lets the product's router follow links. Screens write plain ones, which work before any script has come; a plain click on one that stays in the
 * product is handed to `navigate`, and closes the overlay that it was made in. Links to elsewhere, with `target`, `download` or `data-reload`, and
 * clicks that ask for a new tab stay the browser's. Goes below `WalletRoot`, once.
 */
export function LinkProvider({ navigate, under = '/', children }: LinkProviderProps) {
  const { ui } = use(WalletUiContext);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = followedPath(event, under);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (dialog !== null) ui?.slot.ask(dialog); // a choice in an overlay closes it (D-MENU-02)
    };
    // On the document, after React's own listeners on the root and, for overlays, on the body: a link that follows by itself has done so.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, under, ui]);
  return children;
}
