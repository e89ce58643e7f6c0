import { act, render, screen } from '@testing-library/react';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { builtInLocale } from '@wallet/core/format/locale';
import { readFile } from 'node:fs/promises';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { installResizeObserver } from '../testing/installResizeObserver.ts';
import { parseConfig } from '../config/config.ts';
import { loadPrompts } from '../operations/loadPrompts.ts';
import { showToast, walletUi } from '../operations/walletUi.ts';
import { createServices } from '../providers/createServices.ts';
import { ServicesContext } from '../providers/Services.ts';
import { createEmptyEnvironment } from '../providers/Environment.ts';
import { OwnDocument, showPendingToast } from './OwnDocument.tsx';

beforeAll(installResizeObserver);

/** Opens a page in a document for visitors, with or without a network. The card provider is the real one. */
async function openPage(path: string, onLine: boolean) {
  const config: { readonly ports: object } = JSON.parse(await readFile('app/public/config.json', 'utf8'));
  const network = { addEventListener: window.addEventListener.bind(window), navigator: { onLine } };
  const made = createServices(
    parseConfig({ ...config, ports: { ...config.ports, cardPayment: { publishableKey: 'pk_test_1' } } }),
    { preloadEntry: async () => undefined, loadPrompts },
    { ...createEmptyEnvironment(), network },
  );
  const services = { ...made, locale: builtInLocale, speak: async () => undefined };
  render(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[path]}>
        <WalletRoot ui={walletUi} slots={null}>
          <OwnDocument waiting="Waiting">
            <h1>Page</h1>
          </OwnDocument>
        </WalletRoot>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { storage: services.storage, network };
}

const readToasts = (): readonly string[] => walletUi.toasts.read().map(({ text }) => text);

it('reloads a page that needs another policy before rendering it, and passes a pending toast on once (THIRD-004, THIRD-005)', async () => {
  const { storage } = await openPage('/cards/new', true);
  expect([screen.queryByRole('heading'), screen.queryByText('Waiting')]).toEqual([null, expect.anything()]);
  act(() => void showToast({ text: 'Your card was removed' }));
  dispatchEvent(new Event('pagehide'));
  act(() => walletUi.toasts.write([]));
  expect([showPendingToast(storage), readToasts()]).toEqual([true, ['Your card was removed']]);
  act(() => walletUi.toasts.write([]));
  expect([showPendingToast(storage), readToasts()]).toEqual([false, []]);
});

it('shows the page in this document while offline and reloads it once online (THIRD-005, THIRD-010)', async () => {
  const { network } = await openPage('/cards/new', false);
  expect(screen.getByRole('heading').textContent).toBe('Page');
  network.navigator.onLine = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('Waiting')).not.toBeNull();
});

it('shows a page of the same policy (THIRD-004)', async () => {
  await openPage('/assets', true);
  expect(screen.getByRole('heading').textContent).toBe('Page');
});
