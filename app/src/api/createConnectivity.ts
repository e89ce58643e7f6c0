export type Connectivity = {
  /** False while the browser is offline or the last request failed for lack of network (D-APP-09). */
  readonly isConnected: () => boolean;
  /** What the browser alone says. */
  readonly isOnline: () => boolean;
  /** A request was answered, whatever the answer; or it was lost. */
  readonly tell: (news: 'answered' | 'lost') => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Browser = Pick<Window, 'addEventListener'> & { readonly navigator: { readonly onLine: boolean } };

/** Whether the provider can be reached, as far as the browser and the last request know. */
export function createConnectivity(browser: Browser): Connectivity {
  const listeners = new Set<() => void>();
  let wasLost = false;
  let shown = browser.navigator.onLine;

  function look(): void {
    const isConnected = browser.navigator.onLine && !wasLost;
    if (isConnected === shown) return;
    shown = isConnected;
    for (const listener of listeners) listener();
  }

  browser.addEventListener('offline', look);
  browser.addEventListener('online', () => {
    wasLost = false;
    look();
  });

  return {
    isConnected: () => shown,
    isOnline: () => browser.navigator.onLine,
    tell: (news) => {
      wasLost = news === 'lost';
      look();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
