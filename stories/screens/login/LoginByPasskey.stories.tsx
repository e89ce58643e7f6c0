import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginScreen, type LoginScreenProps } from '@wallet/ui/screens/login';
import { expect, fn, mocked, waitFor } from 'storybook/test';

type Passkey = NonNullable<LoginScreenProps['onPasskey']>;
type Offer = NonNullable<LoginScreenProps['onPasskeyOffer']>;
const PHONE = '+37060000001';
const resolveNull = () => fn<Passkey>(async () => null);
const resolveRefused = () => fn<Passkey>(async () => ({ kind: 'accessRefused', issue: { kind: 'passkeyRefused' } }));
/** The passkey offer of the field's autofill list, which is never accepted. It resolves with null when aborted. */
const createOffer = () =>
  fn<Offer>((signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })));

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    step: { name: 'phone', by: 'password', phone: '' },
    onPhone: fn<LoginScreenProps['onPhone']>(async () => ({ kind: 'done' })),
    onPassword: fn<NonNullable<LoginScreenProps['onPassword']>>(async () => ({ kind: 'done' })),
    onPasskey: resolveNull(),
    onPasskeyOffer: createOffer(),
    onCode: fn<NonNullable<LoginScreenProps['onCode']>>(async () => ({ kind: 'done' })),
    onResendCode: fn<NonNullable<LoginScreenProps['onResendCode']>>(async () => ({ kind: 'done' })),
    onSwitchMethod: fn(),
    onChangeAccount: fn(),
    onBack: fn(),
    onContactSupport: fn(),
    forgotPasswordHref: '#forgot-password',
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const BEHAVIOUR = ['!dev', '!autodocs'];
const getButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Log in with a passkey' });

/** A customer whom this device does not know. Passkeys are in the list of the phone field (SCA-009). */
export const Phone: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(args.onPasskeyOffer).toHaveBeenCalled();
  },
};

/** A returning customer. */
export const Greeting: Story = { args: { step: { name: 'password', phone: PHONE, givenName: 'Alice' } } };

/** The password step after the phone number was entered. Passkeys are in the list of its field (SCA-009). */
export const Password: Story = {
  args: { step: { name: 'password', phone: PHONE, givenName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password webauthn');
  },
};

/** The provider does not know the passkey. */
export const Refused: Story = {
  args: { onPasskey: resolveRefused() },
  play: async (context) => {
    await context.userEvent.click(getButton(context));
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This passkey cannot be used');
    await expect(alert).toHaveTextContent('It may have been deleted. Log in with your password and look at your passkeys in Settings.');
  },
};

/** Without a network it fails in the same way as with a password. */
export const Offline: Story = {
  args: {
    step: { name: 'password', phone: PHONE, givenName: 'Alice' },
    onPasskey: fn<Passkey>(async () => ({ kind: 'failed', failure: 'offline' })),
  },
  play: async (context) => {
    await context.userEvent.click(getButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
  },
};

export const ForCode: Story = {
  name: 'offers no passkey when a one-time code is requested (SCA-008)',
  tags: BEHAVIOUR,
  args: { step: { name: 'phone', by: 'code', phone: PHONE } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    await expect(canvas.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'username');
    await expect(args.onPasskeyOffer).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  name: 'shows nothing after a cancelled sheet and focuses the button (SCA-011)',
  tags: BEHAVIOUR,
  play: async (context) => {
    await context.userEvent.click(getButton(context));
    await waitFor(() => expect(getButton(context)).toHaveFocus());
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const PressedTwice: Story = {
  name: 'ignores a second press (SCA-013)',
  tags: BEHAVIOUR,
  args: { onPasskey: fn<Passkey>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.userEvent.dblClick(getButton(context));
    await expect(context.args.onPasskey).toHaveBeenCalledTimes(1);
  },
};

/** The signal of the current offer. */
const findSignal = async ({ args }: Context): Promise<AbortSignal | undefined> => {
  await waitFor(() => expect(args.onPasskeyOffer).toHaveBeenCalled());
  return args.onPasskeyOffer === undefined ? undefined : mocked(args.onPasskeyOffer).mock.lastCall?.[0];
};

export const EndedByTheButton: Story = {
  name: 'ends the offer before the sheet opens (SCA-009)',
  tags: BEHAVIOUR,
  play: async (context) => {
    const signal = await findSignal(context);
    await expect(signal?.aborted).toBe(false);
    await context.userEvent.click(getButton(context));
    await expect(signal?.aborted).toBe(true);
  },
};

export const EndedByTheForm: Story = {
  name: 'ends the offer when a form is submitted (SCA-009)',
  tags: BEHAVIOUR,
  play: async (context) => {
    const signal = await findSignal(context);
    await expect(signal?.aborted).toBe(false);
    await context.userEvent.type(context.canvas.getByLabelText('Phone number'), `${PHONE}{Enter}`);
    await waitFor(() => expect(signal?.aborted).toBe(true));
  },
};

export const OfferRefused: Story = {
  name: 'shows an unusable passkey from the list like one from the button (SCA-011)',
  tags: BEHAVIOUR,
  args: { onPasskeyOffer: fn<Offer>(async () => ({ kind: 'accessRefused', issue: { kind: 'passkeyRefused' } })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This passkey cannot be used');
  },
};
