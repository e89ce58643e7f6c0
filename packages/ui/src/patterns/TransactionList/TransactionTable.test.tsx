import { btc, eur, usd } from '@wallet/core/testing/amounts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpPage } from '../../testing/renderSample.tsx';
import { PartyMark } from './PartyMark.tsx';
import { TransactionTableRow } from './TransactionTable.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';

setUpPage();

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

/** Renders a row and returns the text of its amounts. */
function readAmounts(changes: Partial<TransactionRowView>): string | null | undefined {
  const { unmount } = render(<TransactionTableRow row={{ ...sent, ...changes }} selected={false} onOpen={() => {}} />);
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  unmount();
  return texts.at(-1);
}

it('shows a status only of orders that are not completed (D-TXN-36)', () => {
  const euros = { volume: eur('3000.00') };
  expect(readAmounts(euros)).toBe('−€3,000.00');
  expect(readAmounts({ ...euros, status: 'pending' })).toBe('−€3,000.00Pending');
  expect(readAmounts({ ...euros, status: 'pending', heldUntil: '16:05' })).toContain('16:05');
});

it('shows below the amount its worth in euros, or what was paid for it (D-TXN-36)', () => {
  expect(readAmounts({})).toBe('−0.05000\u00A0BTC≈\u00A0€3,000.00');
  expect(readAmounts({ volume: eur('3000.00') })).toBe('−€3,000.00');
  expect(readAmounts({ left: usd('3300.00') })).toBe('+0.05000\u00A0BTC−$3,300.00');
});

/** Returns the letters of the mark, or "icon". */
function readMark(party: TransactionRowView['party']): string | null {
  const { container, unmount } = render(<PartyMark order={{ group: 'incomings', party }} />);
  const mark = container.querySelector('svg') === null ? container.textContent : 'icon';
  unmount();
  return mark;
}

it('marks a card by its brand, a name by its initials and an address by the kind of the order (D-TXN-38)', () => {
  expect(readMark({ way: 'by', kind: 'card', name: 'Visa ·· 4242' })).toBe('VISA');
  expect(readMark({ way: 'by', kind: 'card', name: 'Visa Electron ·· 4242' })).toBe('Electron');
  expect(readMark({ way: 'by', kind: 'card', name: 'Travel ·· 0077' })).toBe('icon');
  expect(readMark({ way: 'from', kind: 'name', name: 'Anna Maria Keller' })).toBe('AK');
  expect(readMark({ way: 'from', kind: 'address', name: '0x71C76…8976F' })).toBe('icon');
});

it('never colours the amount of a trade (D-TXN-10)', () => {
  const { container } = render(
    <TransactionTableRow
      row={{ ...sent, group: 'exchange', mark: 'sell', volume: eur('737.03'), left: btc('0.01244567') }}
      selected={false}
      onOpen={() => {}}
    />,
  );
  expect(container.querySelector('[data-tone="in"]')).toBeNull();
});

it('strikes each amount of a rejected order (D-TXN-10, D-TXN-36)', () => {
  const { container } = render(
    <TransactionTableRow row={{ ...sent, left: usd('3300.00'), status: 'rejected' }} selected={false} onOpen={() => {}} />,
  );
  expect([...container.querySelectorAll('[data-struck]')].map(({ textContent }) => textContent)).toEqual([
    '+0.05000\u00A0BTC',
    '−$3,300.00',
  ]);
});
