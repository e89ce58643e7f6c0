import { fireEvent, render, screen } from '@testing-library/react';
import { builtInLocale } from '@wallet/core/format/locale';
import { MissingPart } from '@wallet/ui/foundations/parts';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { loadPrompts } from '../operations/loadPrompts.ts';
import { walletUi } from '../operations/walletUi.ts';
import { createServices } from '../providers/createServices.ts';
import { ServicesContext } from '../providers/Services.ts';
import { createEmptyEnvironment } from '../providers/Environment.ts';
import { installResizeObserver } from '../testing/installResizeObserver.ts';
import { ApiError, SessionEnd } from '../api/errors.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

beforeAll(installResizeObserver);

/** The page is a separate part, which takes time to load on a busy machine. */
const WHEN_LOADED = { timeout: 10_000 };

const renderInRouter = (children: ReactNode) => render(<MemoryRouter>{children}</MemoryRouter>);

function ThrowingPage({ error }: { readonly error: unknown }): never {
  throw error;
}

it.each([
  ['a programming error', new TypeError('x is undefined')],
  ['an unexpected status (ERR-008)', new ApiError('unexpected', { status: 418 })],
  ['an answer of another shape (ERR-009)', new ApiError('unreadable')],
])('shows the generic error page with a link home for %s (APP-020, APP-019)', async (_, error) => {
  renderInRouter(
    <RouteBoundary>
      <ThrowingPage error={error} />
    </RouteBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'ERROR' }, WHEN_LOADED)).toBeTruthy();
  expect(screen.getByText('We’ve sorry, something has gone wrong. Please try later.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'RETURN HOME' }).getAttribute('href')).toBe('/');
});

it('shows no error when the session ends, because the app restarts (SES-017)', () => {
  const { container } = renderInRouter(
    <RouteBoundary>
      <ThrowingPage error={new SessionEnd()} />
    </RouteBoundary>,
  );
  expect(container.textContent).toBe('');
});

/** Mounts a page of the app without a connection. */
async function renderOffline(page: ReactNode): Promise<void> {
  const made = createServices(
    parseConfig(JSON.parse(await readFile('app/public/config.json', 'utf8'))),
    { preloadEntry: async () => undefined, loadPrompts },
    { ...createEmptyEnvironment(), network: { addEventListener: () => undefined, navigator: { onLine: false } } },
  );
  render(
    <ServicesContext value={{ ...made, locale: builtInLocale, speak: async () => undefined }}>
      <MemoryRouter initialEntries={['/cards']}>
        <WalletRoot ui={walletUi} slots={null}>
          <RouteBoundary>{page}</RouteBoundary>
        </WalletRoot>
      </MemoryRouter>
    </ServicesContext>,
  );
}

it('shows that there is no connection for a part that is missing offline, and the page when it is tried again (D-APP-03, D-APP-09)', async () => {
  let isThere = false;
  const Late = () => (isThere ? <h1>Page</h1> : <ThrowingPage error={new MissingPart()} />);
  await renderOffline(<Late />);
  expect(await screen.findByRole('heading', { name: 'No internet connection!' }, WHEN_LOADED)).toBeTruthy();
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading').textContent).toBe('Page');
});

/** Only the home page has loaded. */
function Pages() {
  const { pathname } = useLocation();
  if (pathname !== '/') throw new MissingPart();
  return <h1>Home</h1>;
}

it('goes back from the page shown without a connection, and then shows the page it arrives at (D-APP-13)', async () => {
  await renderOffline(<Pages />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }, WHEN_LOADED));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
});
