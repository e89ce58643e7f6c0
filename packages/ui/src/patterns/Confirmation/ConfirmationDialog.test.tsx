import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noop } from '../../testing/Sample.ts';
import { setUpPage } from '../../testing/renderSample.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

setUpPage();

it('offers only the methods whose callback the product has (LIB-024)', async () => {
  render(
    <ConfirmationDialog
      operation={{ kind: 'withdraw_sepa', amount: null, payee: null, payeeName: null, fee: null, rate: null }}
      methods={['password', 'passkey', 'sms']}
      phone="+370***01"
      onPasskey={async () => ({ kind: 'cancelled' })}
      onRequestCode={async () => ({ kind: 'done', resendAt: 0 })}
      onCode={async () => ({ kind: 'done' })}
      onAgain={noop}
      onContactSupport={noop}
    />,
  );
  await screen.findByRole('dialog');
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Confirm with a passkey', 'Use an SMS code instead', 'Cancel']);
});
