import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUpPage } from '../../../testing/renderSample.tsx';
import { TransactionDetailDialog } from './TransactionDetailDialog.tsx';

setUpPage();

/** Two products on a desktop, each with an order beside its list. */
function renderTwo() {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const closed = { halden: vi.fn(), ostra: vi.fn() };
  const products = (open: boolean) =>
    (['halden', 'ostra'] as const).map((id) => (
      <section key={id} data-brand={id}>
        <h1 tabIndex={-1}>{id}</h1>
        <button type="button">Filter {id}</button>
        <TransactionDetailDialog
          state={{ kind: 'loading' }}
          open={open || id === 'halden'}
          onClose={closed[id]}
          onNote={vi.fn()}
          supportHref="#"
        />
      </section>
    ));
  const { rerender } = render(<>{products(true)}</>);
  return { closed, closeOstra: () => rerender(<>{products(false)}</>) };
}

it('closes the order of the product in which Escape was pressed (D-APP-42)', () => {
  const { closed } = renderTwo();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Filter ostra' }), { key: 'Escape' });
  expect([closed.halden.mock.calls.length, closed.ostra.mock.calls.length]).toEqual([0, 1]);
});

it('closes only the last order opened when nothing has the focus (D-APP-42)', () => {
  const { closed, closeOstra } = renderTwo();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([closed.halden.mock.calls.length, closed.ostra.mock.calls.length]).toEqual([0, 1]);
  closeOstra();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([closed.halden.mock.calls.length, closed.ostra.mock.calls.length]).toEqual([1, 1]);
});

it('returns the focus within its product (D-APP-42)', () => {
  const { closeOstra } = renderTwo();
  closeOstra();
  expect(document.activeElement?.textContent).toBe('ostra');
});
