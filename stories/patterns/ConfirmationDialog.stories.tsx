import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmationDialog, type ConfirmationDialogProps, type ConfirmedOperation } from '@wallet/ui/patterns/Confirmation';
import { btc, eur } from '../support/amounts.ts';
import { expectRefusal } from '../support/expectFocusOnFirstInvalid.ts';
import { withGerman } from '../support/withGerman.tsx';

type Props = ConfirmationDialogProps;
type OnPasskey = NonNullable<Props['onPasskey']>;
type OnPassword = NonNullable<Props['onPassword']>;

const withdrawal: ConfirmedOperation = {
  kind: 'withdraw_sepa',
  amount: eur('500.00'),
  payee: 'DE89370400440532013000',
  payeeName: 'Alice Hale',
  fee: eur('1.75'),
  rate: null,
};
const noDetails = { amount: null, payee: null, payeeName: null, fee: null, rate: null };
/** The resend time has already passed, so the timer looks the same in every picture. */
const resolveSent = (): ReturnType<Props['onRequestCode']> => Promise.resolve({ kind: 'done', resendAt: 0, attemptsLeft: 3 });

const meta = {
  component: ConfirmationDialog,
  args: {
    operation: withdrawal,
    methods: ['sms'],
    phone: '+370***01',
    onOpenChange: fn(),
    onPasskey: fn<OnPasskey>(async () => ({ kind: 'done' })),
    onRequestCode: fn<Props['onRequestCode']>(resolveSent),
    onCode: fn<Props['onCode']>(async () => ({ kind: 'done' })),
    onPassword: fn<OnPassword>(async () => ({ kind: 'done' })),
    onAgain: fn(),
    onContactSupport: fn(),
  },
} satisfies Meta<typeof ConfirmationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const enterCode: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};
const confirmByPasskey: Play = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
const withCodeOutcome = (outcome: Awaited<ReturnType<Props['onCode']>>) => ({ onCode: fn<Props['onCode']>(async () => outcome) });
const withPasskeyOutcome = (outcome: Awaited<ReturnType<OnPasskey>>) => ({
  methods: ['passkey', 'sms'] as const,
  onPasskey: fn<OnPasskey>(async () => outcome),
});

/** A code is requested as soon as the dialog opens. */
export const ByCode: Story = {
  play: async ({ args, step }) => {
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('Enter the code we sent to +370***01')).toBeVisible());
    await expect(args.onRequestCode).toHaveBeenCalledWith(false);
    await step('takes the focus and is described by the full operation (SCA-031, SCA-033)', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
      await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
      await expect(dialog).toHaveAccessibleDescription(/SEPA withdrawal.*Amount.*€500\.00.*To.*Alice Hale.*Fee.*€1\.75/);
      await expect(dialog).toHaveTextContent('DE89370400440532013000');
    });
  },
};

/** A customer with a passkey confirms with it. The code is a quiet alternative. */
export const ByPasskey: Story = { args: { methods: ['passkey', 'sms'] } };

/** A change of sign-in methods requires something that the phone alone does not provide. */
export const ByPassword: Story = { args: { operation: { ...noDetails, kind: 'add_passkey' }, methods: ['password'] } };

/** A send of coins, with the full address in groups of four. */
export const Send: Story = {
  args: {
    operation: {
      ...noDetails,
      kind: 'send',
      amount: btc('0.7'),
      payee: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      fee: btc('0.0001'),
    },
    methods: ['passkey', 'sms'],
  },
};

/** Also measured at 320 px and on a phone with 200 % text, like all stories of this dialog (.storybook/measures). */
export const SendInGerman: Story = {
  name: 'wraps a full address between its groups, also in German (SCA-039)',
  tags: ['!dev', '!autodocs'],
  args: Send.args ?? {},
  decorators: [withGerman],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await expect(dialog).toHaveTextContent('Gebühr');
  },
};

/** An exchange: the customer's own account by name, at the rate that was shown. */
export const Exchange: Story = {
  args: {
    operation: { ...noDetails, kind: 'exchange', amount: eur('250.00'), payeeName: 'US dollar account', rate: '1.07853' },
    methods: ['passkey', 'sms'],
  },
};

/** Nobody can know the outcome yet, so it cannot be closed. */
export const Checking: Story = {
  args: { methods: ['sms', 'passkey'], onCode: fn<Props['onCode']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await enterCode(context);
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The wrong code stays in the field, ready to be overwritten. */
export const WrongCode: Story = {
  args: withCodeOutcome({ kind: 'refused', fields: { code: 'Invalid code' } }),
  play: async (context) => {
    await enterCode(context);
    await expectRefusal('Code', 'Invalid code', '123456');
  },
};

/** After too many wrong codes, no code is accepted for a while. */
export const TooManyAttempts: Story = {
  // The countdown runs, so no two pictures would be equal.
  tags: ['picture:none'],
  args: withCodeOutcome({ kind: 'stopped', seconds: 600 }),
  play: async (context) => {
    await enterCode(context);
    await expect(await screen.findByText('Too many attempts')).toBeVisible();
    await expect(screen.getByText(/^Try again in (?:10:00|09:5\d)\.$/)).toBeVisible();
  },
};

/** The confirmation expires after five minutes. "Try again" starts over. */
export const Expired: Story = {
  args: withCodeOutcome({ kind: 'expired' }),
  play: async (context) => {
    await enterCode(context);
    await expect(await screen.findByText('This confirmation has expired')).toBeVisible();
  },
};

/** Without a network the dialog stays open and keeps the input. */
export const Offline: Story = {
  args: withCodeOutcome({ kind: 'failed', failure: 'offline' }),
  play: async (context) => {
    await enterCode(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(screen.getByLabelText('Code')).toHaveValue('123456');
  },
};

/** The code could not be sent and can be requested again. */
export const NotSent: Story = {
  args: { onRequestCode: fn<Props['onRequestCode']>(async () => ({ kind: 'failed', failure: 'unavailable' })) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Service is temporary unavailable');
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

export const PasskeyRefused: Story = {
  args: withPasskeyOutcome({ kind: 'refused' }),
  play: async (context) => {
    await confirmByPasskey(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not accepted. Try again.');
  },
};

export const PasskeyCancelled: Story = {
  name: 'shows nothing after a cancelled sheet, and keeps every method available (SCA-035)',
  tags: ['!dev', '!autodocs'],
  args: withPasskeyOutcome({ kind: 'cancelled' }),
  play: async (context) => {
    await confirmByPasskey(context);
    await expect(context.args.onPasskey).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alert')).toBeNull();
    await context.userEvent.click(screen.getByRole('button', { name: 'Use an SMS code instead' }));
    await expect(await screen.findByLabelText('Code')).toHaveFocus();
    await context.userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    await expect(await screen.findByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: {
    ...ByPassword.args,
    methods: ['password', 'passkey'],
    onPassword: fn<OnPassword>(async () => ({ kind: 'refused', fields: { password: 'Invalid password' } })),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Halden2026{Enter}');
    await expectRefusal('Password', 'Invalid password', 'Halden2026');
  },
};

export const Cancelled: Story = {
  name: 'closes once on "Cancel" and on Escape (SCA-033)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const StartedOver: Story = {
  name: 'starts over with "Try again" after expiry (SCA-035)',
  tags: ['!dev', '!autodocs'],
  args: withCodeOutcome({ kind: 'expired' }),
  play: async (context) => {
    await enterCode(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(context.args.onAgain).toHaveBeenCalledOnce();
  },
};
