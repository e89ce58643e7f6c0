/** Observes nothing: jsdom has no layout and no `ResizeObserver`. A bar of actions uses it. */
export function installResizeObserver(): void {
  globalThis.ResizeObserver = class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
