import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { createWalletUi, type OverlayElement } from '../../foundations/root/WalletUi.ts';
import { noop } from '../../testing/Sample.ts';
import { setUpPage } from '../../testing/renderSample.tsx';
import { OverlaySlot } from '../OverlaySlot/OverlaySlot.tsx';
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

/** A passkey whose answer the test gives, and what the product receives, in order. */
function setUpCheck() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const told: string[] = [];
  const onPasskey = async () => {
    const answer = await promise;
    told.push(answer.kind);
    return answer;
  };
  const dialog = <ConfirmationDialog {...props} onPasskey={onPasskey} onOpenChange={() => told.push('closed')} />;
  return { dialog, told, answer: (given: Answer) => act(async () => resolve(given)) };
}

const endings = [
  [{ kind: 'done' }, ['done']],
  [{ kind: 'refused' }, ['refused', 'closed']],
] as const;

it.each(endings)(
  'waits for the answer when another overlay replaces it, and closes unless that is `done`: %o (SCA-033, D-APP-10)',
  async (given, heard) => {
    const { dialog, told, answer } = setUpCheck();
    const Page = ({ isOver }: { readonly isOver: boolean }) => (
      <WalletRoot slots={null}>
        {dialog}
        {isOver ? <Dialog title="The session has ended" /> : null}
      </WalletRoot>
    );
    const { rerender } = render(<Page isOver={false} />);
    await screen.findByRole('dialog');
    await press('Confirm with a passkey');
    rerender(<Page isOver />);
    expect(told).toEqual([]);
    await answer(given);
    expect(told).toEqual(heard);
  },
);

const renderOpened = (element: OverlayElement) => {
  const ui = createWalletUi();
  render(
    <WalletRoot ui={ui} slots={<OverlaySlot />}>
      Page
    </WalletRoot>,
  );
  act(() => void ui.openOverlay(element));
  return ui;
};

it.each(endings)('of `openOverlay` waits for the answer too: %o (SCA-033, D-APP-10)', async (given, heard) => {
  const { dialog, told, answer } = setUpCheck();
  const ui = renderOpened(dialog);
  await press('Confirm with a passkey');
  act(() => void ui.openOverlay(<Dialog title="The session has ended" />));
  expect(told).toEqual([]);
  await answer(given);
  expect(told).toEqual(heard);
  expect(screen.getByRole('dialog').textContent).toBe('The session has ended');
});

it.each(endings)('does not outlive the page that the customer leaves during the check: %o (SCA-033, LIB-003)', async (given, heard) => {
  const { dialog, told, answer } = setUpCheck();
  renderOpened(dialog);
  await press('Confirm with a passkey');
  history.pushState(null, '', `/${given.kind}`);
  fireEvent.popState(window);
  expect(told).toEqual([]);
  await answer(given);
  expect(told).toEqual(heard);
  expect(screen.queryAllByRole('dialog')).toHaveLength(given.kind === 'done' ? 1 : 0); // after `done` the caller closes it
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

it.each([
  [{ kind: 'refused' }, 'The passkey was not accepted. Try again.'],
  [{ kind: 'refused', message: 'This passkey is of another company' }, 'This passkey is of another company'],
] as const)(
  'states why a passkey was refused, by the words of the product if it has any: %o (SCA-035, LIB-024)',
  async (answer, message) => {
    render(<ConfirmationDialog {...props} methods={['passkey']} onPasskey={async () => answer} />);
    await screen.findByRole('dialog');
    await press('Confirm with a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  },
);

it('says that a code was sent only once it was (SCA-032)', async () => {
  const { promise, resolve } = Promise.withResolvers<CodeRequested>();
  render(<ConfirmationDialog {...props} methods={['sms']} onRequestCode={() => promise} />);
  const sentence = await screen.findByText(/the code we sent/);
  expect(getComputedStyle(sentence).visibility).toBe('hidden');
  await act(async () => resolve({ kind: 'done', resendAt: 0 }));
  expect(getComputedStyle(sentence).visibility).toBe('visible');
});

it('leaves the focus where the customer has moved it when no code was sent (SCA-032)', async () => {
  const { promise, resolve } = Promise.withResolvers<CodeRequested>();
  render(<ConfirmationDialog {...props} methods={['sms']} onRequestCode={() => promise} />);
  await screen.findByRole('dialog');
  getButton('Cancel').focus();
  await act(async () => resolve({ kind: 'failed', failure: 'offline' }));
  expect(getButtons()).toEqual(['Try again', 'Cancel']);
  expect(document.activeElement).toBe(getButton('Cancel'));
});
