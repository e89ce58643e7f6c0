import type { Clock } from '../adapters/clock/Clock.ts';

/** Longest period in a cross-origin frame that counts as activity (THIRD-013). */
const MAX_PERIOD_MS = 15 * 60_000;

/** True when a cross-origin frame of a visible tab has the focus. Its key and touch events do not reach the page. */
export function isCrossOriginFrameFocused(): boolean {
  const { activeElement, visibilityState } = document;
  if (visibilityState !== 'visible' || !document.hasFocus() || !(activeElement instanceof HTMLIFrameElement)) return false;
  return URL.canParse(activeElement.src) && new URL(activeElement.src).origin !== location.origin;
}

/** Checks whether a customer is assumed to be active in a cross-origin frame: identity check, bank challenge or chat. Called repeatedly. */
export function createFrameFocus(clock: Pick<Clock, 'now'>, isFocused: () => boolean = isCrossOriginFrameFocused): () => boolean {
  let since: number | null = null;
  return () => {
    if (!isFocused()) {
      since = null;
      return false;
    }
    since ??= clock.now();
    return clock.now() - since < MAX_PERIOD_MS;
  };
}
