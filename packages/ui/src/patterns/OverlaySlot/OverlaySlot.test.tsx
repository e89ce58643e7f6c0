import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { stubMissingInJsdom } from '../../testing/missingInJsdom.ts';
import type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
import { createWalletUi } from '../../foundations/root/WalletUi.ts';
import { WalletRoot } from '../WalletRoot/WalletRoot.tsx';
import { OverlaySlot } from './OverlaySlot.tsx';

beforeAll(stubMissingInJsdom);
afterAll(() => void vi.unstubAllGlobals());

it('opens an overlay after hydration, without a mismatch, when it was open before (D-APP-10)', async () => {
  const ui = createWalletUi();
  const page = (
    <WalletRoot ui={ui} slots={<OverlaySlot />}>
      <main>
        <p>Balance</p>
      </main>
    </WalletRoot>
  );
  ui.openOverlay(<Dialog title="Session expired" />);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toBe('<main><p>Balance</p></main><template></template>');
  const differences: unknown[] = [];
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: (error) => void differences.push(error) }));
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Session expired');
  expect(differences).toEqual([]);
  act(() => root.unmount());
  container.remove();
});

it('connects the product’s back button to the slot and otherwise closes the overlay on the system’s request (D-APP-11)', () => {
  const ui = createWalletUi();
  const pages = (back?: BackToClose) => (
    <WalletRoot ui={ui} slots={<OverlaySlot />} {...(back && { back })}>
      Page
    </WalletRoot>
  );
  const untie = vi.fn();
  const back = vi.fn(() => untie);
  const { rerender, unmount } = render(pages(back));
  expect(back.mock.calls).toEqual([[ui.slot]]);
  rerender(pages());
  expect(untie).toHaveBeenCalledOnce();
  act(() => void ui.openOverlay(<Dialog title="Confirm" />));
  expect(ui.slot.getDialog()).toBe(document.querySelector('dialog'));
  act(() => void document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(ui.slot.getDialog()).toBeUndefined();
  unmount();
});
