import { vi } from 'vitest';
import { ignore } from './Sample.ts';

/** Watches nothing: nothing has a size or a place here. */
class QuietObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}

/** What jsdom 31 leaves out of a browser: modal dialogs, popovers, observers, media queries, scrolling. Taken back by `vi.unstubAllGlobals`. */
export function addWhatJsdomMisses(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }));
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, QuietObserver);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: ignore, showPopover: ignore, hidePopover: ignore });
}
