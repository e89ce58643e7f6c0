import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { createWalletUi } from '../../foundations/root/WalletUi.ts';
import { freshPage } from '../../testing/renderSample.tsx';
import { WalletRoot } from '../WalletRoot/WalletRoot.tsx';
import { createHistoryBack } from './createHistoryBack.ts';
import { OverlaySlot } from './OverlaySlot.tsx';

freshPage();

/** A router as hosts have them: it knows the page by its own writes and by `popstate`, and takes its time to get a page. */
function createHostRouter() {
  const led: string[] = [];
  const follow = (): void => void led.push(location.pathname);
  addEventListener('popstate', follow);
  return {
    led,
    push: async (path: string, page: Promise<void> = Promise.resolve()): Promise<void> => {
      await page;
      history.pushState({ host: path }, '', path);
    },
    stop: () => removeEventListener('popstate', follow),
  };
}

const isOverlayEntry = (): boolean => JSON.stringify(history.state).includes('overlay');

function open() {
  history.pushState({ host: '/two' }, '', '/two');
  const ui = createWalletUi();
  const { back, whenEntryIsGone } = createHistoryBack();
  const router = createHostRouter();
  const { unmount } = render(
    <WalletRoot ui={ui} slots={<OverlaySlot back={back} />}>
      Page
    </WalletRoot>,
  );
  act(() => void ui.openOverlay(<Dialog title="Confirm" />));
  expect(isOverlayEntry()).toBe(true);
  expect(Object.keys(history)).toEqual([]); // the host's own methods are left as they are
  return { ui, unmount, whenEntryIsGone, router, close: () => act(() => ui.closeOverlay()) };
}

it('a page that the host navigates to from an overlay, at once or later, is arrived at', async () => {
  for (const wait of ['at once', 'while the entry goes', 'once it is gone']) {
    const { close, unmount, whenEntryIsGone, router } = open();
    close();
    if (wait === 'while the entry goes') await new Promise((resolve) => setTimeout(resolve));
    await router.push('/withdraw', wait === 'once it is gone' ? new Promise((gone) => void whenEntryIsGone(gone)) : undefined);
    await waitFor(() => expect([wait, location.pathname]).toEqual([wait, '/withdraw']));
    expect(history.state).toEqual({ host: '/withdraw' });
    // The host has not been told of ways that lead from its page to itself.
    expect(router.led).toEqual([]);
    router.stop();
    unmount();
  }
});

it('the back button closes the overlay and stays on the page (D-APP-11)', async () => {
  const { ui, unmount } = open();
  history.back();
  await waitFor(() => expect(ui.slot.isTaken()).toBe(false));
  expect([location.pathname, history.state]).toEqual(['/two', { host: '/two' }]);
  unmount();
});

it('without it the history is left alone, and the system closes the dialog by its own request', () => {
  history.pushState({ host: '/two' }, '', '/two');
  const ui = createWalletUi();
  render(
    <WalletRoot ui={ui} slots={<OverlaySlot />}>
      Page
    </WalletRoot>,
  );
  act(() => void ui.openOverlay(<Dialog title="Confirm" />));
  expect(history.state).toEqual({ host: '/two' });
  act(() => void document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(ui.slot.isTaken()).toBe(false);
});
