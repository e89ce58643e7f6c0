import { useEffect, useLayoutEffect } from 'react';
import { useServices } from '../providers/Services.ts';

/** Calls back once the page has its heading. */
function awaitHeading(onHeading: (heading: HTMLElement) => void): () => void {
  const checkHeading = (): void => {
    const heading = document.querySelector('h1');
    if (heading === null) return;
    observer.disconnect();
    onHeading(heading);
  };
  const observer = new MutationObserver(checkHeading);
  observer.observe(document.body, { childList: true, subtree: true });
  checkHeading();
  return () => observer.disconnect();
}

const toTitle = (heading: HTMLElement, product: string): string => `${heading.dataset['title'] ?? heading.textContent} · ${product}`;

/**
 * Stores the page shown.
 * @returns whether another page was shown before
 */
export type NotePage = (page: string) => boolean;

/**
 * On each page change, by link, redirect, back or forward, the page starts at its top, its heading is focused and so announced, and
 * the document is named after it (D-APP-16, D-APP-28). After that `WalletRoot` keeps the focus. Query, hash and overlays do not count as a
 * page change. Headings contain no customer data. Where one does, or is a sentence, its `data-title` provides the name instead.
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
    return awaitHeading((heading) => {
      document.title = toTitle(heading, config.productName);
      // A dialog that opened together with the page keeps the focus, e.g. an order that was just placed.
      if (hasChanged && document.querySelector('[role="dialog"]:focus-within') === null) heading.focus({ preventScroll: true });
    });
  }, [page, notePage, config]);
  // A language change renames the page in place (LANG-016).
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (heading !== null) document.title = toTitle(heading, config.productName);
  }, [locale, config]);
}
