import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessIssue } from '@wallet/ui/patterns/CodeStep';
import { LoginScreen, type LoginScreenProps, type LoginStep } from '@wallet/ui/screens/login';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';

type Attempt = NonNullable<LoginScreenProps['onPassword']>;

const PHONE = '+37060000001';
const phone: LoginStep = { name: 'phone', by: 'password', phone: '' };
const password: LoginStep = { name: 'password', phone: PHONE, givenName: null };
const greeting: LoginStep = { name: 'password', phone: PHONE, givenName: 'Alice' };

const resolveDone = (): Attempt => fn<Attempt>(async () => ({ kind: 'done' }));
const resolveRefused = (issue: AccessIssue): Attempt => fn<Attempt>(async () => ({ kind: 'accessRefused', issue }));
const createPending = (): Attempt => fn<Attempt>(() => new Promise(() => undefined));

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    step: phone,
    onPhone: resolveDone(),
    onPassword: resolveDone(),
    onCode: resolveDone(),
    onResendCode: fn<NonNullable<LoginScreenProps['onResendCode']>>(async () => ({ kind: 'done' })),
    onSwitchMethod: fn(),
    onChangeAccount: fn(),
    onBack: fn(),
    onContactSupport: fn(),
    forgotPasswordHref: '#forgot-password',
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
    onLanguage: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const tryPassword: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
};

export const Phone: Story = {
  name: 'begins in the field of the phone, and links to the sign-up (D-APP-33, D-AUTH-23)',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '#signup');
  },
};

export const PhoneForCode: Story = { args: { step: { name: 'phone', by: 'code', phone: PHONE } } };

/** A returning customer: greeting, phone number and only the password field. */
export const Greeting: Story = { args: { step: greeting } };

/** The password step after the phone number was entered. */
export const Password: Story = { args: { step: password } };

/** The code, with a countdown until another one can be requested. */
export const Code: Story = {
  args: { step: { name: 'code', phone: PHONE, code: { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: 2, wasWaiting: false } } },
};

/** Waiting for the response. The button keeps its width and shows a spinner. */
export const Busy: Story = { args: { step: greeting, onPassword: createPending() }, play: tryPassword };

/** The phone number or the password is wrong. The message does not reveal which, and registration is offered. */
export const Refused: Story = { args: { step: password, onPassword: resolveRefused({ kind: 'wrongCredentials' }) }, play: tryPassword };

export const Blocked: Story = { args: { step: greeting, onPassword: resolveRefused({ kind: 'temporaryBlocked' }) }, play: tryPassword };

/** Nothing is sent without a network, and the password stays. */
export const Offline: Story = { args: { step: greeting, onPassword: resolveRefused({ kind: 'offline' }) }, play: tryPassword };

export const Unavailable: Story = { args: { step: greeting, onPassword: resolveRefused({ kind: 'unavailable' }) }, play: tryPassword };

/** A long name and a long message from the provider. */
export const LongTexts: Story = {
  args: {
    step: { ...greeting, givenName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana' },
    onPassword: resolveRefused({
      kind: 'message',
      message:
        'The request could not be completed because the registration of this device has expired and has to be made again at a branch.',
      pointsToSupport: true,
    }),
  },
  play: tryPassword,
};

export const PhoneRequired: Story = {
  name: 'blocks "Continue" on an invalid phone and focuses the field (AUTH-004, AUTH-019, FMT-004)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectFocusOnFirstInvalid('Phone number', 'This field is required');
    await userEvent.type(field, '+3');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectFocusOnFirstInvalid('Phone number', 'Invalid phone number');
    await expect(args.onPhone).not.toHaveBeenCalled();
    await step('submits the phone without spaces (AUTH-003)', async () => {
      await userEvent.clear(field);
      await userEvent.type(canvas.getByLabelText('Phone number'), `${PHONE}{Enter}`);
      await waitFor(() => expect(args.onPhone).toHaveBeenCalledWith(PHONE));
    });
  },
};

export const ReturningCustomer: Story = {
  name: 'greets by name, with the phone and links to change account and password (AUTH-005, AUTH-006, AUTH-007)',
  tags: ['!dev', '!autodocs'],
  args: { step: greeting },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back, Alice!' })).toBeVisible();
    await expect(canvas.getByText('+370 600 000 01')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '#forgot-password');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change account' }));
    await expect(args.onChangeAccount).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a one-time code' }));
    await expect(args.onSwitchMethod).toHaveBeenCalledWith('code');
  },
};

export const ShortPassword: Story = {
  name: 'enables "Log in" from 6 characters (AUTH-017, D-APP-34)',
  tags: ['!dev', '!autodocs'],
  args: { step: password },
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.type(field, '12345{Enter}');
    await expect(button).toBeDisabled();
    await expect(field).toHaveFocus();
    await expect(args.onPassword).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(button).toBeEnabled();
    await step('accepts 32 characters and rejects the 33rd (AUTH-016)', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'a'.repeat(33));
      await expect(field).toHaveValue('a'.repeat(32));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith('a'.repeat(32)));
    });
  },
};

export const WrongPassword: Story = {
  name: 'offers registration after a wrong password and selects the password (AUTH-021, AUTH-022, ERR-028)',
  tags: ['picture:none'],
  args: { step: password, onPassword: resolveRefused({ kind: 'wrongCredentials' }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent("Invalid password or phone numberDon't you have an account yet?Go to the registration");
    await expect(canvas.getByRole('link', { name: 'Go to the registration' })).toHaveAttribute('href', '#signup');
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('correct horse');
    await userEvent.keyboard('a');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const AdditionalChecks: Story = {
  name: 'code 116 opens a modal with title, context, code and link (AUTH-011, AUTH-024, ERR-038)',
  tags: ['!dev', '!autodocs'],
  args: {
    step: password,
    onPassword: resolveRefused({ kind: 'additionalChecks', code: 116, message: 'We need one more document.', link: '#checks' }),
  },
  play: async (context) => {
    await tryPassword(context);
    const dialog = await screen.findByRole('dialog', { name: 'Additional checks needed' });
    await expect(dialog).toHaveTextContent('We need one more document.');
    await expect(dialog).toHaveTextContent('Code: 116');
    await context.step('the way on is a button (ERR-049)', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible());
    });
  },
};

export const AdditionalChecksPending: Story = {
  name: 'shows a pending check as a warning without an action (ERR-031, D-AUTH-10)',
  tags: ['!dev', '!autodocs'],
  args: {
    step: password,
    onPassword: resolveRefused({ kind: 'additionalChecks', code: 116, message: 'We are looking at it.', link: null }),
  },
  play: async (context) => {
    await tryPassword(context);
    await screen.findByRole('dialog', { name: 'Additional checks is pending' });
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooManyAttempts: Story = {
  name: 'disables "Log in" during the countdown after too many attempts (AUTH-014)',
  tags: ['picture:none'],
  args: { step: password, onPassword: resolveRefused({ kind: 'tooManyAttempts', seconds: 900 }) },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await tryPassword(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attemptsTry again in 1[45]:\d\d\./);
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onPassword).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts');
  },
};

export const BiometricsLockedOut: Story = {
  name: 'reports too many attempts by biometrics in a dialog, and leaves the password (BIO-011)',
  tags: ['picture:none'],
  args: {
    step: greeting,
    onBiometrics: fn<NonNullable<LoginScreenProps['onBiometrics']>>(async () => ({
      kind: 'accessRefused',
      issue: { kind: 'biometricsLockedOut' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in using biometrics' }));
    await screen.findByRole('dialog', { name: 'Too many attempts to log in using biometrics' });
    await expect(canvas.queryByRole('alert', { hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

export const PressedTwice: Story = {
  name: 'ignores a second submit until the response (D-AUTH-16)',
  tags: ['picture:none'],
  args: { step: password, onPassword: createPending() },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await tryPassword(context);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onPassword).toHaveBeenCalledOnce();
  },
};

export const CodeRequired: Story = {
  name: 'requires a code, and "Confirm" submits it (AUTH-009, AUTH-018)',
  tags: ['!dev', '!autodocs'],
  args: Code.args ?? {},
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(field).toHaveAccessibleDescription(/This field is required/);
    await userEvent.type(field, '481516{Enter}');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('481516'));
  },
};
