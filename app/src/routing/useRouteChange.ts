import { useEffect, useLayoutEffect } from 'react';
import { useServices } from '../providers/Services.ts';

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Calls back once the page has its heading. From then on the heading takes the focus whenever what had it is gone: a step or an overlay whose
 * opener has gone with it, or the heading of what was loading.
 */
function watchHeading(onFirst: (heading: HTMLElement) => void): () => void {
  let isFirst = true;
  // A link of an overlay that still closes above the page, whose heading cannot take the focus from it before it is gone.
  let last: EventTarget | null = document.activeElement;
  const note = ({ target }: FocusEvent): void => {
    last = target;
  };
  const look = (): void => {
    const heading = document.querySelector('h1');
    if (heading === null) return;
    if (isFirst) onFirst(heading);
    else if (document.activeElement === document.body && last instanceof Node && !last.isConnected) focusHeading(heading);
    isFirst = false;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  look();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}

const titleOf = (heading: HTMLElement, product: string): string => `${heading.dataset['title'] ?? heading.textContent} · ${product}`;

/** Remembers which page is shown; answers whether another one was shown before it. */
export type NotePage = (page: string) => boolean;

/**
 * On each change of page, by a link, a redirect, back or forward: the page starts at its top, the focus is on its heading, which is so
 * read out, and the document is named after it (D-APP-16, D-APP-28). Query, hash and overlays are no change of page. Headings of a page hold
 * no customer data; where one does, or is a sentence, `data-title` on it says the name instead.
 */
export function useRouteChange(page: string, notePage: NotePage): void {
  const { config, locale } = useServices();
  // Whatever follows a page arrives, as the styles say; before it is painted.
  // oxlint-disable-next-line react/exhaustive-deps -- it is left with each page
  useLayoutEffect(
    () => () => {
      document.documentElement.dataset['moved'] = '';
    },
    [page],
  );
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const hasChanged = notePage(page);
    document.title = config.productName;
    if (hasChanged) window.scrollTo(0, 0);
    return watchHeading((heading) => {
      document.title = titleOf(heading, config.productName);
      // What opened beside the page, with it, has the focus first: an order that was just placed.
      if (hasChanged && document.querySelector('[role="dialog"]:focus-within') === null) focusHeading(heading);
    });
  }, [page, notePage, config]);
  // Another language names the page again, where the customer is (LANG-016).
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (heading !== null) document.title = titleOf(heading, config.productName);
  }, [locale, config]);
}
