import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AddressField } from './AddressField.tsx';

const { promise, resolve } = Promise.withResolvers<string>();

function Form({ busy }: { readonly busy: boolean }) {
  const [address, setAddress] = useState('0x1');
  return (
    <div inert={busy}>
      <AddressField label="Address" value={address} onValueChange={setAddress} onPasteRequest={() => promise} />
    </div>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Address');

it.each([
  ['is entered', '0x1', false, '0x3'],
  ['does not replace what was typed in the meantime', '0x2', false, '0x2'],
  ['does not change a form that is on its way', '0x1', true, '0x1'],
])('a clipboard that answers late %s (D-SEND-02, D-APP-12)', async (_, typed, busy, shown) => {
  const { rerender } = render(<Form busy={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
  fireEvent.change(input(), { target: { value: typed } });
  rerender(<Form busy={busy} />);
  await act(async () => resolve('0x3'));
  expect(input().value).toBe(shown);
});
