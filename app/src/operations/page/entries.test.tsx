import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { BrowserRouter, type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { showDialogs } from '../../testing/showDialogs.ts';
import { openOverlay, overlaySlot, walletUi } from '../walletUi.ts';
import { backToClose, EntryNotes } from './entries.ts';
import { stepOf, useGoBack, useStepHistory } from './history.ts';

beforeAll(showDialogs);

afterEach(() => {
  act(() => walletUi.closeOverlay());
  cleanup();
});

type Screen = {
  readonly navigate: NavigateFunction;
  readonly goBack: () => void;
  readonly step: number;
  readonly depth: number;
  readonly setDepth: (depth: number) => void;
};
const nothing = (): void => undefined;
const shown: { current: Screen } = { current: { navigate: nothing, goBack: nothing, step: 0, depth: 0, setDepth: nothing } };

function Page() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack('/parent');
  useLayoutEffect(() => {
    shown.current = { ...shown.current, navigate, goBack, step: stepOf(state) };
  });
  return <h1>{pathname}</h1>;
}

function Flow() {
  const [depth, setDepth] = useState(0);
  useStepHistory(depth, setDepth);
  useLayoutEffect(() => {
    shown.current = { ...shown.current, depth, setDepth };
  }, [depth]);
  return <Page />;
}

async function open(routes: ReactNode = null): Promise<void> {
  // The entry from before the app.
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/first');
  render(
    <StrictMode>
      <BrowserRouter>
        <WalletRoot ui={walletUi} back={backToClose} slots={<OverlaySlot />}>
          <EntryNotes />
          <Routes>
            {routes}
            <Route path="*" element={<Page />} />
          </Routes>
        </WalletRoot>
      </BrowserRouter>
    </StrictMode>,
  );
  await arrivedAt('/first');
}

/** Waits until the page is shown and the browser's URL matches. */
const arrivedAt = (path: string) =>
  waitFor(() => expect([screen.getByRole('heading', { level: 1 }).textContent, location.pathname]).toEqual([path, path]));

async function go(path: string, options = {}): Promise<void> {
  await act(async () => shown.current.navigate(path, options));
  await arrivedAt(path);
}

const openDialog = (): void => act(() => void openOverlay(<SessionEnded reason="idle" logInHref="/login" />));
const closeDialog = (): void => act(() => walletUi.closeOverlay());
/**
 * Opens an overlay that stays until it is answered.
 * @returns answers the overlay
 */
const openAnswerable = (ask: () => void) => overlaySlot.occupy({ dialog: document.createElement('dialog'), ask, onReplaced: nothing });
const isClosed = () => waitFor(() => expect(overlaySlot.isTaken()).toBe(false));

it('closes the open overlay on Back and stays on the page, also after earlier overlays (D-APP-11)', async () => {
  await open();
  await go('/second');
  const { length } = history;
  for (let time = 0; time < 3; time += 1) {
    openDialog();
    closeDialog();
  }
  openDialog();
  expect(history.length).toBe(length + 1);
  history.back();
  await isClosed();
  await arrivedAt('/second');
  history.back();
  await arrivedAt('/first');
});

it('leaves a page on which overlays were closed with one Back, and returns with one Forward (D-APP-13)', async () => {
  await open();
  await go('/second');
  openDialog();
  closeDialog();
  await go('/third');
  history.back();
  await arrivedAt('/second');
  history.back();
  await arrivedAt('/first');
  history.forward();
  await arrivedAt('/second');
  history.forward();
  await arrivedAt('/third');
});

it('arrives at a page navigated to while an overlay closes, and goes Back to where it was open (D-APP-13)', async () => {
  await open();
  await go('/second');
  openDialog();
  act(() => {
    walletUi.closeOverlay();
    void shown.current.navigate('/third');
  });
  await arrivedAt('/third');
  history.back();
  await arrivedAt('/second');
  history.back();
  await arrivedAt('/first');
});

it('never goes Back to a page that was replaced after an overlay (D-SEND-28, D-APP-13)', async () => {
  await open();
  await go('/form');
  for (const place of ['/sent', '/order']) {
    openDialog();
    closeDialog();
    await go(place, { replace: true });
  }
  await go('/third');
  history.back();
  await arrivedAt('/order');
  history.back();
  await arrivedAt('/first');
});

it('goes back from a screen to the previous page, or to its parent when the app has none below (D-APP-13)', async () => {
  await open();
  openDialog();
  closeDialog();
  await go('/replaced', { replace: true });
  await go('/second');
  openDialog();
  closeDialog();
  shown.current.goBack();
  await arrivedAt('/replaced');
  act(() => shown.current.goBack());
  await arrivedAt('/parent');
});

it('keeps an overlay that has to be answered, and asks again on Back (D-APP-11)', async () => {
  await open();
  await go('/second');
  const asked: string[] = [];
  const leave = openAnswerable(() => void asked.push(location.pathname));
  for (const times of [1, 2]) {
    history.back();
    await waitFor(() => expect(asked).toHaveLength(times));
  }
  leave();
  history.back();
  await arrivedAt('/first');
  expect(asked).toEqual(['/second', '/second']);
});

it('removes an ended step and its overlay entries from the history once its message is closed (D-SEND-28)', async () => {
  await open(<Route path="/flow" element={<Flow />} />);
  await go('/flow');
  for (const depth of [1, 2]) {
    openDialog();
    closeDialog();
    await act(async () => shown.current.setDepth(depth));
  }
  history.back();
  await waitFor(() => expect(shown.current.depth).toBe(1));
  await act(async () => shown.current.setDepth(2));
  const asked: string[] = [];
  const leave = openAnswerable(() => void asked.push('closed'));
  await act(async () => shown.current.setDepth(0));
  // Without the overlay, the step would have been removed by now.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  leave();
  await waitFor(() => expect(shown.current.step).toBe(0));
  expect(asked).toEqual([]);
  history.back();
  await arrivedAt('/first');
});
