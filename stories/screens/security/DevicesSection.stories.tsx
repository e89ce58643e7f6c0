import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DevicesSection, type DevicesSectionProps, type DeviceView } from '@wallet/ui/screens/security';

const own: DeviceView = {
  id: '1',
  name: 'Chrome on Windows',
  current: true,
  lastActive: null,
  signedIn: 'Today, 09:26',
  method: 'passkey',
  place: null,
};
const phone: DeviceView = {
  id: '2',
  name: 'Halden app on iOS',
  current: false,
  lastActive: 'Today, 08:02',
  signedIn: 'Mar 02, 21:40',
  method: 'code',
  place: 'Vilnius, Lithuania',
};
const unknown: DeviceView = { ...phone, id: '3', name: 'Unknown device', lastActive: 'Yesterday, 23:58', method: 'password', place: null };
const buildReady = (...content: readonly DeviceView[]): DevicesSectionProps['devices'] => ({ kind: 'ready', content });

const meta = {
  component: DevicesSection,
  args: {
    devices: buildReady(own, phone, unknown),
    onEnd: fn<DevicesSectionProps['onEnd']>(async () => ({ kind: 'done' })),
    onEndOthers: fn<DevicesSectionProps['onEndOthers']>(async () => ({ kind: 'done' })),
  },
} satisfies Meta<typeof DevicesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This device comes first, the others are sorted by last use. */
export const Default: Story = {};

/** No other device is signed in, so no log-out is offered (DEV-005). */
export const OnlyThisDevice: Story = {
  args: { devices: buildReady(own) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are signed in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { devices: { kind: 'loading' } } };

export const Failed: Story = { args: { devices: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const Offline: Story = { args: { devices: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

/** Devices beyond the first twenty are behind "Show all". */
export const Many: Story = {
  args: { devices: buildReady(own, ...Array.from({ length: 24 }, (_, index) => ({ ...unknown, id: `many ${index}` }))) },
};

export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Halden app on iOS' }));
    await screen.findByRole('dialog', { name: 'Log out this device?' });
  },
};

export const LogsOut: Story = {
  name: 'logs out another device after a confirmation that closes first (DEV-002)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Halden app on iOS' }));
    await screen.findByText('Halden app on iOS must log in again.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Halden app on iOS' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledWith('2');
    await step('logs out all other devices and states how many in the dialog (DEV-002)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out all other devices' }));
      const dialog = await screen.findByRole('dialog', { name: 'Log out all other devices?' });
      await expect(dialog).toHaveTextContent('2 devices must log in again.');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Log out all other devices' }));
      await screen.findByRole('dialog');
      await userEvent.click(screen.getAllByRole('button', { name: 'Log out all other devices' }).at(-1) ?? document.body);
      await waitFor(() => expect(args.onEndOthers).toHaveBeenCalledOnce());
    });
  },
};

export const LogOutFailed: Story = {
  name: 'shows a failed log-out above the list, which stays (DEV-005)',
  args: { onEnd: fn<DevicesSectionProps['onEnd']>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Unknown device' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(canvas.getByText('Halden app on iOS')).toBeVisible();
  },
};

export const ShowsAll: Story = {
  name: 'shows the devices beyond twenty on request (DEV-001)',
  tags: ['!dev', '!autodocs'],
  args: Many.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all (25)' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
  },
};
