import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SignUpScreen, type SignUpScreenProps, type SignUpStep } from '@wallet/ui/screens/signup';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type OnPhone = SignUpScreenProps['onPhone'];
type OnCode = SignUpScreenProps['onCode'];

const PHONE = '+37060000009';
const entry: SignUpStep = { name: 'phone', phone: '', inviteCode: '' };
const code = { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: 4, wasWaiting: false } as const;
const codeStep: SignUpStep = { name: 'code', phone: PHONE, code, otherMethod: 'call' };

const meta = {
  component: SignUpScreen,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    step: entry,
    onPhone: fn<OnPhone>(async () => ({ kind: 'done' })),
    onGetCode: fn<OnCode>(async () => ({ kind: 'done' })),
    onSwitchMethod: fn(),
    onCode: fn<OnCode>(async () => ({ kind: 'done' })),
    onResendCode: fn<SignUpScreenProps['onResendCode']>(async () => ({ kind: 'done' })),
    onBack: fn(),
    onContactSupport: fn(),
    onLogIn: fn(),
    botCheck: 'other',
    policies: { terms: '#terms', privacy: '#privacy', cookies: '#cookies' },
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
    onLanguage: fn(),
  },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  name: 'links to the log-in, and goes back to the page before (D-AUTH-23)',
  tags: ['dev', 'autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The link contained an invite code, so its field is open and filled in. */
export const Invited: Story = { tags: ['dev', 'autodocs'], args: { step: { ...entry, inviteCode: 'HALDEN-7' } } };

/** For this number a call works better. Nothing is sent until the customer confirms. */
export const PreviewOfCall: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: { name: 'preview', phone: PHONE, method: 'call', otherMethod: 'sms' } },
};

export const Code: Story = { tags: ['dev', 'autodocs'], args: { step: codeStep } };

/** The notice that reCAPTCHA requires. */
export const Recaptcha: Story = { tags: ['dev', 'autodocs'], args: { botCheck: 'recaptcha' } };

export const BrokenTimer: Story = {
  name: 'shows “Something went wrong.” with “Try again” for an unknown time (REG-011, ERR-012)',
  args: { step: { ...codeStep, code: { ...code, resendAt: null } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onResendCode).toHaveBeenCalledOnce();
  },
};

export const DeliveryFailed: Story = {
  name: 'shows “Delivery failed, please contact us.” for a lost SMS without a message (REG-031, ERR-017)',
  args: { step: codeStep, delivery: { kind: 'failed', message: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delivery failed, please contact us.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
  },
};

export const NoAttemptsLeft: Story = {
  name: 'replaces the resend with “Contact support” at 0 attempts (REG-010, REG-023)',
  args: { step: { ...codeStep, code: { ...code, attemptsLeft: 0 } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalledOnce();
  },
};

export const PhoneRequired: Story = {
  name: 'does not submit an empty phone and focuses its field (REG-027)',
  play: async ({ canvas, args, userEvent, step }) => {
    await step('opens the three policies in new tabs (REG-005)', async () => {
      for (const name of ['Terms of use', 'Privacy policy', 'Cookie policy']) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      }
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Get a one-time code' }));
    await expectFocusOnFirstInvalid('Phone number', 'This field is required');
    await expect(args.onPhone).not.toHaveBeenCalled();
    await step('blocks a malformed invite code with “Invalid code” (REG-029, SET-033)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Already have an invitation code?' }));
      await userEvent.type(canvas.getByLabelText('Phone number'), PHONE);
      await userEvent.type(canvas.getByLabelText('Invite code'), 'no spaces{Enter}');
      await expectFocusOnFirstInvalid('Invite code', 'Invalid code');
      await expect(args.onPhone).not.toHaveBeenCalled();
    });
  },
};

export const EntryRefused: Story = {
  name: 'shows the provider’s refusals on phone and invite code, phone first (REG-029)',
  args: {
    step: { ...entry, inviteCode: 'HALDEN-7' },
    onPhone: fn<OnPhone>(async () => ({ kind: 'refused', fields: { phone: 'Not a mobile number', inviteCode: 'Used already' } })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Phone number'), PHONE);
    await userEvent.click(canvas.getByRole('button', { name: 'Get a one-time code' }));
    await expectRefusedField(context, 'Phone number', 'Not a mobile number', PHONE);
    await expect(canvas.getByLabelText('Invite code')).toHaveAccessibleDescription(/Used already/);
  },
};

export const AccountExists: Story = {
  name: 'offers login with the phone, and support, for an existing account (REG-024)',
  args: { onPhone: fn<OnPhone>(async () => ({ kind: 'accessRefused', issue: { kind: 'accountExists' } })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), `${PHONE}{Enter}`);
    const issue = await canvas.findByRole('alert');
    await expect(issue).toHaveTextContent('An account with this phone number already exists.');
    await userEvent.click(within(issue).getByRole('link', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledWith(PHONE);
  },
};

export const EmptyCode: Story = {
  name: 'shows “This field is required” for an empty code (REG-027, SET-031)',
  args: { step: codeStep },
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expectFocusOnFirstInvalid('Code', 'This field is required');
    await expect(args.onCode).not.toHaveBeenCalled();
    await step('accepts six digits by SMS and removes non-digits (SET-031)', async () => {
      await userEvent.type(canvas.getByLabelText('Code'), '12-34 5');
      await expect(canvas.getByLabelText('Code')).toHaveValue('12345');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
      await expectFocusOnFirstInvalid('Code', 'Invalid code');
      await expect(args.onCode).not.toHaveBeenCalled();
      await userEvent.type(canvas.getByLabelText('Code'), 'x678');
      await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
      await expect(args.onCode).toHaveBeenCalledWith('123456');
    });
  },
};

export const CallCodeDigits: Story = {
  name: 'accepts four digits by call (SET-031)',
  args: { step: { ...codeStep, code: { ...code, method: 'call', digits: 4 } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '1a2 345');
    await expect(canvas.getByLabelText('Code')).toHaveValue('1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onCode).toHaveBeenCalledWith('1234');
  },
};
