import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { noop } from '../../testing/Sample.ts';
import { setUpPage } from '../../testing/renderSample.tsx';
import { WalletRoot } from '../WalletRoot/WalletRoot.tsx';
import type { CodeRequested, PasskeyGiven } from './Confirmation.types.ts';
import { ConfirmationDialog, type ConfirmationDialogProps } from './ConfirmationDialog.tsx';

setUpPage();

const props: ConfirmationDialogProps = {
  operation: { kind: 'withdraw_sepa', amount: null, payee: null, payeeName: null, fee: null, rate: null },
  methods: ['password', 'passkey', 'sms'],
  phone: '+370***01',
  onPasskey: async () => ({ kind: 'cancelled' }),
  onRequestCode: async () => ({ kind: 'done', resendAt: 0 }),
  onCode: async () => ({ kind: 'done' }),
  onAgain: noop,
  onContactSupport: noop,
};
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const getButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(getButton(name)));

it('offers only the methods whose callback the product has (LIB-024)', async () => {
  render(<ConfirmationDialog {...props} />);
  await screen.findByRole('dialog');
  expect(getButtons()).toEqual(['Confirm with a passkey', 'Use an SMS code instead', 'Cancel']);
});

type Answer = Extract<PasskeyGiven, { readonly kind: 'done' | 'refused' }>;
const methods = [
  ['passkey', 'Confirm with a passkey', null],
  ['password', 'Confirm', 'Password'],
  ['sms', 'Confirm', 'Code'],
] as const;

it.each(methods)('cannot be closed or left for another method while the answer is checked: %s (SCA-033)', async (method, button, label) => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const [onOpenChange, check] = [vi.fn(), () => promise];
  render(
    <ConfirmationDialog
      {...props}
      methods={[method, method === 'passkey' ? 'sms' : 'passkey']}
      {...{ onOpenChange, onPasskey: check, onPassword: check, onCode: check }}
    />,
  );
  const dialog = await screen.findByRole('dialog');
  if (label !== null) fireEvent.change(screen.getByLabelText(label), { target: { value: '123456' } });
  await press(button);
  await press('Cancel');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(getButton(method === 'passkey' ? 'Use an SMS code instead' : 'Use a passkey instead').disabled).toBe(true);
  await act(async () => resolve({ kind: 'refused', message: 'No' }));
  await press('Cancel');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('waits for the answer when another overlay replaces it (SCA-033, D-APP-10)', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const told: string[] = [];
  const onPasskey = async () => {
    const answer = await promise;
    told.push(answer.kind);
    return answer;
  };
  const Page = ({ isOver }: { readonly isOver: boolean }) => (
    <WalletRoot slots={null}>
      <ConfirmationDialog {...props} onPasskey={onPasskey} onOpenChange={() => told.push('closed')} />
      {isOver ? <Dialog title="The session has ended" /> : null}
    </WalletRoot>
  );
  const { rerender } = render(<Page isOver={false} />);
  await screen.findByRole('dialog');
  await press('Confirm with a passkey');
  rerender(<Page isOver />);
  expect(told).toEqual([]);
  await act(async () => resolve({ kind: 'done' }));
  expect(told).toEqual(['done', 'closed']);
});

it.each<CodeRequested>([
  { kind: 'refused', message: 'This number has no SMS' },
  { kind: 'failed', failure: 'offline' },
  { kind: 'stopped', seconds: 60 },
])('claims no code that was not sent, and requests it again: $kind (SCA-032)', async (answer) => {
  const answers: CodeRequested[] = [answer, { kind: 'done', resendAt: 0 }];
  const onRequestCode = vi.fn(async () => answers.shift() ?? expect.fail('No further code was asked for'));
  render(<ConfirmationDialog {...props} methods={['sms']} onRequestCode={onRequestCode} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(getButtons()).toEqual(['Try again', 'Cancel']);
  expect(document.activeElement).toBe(getButton('Try again'));
  expect(screen.queryByText(/the code we sent/)).toBeNull();
  await press('Try again');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(getButtons()).toEqual(['Resend code', 'Confirm', 'Cancel']);
});
