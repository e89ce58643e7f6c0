export type Connectivity = {
  /** False while the browser is offline or the last request failed without a network (D-APP-09). */
  readonly isConnected: () => boolean;
  readonly isOnline: () => boolean;
  /** Records a request as answered, with any status, or as lost. */
  readonly tell: (news: 'answered' | 'lost') => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Browser = Pick<Window, 'addEventListener'> & { readonly navigator: { readonly onLine: boolean } };

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
