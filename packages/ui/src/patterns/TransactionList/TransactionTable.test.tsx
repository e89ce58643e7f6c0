import { btc, eur, usd } from '@wallet/core/testing/amounts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransactionTableRow } from './TransactionTable.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';

const sent: TransactionRowView = {
  id: '1',
  href: '#1',
  title: 'Send BTC',
  status: 'completed',
  group: 'outgoings',
  volume: btc('0.05'),
  worth: eur('3000.00'),
  flow: null,
  time: 'Today, 14:32',
  month: 'November 2026',
};

/** Renders a row and returns the texts of its amount and of its worth. */
function readRow(changes: Partial<TransactionRowView>): readonly (string | null)[] {
  const { unmount } = render(<TransactionTableRow row={{ ...sent, ...changes }} selected={false} onOpen={() => {}} />);
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  unmount();
  return texts.slice(-2);
}

it('shows a status only of orders that are not completed (D-TXN-36)', () => {
  expect(readRow({})[0]).toBe('−0.05000\u00A0BTC');
  expect(readRow({ status: 'pending' })[0]).toBe('−0.05000\u00A0BTCPending');
  expect(readRow({ status: 'pending', heldUntil: '16:05' })[0]).toContain('16:05');
});

it('shows the worth in euros only where no amount is in euros (D-TXN-36)', () => {
  expect(readRow({})[1]).toBe('≈\u00A0€3,000.00');
  expect(readRow({ volume: eur('3000.00') })[1]).toBe('');
  expect(readRow({ left: eur('3000.00') })[1]).toBe('');
  expect(readRow({ left: usd('3300.00') })[1]).toBe('≈\u00A0€3,000.00');
});

it('strikes each amount of a rejected order (D-TXN-10, D-TXN-36)', () => {
  const { container } = render(
    <TransactionTableRow row={{ ...sent, left: usd('3300.00'), status: 'rejected' }} selected={false} onOpen={() => {}} />,
  );
  expect([...container.querySelectorAll('[data-struck]')].map(({ textContent }) => textContent)).toEqual([
    '+0.05000\u00A0BTC',
    '−$3,300.00',
    '≈\u00A0€3,000.00',
  ]);
});
