import { vi } from 'vitest';
import { ignore } from './Sample.ts';

/** Observes nothing, since jsdom has no layout. */
class QuietObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}

/** Adds what jsdom 31 lacks: modal dialogs, popovers, observers, media queries, scrolling. Undo with `vi.unstubAllGlobals`. */
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
