import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ActivationStop, BiometricsScreen, type BiometricsScreenProps } from '@wallet/ui/screens/biometrics';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type OnActivate = BiometricsScreenProps['onActivate'];
const resolveStopped = (by: ActivationStop['by']) => fn<OnActivate>(async () => ({ kind: 'stopped', by }));

const meta = {
  component: BiometricsScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    device: 'biometric',
    appHref: 'https://store.example',
    passkeysHref: '#security',
    onActivate: fn<OnActivate>(async () => ({ kind: 'done' })),
    onLeave: fn(),
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
  },
} satisfies Meta<typeof BiometricsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const confirm: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'Halden2026{Enter}');
};

/** The password has to be entered again. */
export const Password: Story = {};

export const AsksForPassword: Story = {
  name: 'asks for the password before activation, and names it when it is missing (SET-004, D-APP-33, D-APP-34)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter your password' })).toBeVisible();
    await expect(canvas.getByText('Repeat your password to activate the Face ID or Touch ID function')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expectFocusOnFirstInvalid('Password', 'This field is required');
    await expect(args.onActivate).not.toHaveBeenCalled();
  },
};

/** A browser has no biometrics. */
export const Browser: Story = {
  name: 'offers the app in a browser, and a passkey for the browser itself (BIO-005)',
  args: { device: 'browser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', 'https://store.example');
    await expect(canvas.getByRole('link', { name: 'Use a passkey in this browser' })).toHaveAttribute('href', '#security');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const BrowserWithoutPasskeys: Story = {
  name: 'does not mention passkeys where the provider has none (BIO-005)',
  tags: ['!dev', '!autodocs'],
  args: { device: 'browser', passkeysHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toBeVisible();
    await expect(canvas.queryByText(/passkey/)).toBeNull();
  },
};

export const Activated: Story = { play: confirm };

export const WrongPassword: Story = {
  name: 'shows “Invalid password” under the field (AUTH-023, ERR-030)',
  tags: ['!dev', '!autodocs'],
  args: { onActivate: resolveStopped('wrongPassword') },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid password');
    await expect(context.canvas.getByText('You entered the wrong password. Check the correctness and try again.')).toBeVisible();
    await expectRefusedField(context, 'Password', 'Invalid password', 'Halden2026');
  },
};

export const FailedTwice: Story = {
  name: 'offers a retry after the first failure, and ends in Settings after the second (BIO-009, BIO-010, BIO-018)',
  tags: ['!dev', '!autodocs'],
  args: { onActivate: resolveStopped('failed') },
  play: async (context) => {
    const { userEvent, args, step } = context;
    await confirm(context);
    const first = await screen.findByRole('dialog', { name: 'Failed to recognize biometrics' });
    await step('the first failure says so (ERR-034)', async () => {
      await expect(first).toHaveTextContent('Please try again later.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await step('the second one leads to Settings (SET-007, ERR-041, LIM-045)', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByText("We couldn't activate biometrics, try again later in Settings.")).toBeVisible());
    });
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LockedOut: Story = {
  name: 'shows that the system accepts no more attempts (BIO-011, ERR-040, SET-008)',
  tags: ['!dev', '!autodocs'],
  args: { onActivate: resolveStopped('lockedOut') },
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Too many attempts to log in using biometrics' })).toBeVisible());
  },
};
