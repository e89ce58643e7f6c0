import { use, useEffect, type ReactNode } from 'react';
import { WalletUiContext } from '../../foundations/root/WalletUi.ts';

export type LinkProviderProps = {
  /** Navigates without a page load: `router.push` of Next.js, `navigate` of React Router, `router.history.push` of TanStack Router. */
  readonly navigate: (path: string) => void;
  /** Only links to this path and below are followed. Others load a page. @default '/' */
  readonly under?: string;
  /** The pages whose links the router follows. */
  readonly children: ReactNode;
};

/** Returns the path inside the product that a click navigates to, or null when the browser should handle the link. */
function getFollowedPath(event: MouseEvent, under: string): string | null {
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
 * Lets the product's router follow links. Screens render plain links, which work before any script has loaded. A plain click on one within
 * the product is passed to `navigate` and closes the overlay it was made in. The browser still handles links to other sites, links with
 * `target`, `download` or `data-reload`, and clicks that open a new tab. Mount it once, below `WalletRoot`.
 */
export function LinkProvider({ navigate, under = '/', children }: LinkProviderProps) {
  const { ui } = use(WalletUiContext);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = getFollowedPath(event, under);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (dialog !== null) ui?.slot.ask(dialog); // a selection in an overlay closes it (D-MENU-02)
    };
    // On the document, so that it runs after React's listeners on the root and, for overlays, on the body. Links with their own handler
    // have been followed by then.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, under, ui]);
  return children;
}
