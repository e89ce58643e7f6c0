import type { Page } from '@playwright/test';

/** Simulates a busy device on which the customer goes back before the order page is drawn. */
export const goBackFromOrdersImmediately = (page: Page): Promise<void> =>
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
