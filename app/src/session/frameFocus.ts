import type { Clock } from '../adapters/clock/Clock.ts';

/** The longest stretch in a foreign frame that counts as a sign of life (THIRD-013). */
const MOST_STRETCH_MS = 15 * 60_000;

/** Whether the focus is in a frame of another origin, of a tab that is looked at: its keys and touches are not told to the page. */
export function isForeignFrameFocused(): boolean {
  const { activeElement, visibilityState } = document;
  if (visibilityState !== 'visible' || !document.hasFocus() || !(activeElement instanceof HTMLIFrameElement)) return false;
  return URL.canParse(activeElement.src) && new URL(activeElement.src).origin !== location.origin;
}

/** Whether a customer is taken to be at work in a foreign frame: identity check, bank's challenge, chat. Asked again and again. */
export function createFrameFocus(clock: Pick<Clock, 'now'>, isFocused: () => boolean = isForeignFrameFocused): () => boolean {
  let since: number | null = null;
  return () => {
    if (!isFocused()) {
      since = null;
      return false;
    }
    since ??= clock.now();
    return clock.now() - since < MOST_STRETCH_MS;
  };
}
