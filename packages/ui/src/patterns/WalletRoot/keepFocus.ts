import { oncePerPage } from './oncePerPage.ts';

const listWithAncestors = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...listWithAncestors(element.parentElement)];

/** The part of the page with a theme of its own, or null for the rest of the page. */
const findPart = (element: Element): Element | null => element.closest('body [data-brand]');

/** What belongs to a wallet: its pages, their headers, its overlays. The rest of the page is the product's own. */
const WALLET = 'main[tabindex], header[data-shows], dialog[data-state]';

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/**
 * Gives the focus to the heading of the page whenever the focused element of a wallet is removed or hidden: with a step, with a page, or by
 * an overlay whose opener is gone too. Assistive technology then reads what is new. A field that takes the focus itself keeps it. Of two
 * products on a page, the heading is that of the product which had the focus.
 */
export const keepFocus = oncePerPage(() => {
  let last: readonly Element[] = [];
  const note = (): void => {
    last = listWithAncestors(document.activeElement);
  };
  const focusHeading = (): void => {
    // A row of a long list is removed when it is scrolled away. The browser continues from its place.
    if (!last.some((element) => element.matches(WALLET)) || last.some((element) => element.matches('[data-row]'))) return;
    const rest = last.find(({ isConnected }) => isConnected);
    if (rest === undefined) return;
    const headings = [...document.querySelectorAll<HTMLElement>('h1[tabindex]')].filter((heading) => findPart(heading) === findPart(rest));
    // One that is not displayed, or is behind a dialog, does not take it.
    headings.find((heading) => {
      heading.focus({ preventScroll: true });
      return document.activeElement === heading;
    });
  };
  const keep = (): void => {
    if (document.activeElement === document.body && last[0]?.isConnected === false) focusHeading();
  };
  /**
   * What the customer leaves by a press on the page does not count once it goes. What was hidden, such as a step by a part that is still
   * loading, was not left. Some browsers report a removal before it is done. An overlay that closes returns the focus itself.
   */
  const forget = (): void =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body || last[0]?.isConnected !== true) return;
      if (last[0].closest('dialog:not([open]), [popover], :disabled') !== null) return;
      if (last.some(isHidden)) focusHeading();
      else last = [];
    });
  const observer = new MutationObserver(keep);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  note();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
});
