import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createWalletUi } from '@wallet/ui/patterns/WalletRoot';
import { createHistoryBack } from '@wallet/ui/patterns/OverlaySlot';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { BrowserRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';

beforeAll(() => {
  // What jsdom leaves out of a modal dialog.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    getAnimations: () => [],
  });
});

afterEach(cleanup);

const ui = createWalletUi();
const { back, whenEntryIsGone } = createHistoryBack();

function open(): NavigateFunction {
  const navigators: NavigateFunction[] = [];
  function Two() {
    navigators.push(useNavigate());
    return <h1>Two</h1>;
  }
  history.replaceState(null, '', '/two');
  render(
    <BrowserRouter>
      <WalletRoot ui={ui} slots={<OverlaySlot back={back} />}>
        <Routes>
          <Route path="/two" element={<Two />} />
          <Route path="/withdraw" element={<h1>Withdraw</h1>} />
        </Routes>
      </WalletRoot>
    </BrowserRouter>,
  );
  act(() => void ui.openOverlay(<SessionEnded reason="idle" logInHref="/login" />));
  const navigate = navigators.at(-1);
  if (navigate === undefined) throw new Error('The page has not been drawn');
  return navigate;
}

const moments = [
  ['at once', () => Promise.resolve()],
  ['while the entry of the overlay goes', () => new Promise<void>((resolve) => setTimeout(resolve))],
  ['once it is gone', () => new Promise<void>((resolve) => void whenEntryIsGone(resolve))],
] as const;
const ways = [
  ['pushed', {}],
  ['put in the place of the page', { replace: true }],
] as const;

it.each(moments.flatMap(([when, wait]) => ways.map(([how, options]) => [when, how, wait, options] as const)))(
  'a page that is navigated to from an overlay is arrived at: %s, %s (D-APP-13)',
  async (_when, _how, wait, options) => {
    const navigate = open();
    act(() => ui.closeOverlay());
    await act(wait);
    await act(async () => navigate('/withdraw', options));
    await waitFor(() => expect(location.pathname).toBe('/withdraw'));
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));
    expect(await screen.findByRole('heading', { name: 'Withdraw' })).toBeDefined();
    expect(location.pathname).toBe('/withdraw');
  },
);
