import { useEffect, useLayoutEffect } from 'react';
import { useServices } from '../providers/Services.ts';

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Calls back once the page has its heading. After that the heading takes the focus whenever the focused element is removed: a step, an
 * overlay whose opener is gone too, or the heading of a loading page.
 */
function watchHeading(onFirst: (heading: HTMLElement) => void): () => void {
  let isFirst = true;
  // May be a link in an overlay that is still closing above the page. The heading cannot take the focus from it before it is removed.
  let last: EventTarget | null = document.activeElement;
  const rememberFocus = ({ target }: FocusEvent): void => {
    last = target;
  };
  const checkHeading = (): void => {
    const heading = document.querySelector('h1');
    if (heading === null) return;
    if (isFirst) onFirst(heading);
    else if (document.activeElement === document.body && last instanceof Node && !last.isConnected) focusHeading(heading);
    isFirst = false;
  };
  const observer = new MutationObserver(checkHeading);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', rememberFocus);
  checkHeading();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', rememberFocus);
  };
}

const toTitle = (heading: HTMLElement, product: string): string => `${heading.dataset['title'] ?? heading.textContent} · ${product}`;

/**
 * Stores the page shown.
 * @returns whether another page was shown before
 */
export type NotePage = (page: string) => boolean;

/**
 * On each page change, by link, redirect, back or forward, the page starts at its top, its heading is focused and so announced, and
 * the document is named after it (D-APP-16, D-APP-28). Query, hash and overlays do not count as a page change. Headings contain no customer
 * data. Where one does, or is a sentence, its `data-title` provides the name instead.
 */
export function useRouteChange(page: string, notePage: NotePage): void {
  const { config, locale } = useServices();
  // Set before the next page is painted, whose styles animate the arrival.
  // oxlint-disable-next-line react/exhaustive-deps -- the cleanup runs whenever the page changes
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
      document.title = toTitle(heading, config.productName);
      // A dialog that opened together with the page keeps the focus, e.g. an order that was just placed.
      if (hasChanged && document.querySelector('[role="dialog"]:focus-within') === null) focusHeading(heading);
    });
  }, [page, notePage, config]);
  // A language change renames the page in place (LANG-016).
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (heading !== null) document.title = toTitle(heading, config.productName);
  }, [locale, config]);
}
