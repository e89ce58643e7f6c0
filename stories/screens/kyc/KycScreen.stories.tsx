import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KycScreen, type KycScreenProps, type KycView } from '@wallet/ui/screens/kyc';
import { expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type OnApply = KycScreenProps['onApply'];
type OnSave = KycScreenProps['onSavePassword'];

const intro: KycView = { name: 'intro', needsPassport: false };
const setPassword: KycView = { name: 'setPassword', username: '+37060000009' };

const meta = {
  component: KycScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    view: intro,
    onApply: fn<OnApply>(async () => ({ kind: 'done' })),
    onFrameWindow: fn(),
    onCloseCameraWarning: fn(),
    onFinishAgain: fn<OnApply>(async () => ({ kind: 'done' })),
    onSavePassword: fn<OnSave>(async () => ({ kind: 'done' })),
    onBack: fn(),
    assetsHref: '#assets',
    supportHref: '#support',
  },
} satisfies Meta<typeof KycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the customer needs for the check. */
export const Intro: Story = {};

/** Only passports of this country are accepted. */
export const PassportNeeded: Story = { args: { view: { name: 'intro', needsPassport: true } } };

export const Moderating: Story = { args: { view: { name: 'moderating' } } };

export const Finishing: Story = { args: { view: { name: 'finishing' } } };

/** The check is complete, but the provider could not be notified. */
export const Unfinished: Story = { args: { view: { name: 'unfinished', failure: 'offline' } } };

/** The last step. */
export const SetPassword: Story = { args: { view: setPassword } };

export const Frame: Story = {
  name: 'names the browsers for the camera in a closable warning (KYC-011)',
  tags: ['!dev', '!autodocs'],
  args: { view: { name: 'frame', url: 'about:blank', showsCameraWarning: true } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('To use your camera, open this page in Chrome on Android or Safari on iOS.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onCloseCameraWarning).toHaveBeenCalledOnce();
  },
};

export const ApplyOffline: Story = {
  name: 'stays on the intro without a network and shows a message (KYC-005)',
  tags: ['!dev', '!autodocs'],
  args: { onApply: fn<OnApply>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply for KYC' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
  },
};

export const Criteria: Story = {
  name: 'ticks criteria while typing and enables the button when all are met (PWD-003, PWD-009, SET-024)',
  tags: ['!dev', '!autodocs'],
  args: { view: setPassword },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'halden{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSavePassword).not.toHaveBeenCalled();
    await expect(canvas.getByRole('listitem', { name: 'Lowercase letter, met' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Number, not met yet' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'Fjord7');
    await expect(canvas.getByRole('button', { name: 'Save password' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'haldenFjord7{Enter}');
    await expect(args.onSavePassword).toHaveBeenCalledWith('haldenFjord7');
  },
};

export const ForbiddenSymbol: Story = {
  name: 'shows “Symbol not allowed” as soon as a space is typed (PWD-002, PWD-004, PWD-005)',
  tags: ['!dev', '!autodocs'],
  args: { view: setPassword },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Halden 2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Symbol not allowed');
  },
};

export const Different: Story = {
  name: `shows “Passwords don't match” when the field loses focus (PWD-007)`,
  tags: ['!dev', '!autodocs'],
  args: { view: setPassword },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'HaldenFjord7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'HaldenFjord8');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Passwords don't match");
  },
};

export const RefusedPassword: Story = {
  name: 'shows the provider’s message on the password field (PWD-012, ERR-042)',
  tags: ['!dev', '!autodocs'],
  args: {
    view: setPassword,
    onSavePassword: fn<OnSave>(async () => ({ kind: 'refused', fields: { password: 'Choose another password' } })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Password'), 'Password1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Password1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expectRefusedField(context, 'Password', 'Choose another password', 'Password1');
  },
};

const host = { allow: 'camera; microphone; fullscreen', announces: true, hasSpoken: false };
const check = { name: 'frame', url: 'about:blank', showsCameraWarning: false } as const;

/** The identity host on another origin has not sent a message yet, so help is offered below the frame (THIRD-044). */
export const FrameLoading: Story = {
  args: { view: { ...check, host } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do you see an empty frame?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FrameSendsMessages: Story = {
  name: 'offers no help below the frame once the host has sent a message (THIRD-043, THIRD-044)',
  tags: ['!dev', '!autodocs'],
  args: { view: { ...check, host: { ...host, hasSpoken: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Do you see an empty frame?')).toBeNull();
    await expect(canvas.getByTitle('Verify your identity')).toHaveAttribute('referrerpolicy', 'origin');
  },
};
