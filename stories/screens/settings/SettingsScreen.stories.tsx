import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SettingsScreen, type SettingsScreenProps } from '@wallet/ui/screens/settings';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

type Request = NonNullable<SettingsScreenProps['onRequestBroker']>;

const meta = {
  component: SettingsScreen,
  tags: ['!dev', '!autodocs'],
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 1200 } } },
  args: {
    biometrics: { state: 'browser' },
    onBiometrics: fn(),
    appHref: '#store',
    securityHref: '/settings/security',
    trustedHref: '/trusted-recipients',
    changePasswordHref: '#change-password',
    autoLock: '5',
    onAutoLock: fn(),
    currency: 'EUR',
    onCurrency: fn(),
    theme: 'system',
    onTheme: fn(),
    contrast: 'standard',
    onContrast: fn(),
    language: 'en',
    onLanguage: fn(),
    broker: 'none',
    onRequestBroker: fn<Request>(async () => ({ kind: 'done' })),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Browser: Story = {
  name: 'disables the switch in a browser and links to the app (SET-002, D-SET-02)',
  play: async ({ canvas, args, userEvent, step }) => {
    const toggle = canvas.getByRole('switch', { name: 'Use Touch ID' });
    await expect(toggle).toBeDisabled();
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getByText("Touch ID doesn't work in the browser")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', '#store');
    await step('links to the trusted recipients (BRAKE-016)', async () => {
      await expect(canvas.getByRole('link', { name: 'Trusted recipients' })).toHaveAttribute('href', '/trusted-recipients');
    });
    await step('offers auto-lock after 1, 2 and 5 minutes (WISH-014)', async () => {
      await expect(canvas.getByRole('radio', { name: '5 min' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: '1 min' }));
      await expect(args.onAutoLock).toHaveBeenCalledWith('1');
    });
    await step('lists languages by their own names (WISH-020)', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }));
      await expect(args.onLanguage).toHaveBeenCalledWith('de');
    });
    await step('changes theme and contrast immediately (WISH-019)', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(args.onTheme).toHaveBeenCalledWith('dark');
      await userEvent.click(canvas.getByRole('switch', { name: /^Higher contrast/ }));
      await expect(args.onContrast).toHaveBeenCalledWith('more');
    });
    await step('enables "Apply" for another currency (SET-009, SET-010, D-SET-08)', async () => {
      const apply = canvas.getByRole('button', { name: 'Apply' });
      await expect(canvas.getByRole('radio', { name: /^Euro/ })).toBeChecked();
      await expect(apply).toBeDisabled();
      await userEvent.click(canvas.getByRole('radio', { name: /^US dollar/ }));
      await expect(args.onCurrency).not.toHaveBeenCalled();
      await userEvent.click(apply);
      await expect(args.onCurrency).toHaveBeenCalledWith('USD');
    });
  },
};

export const FaceOff: Story = {
  name: 'requests activation with "Use Face ID" (SET-001)',
  args: { biometrics: { state: 'off', kind: 'face' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Log in using biometrics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Use Face ID' }));
    await expect(args.onBiometrics).toHaveBeenCalledWith(true);
  },
};

export const TouchOn: Story = {
  name: 'turns "Use Touch ID" off (SET-001, D-SET-04)',
  args: { biometrics: { state: 'on', kind: 'touch' } },
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Use Touch ID' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onBiometrics).toHaveBeenCalledWith(false);
  },
};

export const SystemOff: Story = {
  name: 'shows a notice when biometrics are off in the device’s settings (SET-003, D-SET-03)',
  args: { biometrics: { state: 'systemOff', kind: 'face' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Use Face ID' })).toBeDisabled();
    await expect(canvas.getByText(/^Turn on biometrics in your device settings/)).toBeVisible();
  },
};

export const RequestBroker: Story = {
  name: 'requests the broker account once, however often it is pressed (SET-012, SET-014, D-SET-11)',
  args: { onRequestBroker: fn<Request>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Request broker account' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRequestBroker).toHaveBeenCalledTimes(1);
  },
};

export const BrokerRequested: Story = {
  name: 'disables and renames the button of a requested broker account (SET-013)',
  args: { broker: 'requested' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Broker account requested' })).toBeDisabled();
  },
};

export const BrokerDecided: Story = {
  name: 'shows no broker section once it is rejected or signed (SET-016)',
  args: { broker: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Broker account' })).toBeNull();
  },
};

export const BrokerFailed: Story = {
  name: 'shows a failed request in the generic modal (D-SET-11, HOME-073)',
  args: { onRequestBroker: fn<Request>(async () => ({ kind: 'refused' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request broker account' }));
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(
      "We’re sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
    );
  },
};

export const BrokerOffline: Story = {
  name: 'says why a request could not be sent instead of apologizing (D-SET-11)',
  tags: ['picture:none'],
  args: { onRequestBroker: fn<Request>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request broker account' }));
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent('No internet connection!');
  },
};

export const WithoutBrake: Story = {
  name: 'hides trusted recipients without transfer checks, and the security section without passkeys (BRAKE-016, SCA-001)',
  args: { trustedHref: null, securityHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Trusted recipients' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Security' })).toBeNull();
  },
};

export const Chosen: Story = { tags: ['dev', 'autodocs'], args: { currency: 'USD', theme: 'dark', contrast: 'more', autoLock: '1' } };

export const Rail: Story = {
  name: 'shows the customer’s pages beside it on a desktop (DESK-009)',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('navigation', { name: 'Your account' });
    await expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
    await expect(within(rail).getByRole('link', { name: 'Security' })).toHaveAttribute('href', '#security');
  },
};
