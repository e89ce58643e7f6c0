import { useSyncExternalStore, type ReactNode } from 'react';

/** What the frame adds to the button of its menu: another name, and a mark at its corner (WISH-016). */
export type MenuNews = { readonly label: string; readonly mark: ReactNode };

let open: (() => void) | null = null;
let news: MenuNews | null = null;
const listeners = new Set<() => void>();

/** The frame offers its menu while it is mounted; the header's button opens whichever frame is there. */
export function offerMenu(opener: () => void): () => void {
  open = opener;
  return () => {
    if (open === opener) open = null;
  };
}

export function openMenu(): void {
  open?.();
}

/** The frame has news in its menu, or none: the header's button shows them. */
export function showMenuNews(next: MenuNews | null): void {
  news = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMenuNews = (): MenuNews | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
