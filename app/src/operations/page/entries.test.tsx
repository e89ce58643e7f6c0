import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { BrowserRouter, type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { installDialogMethods } from '../../testing/installDialogMethods.ts';
import { openOverlay, overlaySlot, walletUi } from '../walletUi.ts';
import { closeOnBack, EntryNotes } from './entries.ts';
import { getStep, useGoBack, useStepHistory } from './history.ts';

beforeAll(installDialogMethods);

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
const doNothing = (): void => undefined;
const shown: { current: Screen } = { current: { navigate: doNothing, goBack: doNothing, step: 0, depth: 0, setDepth: doNothing } };

function Page() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack('/parent');
  useLayoutEffect(() => {
    shown.current = { ...shown.current, navigate, goBack, step: getStep(state) };
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

async function openApp(routes: ReactNode = null): Promise<void> {
  // The entry from before the app.
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/first');
  render(
    <StrictMode>
      <BrowserRouter>
        <WalletRoot ui={walletUi} back={closeOnBack} slots={<OverlaySlot />}>
          <EntryNotes />
          <Routes>
            {routes}
            <Route path="*" element={<Page />} />
          </Routes>
        </WalletRoot>
      </BrowserRouter>
    </StrictMode>,
  );
  await waitForPage('/first');
}

/** Waits until the page is shown and the browser's URL matches. */
const waitForPage = (path: string) =>
  waitFor(() => expect([screen.getByRole('heading', { level: 1 }).textContent, location.pathname]).toEqual([path, path]));

async function navigateTo(path: string, options = {}): Promise<void> {
  await act(async () => shown.current.navigate(path, options));
  await waitForPage(path);
}

const openDialog = (): void => act(() => void openOverlay(<SessionEnded reason="idle" logInHref="/login" />));
const closeDialog = (): void => act(() => walletUi.closeOverlay());
/**
 * Opens an overlay that stays until it is answered.
 * @returns answers the overlay
 */
const openPersistentOverlay = (ask: () => void) =>
  overlaySlot.occupy({ dialog: Object.assign(document.createElement('dialog'), { open: true }), ask, onReplaced: doNothing });
const waitForClose = () => waitFor(() => expect(overlaySlot.getDialog()).toBeUndefined());

it('closes the open overlay on Back and stays on the page, also after earlier overlays (D-APP-11)', async () => {
  await openApp();
  await navigateTo('/second');
  const { length } = history;
  for (let time = 0; time < 3; time += 1) {
    openDialog();
    closeDialog();
  }
  openDialog();
  expect(history.length).toBe(length + 1);
  history.back();
  await waitForClose();
  await waitForPage('/second');
  history.back();
  await waitForPage('/first');
});

it('leaves a page on which overlays were closed with one Back, and returns with one Forward (D-APP-13)', async () => {
  await openApp();
  await navigateTo('/second');
  openDialog();
  closeDialog();
  await navigateTo('/third');
  history.back();
  await waitForPage('/second');
  history.back();
  await waitForPage('/first');
  history.forward();
  await waitForPage('/second');
  history.forward();
  await waitForPage('/third');
});

it('arrives at a page navigated to while an overlay closes, and goes Back to where it was open (D-APP-13)', async () => {
  await openApp();
  await navigateTo('/second');
  openDialog();
  act(() => {
    walletUi.closeOverlay();
    void shown.current.navigate('/third');
  });
  await waitForPage('/third');
  history.back();
  await waitForPage('/second');
  history.back();
  await waitForPage('/first');
});

it('never goes Back to a page that was replaced after an overlay (D-SEND-28, D-APP-13)', async () => {
  await openApp();
  await navigateTo('/form');
  for (const place of ['/sent', '/order']) {
    openDialog();
    closeDialog();
    await navigateTo(place, { replace: true });
  }
  await navigateTo('/third');
  history.back();
  await waitForPage('/order');
  history.back();
  await waitForPage('/first');
});

it('goes back from a screen to the previous page, or to its parent when the app has none below (D-APP-13)', async () => {
  await openApp();
  openDialog();
  closeDialog();
  await navigateTo('/replaced', { replace: true });
  await navigateTo('/second');
  openDialog();
  closeDialog();
  shown.current.goBack();
  await waitForPage('/replaced');
  act(() => shown.current.goBack());
  await waitForPage('/parent');
});

it('keeps an overlay that has to be answered, and asks again on Back (D-APP-11)', async () => {
  await openApp();
  await navigateTo('/second');
  const asked: string[] = [];
  const leave = openPersistentOverlay(() => void asked.push(location.pathname));
  for (const times of [1, 2]) {
    history.back();
    await waitFor(() => expect(asked).toHaveLength(times));
  }
  leave();
  history.back();
  await waitForPage('/first');
  expect(asked).toEqual(['/second', '/second']);
});

it('removes an ended step and its overlay entries from the history once its message is closed (D-SEND-28)', async () => {
  await openApp(<Route path="/flow" element={<Flow />} />);
  await navigateTo('/flow');
  for (const depth of [1, 2]) {
    openDialog();
    closeDialog();
    await act(async () => shown.current.setDepth(depth));
  }
  history.back();
  await waitFor(() => expect(shown.current.depth).toBe(1));
  await act(async () => shown.current.setDepth(2));
  const asked: string[] = [];
  const leave = openPersistentOverlay(() => void asked.push('closed'));
  await act(async () => shown.current.setDepth(0));
  // Without the overlay, the step would have been removed by now.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  leave();
  await waitFor(() => expect(shown.current.step).toBe(0));
  expect(asked).toEqual([]);
  history.back();
  await waitForPage('/first');
});
