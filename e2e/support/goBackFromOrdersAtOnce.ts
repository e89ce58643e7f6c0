import type { Page } from '@playwright/test';

/** A busy device: the customer is back from the order's page before anything of it is drawn. */
export const goBackFromOrdersAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const push = history.pushState.bind(history);
    const [state, form]: [unknown, string] = [history.state, location.href];
    history.pushState = (...entry) => {
      push(...entry);
      if (!/\/transactions\/\d+$/.test(location.pathname)) return;
      queueMicrotask(() => {
        history.replaceState(state, '', form);
        dispatchEvent(new PopStateEvent('popstate', { state }));
      });
    };
  });
