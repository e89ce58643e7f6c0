import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { builtInLocale } from '@wallet/core/format/locale';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { readFile } from 'node:fs/promises';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { loadPrompts } from '../../operations/loadPrompts.ts';
import { walletUi } from '../../operations/walletUi.ts';
import { createServices } from '../../providers/createServices.ts';
import { createEmptyEnvironment } from '../../providers/Environment.ts';
import { createQueries } from '../../providers/QueriesProvider.tsx';
import { ServicesContext } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import type { Session } from '../../session/Session.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { installResizeObserver } from '../../testing/installResizeObserver.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { AccountPage } from './AccountPage.tsx';

beforeAll(installResizeObserver);

/** Opens the page of an account at a provider that has not answered yet. */
async function openWaiting(status: Session['status']): Promise<void> {
  const created = createServices(
    parseConfig(JSON.parse(await readFile('app/public/config.json', 'utf8'))),
    { preloadEntry: async () => undefined, loadPrompts },
    createEmptyEnvironment(),
  );
  const { call, session } = openTestTab(() => new Promise(() => undefined));
  session.dispatch({ name: 'signedIn', session: buildSession({ status }) });
  const services = { ...created, session, locale: builtInLocale, speak: async () => undefined, connect: () => call };
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueries()}>
        <MemoryRouter initialEntries={[paths.account.to({ accountType: 'fiat', accountId: '7' })]}>
          <WalletRoot ui={walletUi} slots={null}>
            <Routes>
              <Route path={paths.account.path} element={<AccountPage />} />
            </Routes>
          </WalletRoot>
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

it.each([
  ['on_board', 1],
  ['kyc', 0],
] as const)(
  'keeps a place for the latest orders of a customer in the state %s while the account loads: %i (LIB-025)',
  async (status, places) => {
    await openWaiting(status);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryAllByRole('heading', { name: 'Transactions' })).toHaveLength(places);
  },
);
