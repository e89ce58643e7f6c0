import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { installResizeObserver } from '../testing/installResizeObserver.ts';
import { ApiError, SessionEnd } from '../api/errors.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

beforeAll(installResizeObserver);
afterEach(cleanup);

/** The page is a separate part, which takes time to load on a busy machine. */
const WHEN_LOADED = { timeout: 10_000 };

function ThrowingPage({ error }: { readonly error: unknown }): never {
  throw error;
}

it.each([
  ['a programming error', new TypeError('x is undefined')],
  ['an unexpected status (ERR-008)', new ApiError('unexpected', { status: 418 })],
  ['an answer of another shape (ERR-009)', new ApiError('unreadable')],
])('shows the generic error page with a link home for %s (APP-020, APP-019)', async (_, error) => {
  render(
    <RouteBoundary>
      <ThrowingPage error={error} />
    </RouteBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'ERROR' }, WHEN_LOADED)).toBeTruthy();
  expect(screen.getByText('We’ve sorry, something has gone wrong. Please try later.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'RETURN HOME' }).getAttribute('href')).toBe('/');
});

it('shows no error when the session ends, because the app restarts (SES-017)', () => {
  const { container } = render(
    <RouteBoundary>
      <ThrowingPage error={new SessionEnd()} />
    </RouteBoundary>,
  );
  expect(container.textContent).toBe('');
});
