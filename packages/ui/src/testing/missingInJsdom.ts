import { vi } from 'vitest';
import { noop } from './Sample.ts';

/** Observes nothing, since jsdom has no layout. */
class NoopObserver {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
}

/** Adds what jsdom 31 lacks: modal dialogs, popovers, observers, media queries, scrolling. Undo with `vi.unstubAllGlobals`. */
export function stubMissingInJsdom(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: noop, removeEventListener: noop }));
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, NoopObserver);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: noop, showPopover: noop, hidePopover: noop });
}
