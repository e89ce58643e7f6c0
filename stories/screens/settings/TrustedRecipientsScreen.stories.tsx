import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type TrustedRecipientItem, TrustedRecipientsScreen, type TrustedRecipientsScreenProps } from '@wallet/ui/screens/settings';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Remove = TrustedRecipientsScreenProps['onRemove'];

const address: TrustedRecipientItem = {
  id: '3',
  kind: 'address',
  value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  name: 'Anna Keller',
  since: '14 Mar 2026',
};
const unnamed: TrustedRecipientItem = {
  ...address,
  id: '2',
  value: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  name: null,
  since: '02 Mar 2026',
};
const iban: TrustedRecipientItem = { id: '1', kind: 'iban', value: 'DE89370400440532013000', name: null, since: '28 Dec 2025' };
const buildReady = (...content: readonly TrustedRecipientItem[]): TrustedRecipientsScreenProps['page'] => ({ kind: 'ready', content });

const meta = {
  component: TrustedRecipientsScreen,
  ...inCustomerFrame,
  args: { page: buildReady(address, unnamed, iban), onRemove: fn<Remove>(async () => ({ kind: 'done' })), onBack: fn() },
} satisfies Meta<typeof TrustedRecipientsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pressRemove = async ({ canvas, userEvent }: Context, name: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await screen.findByRole('dialog', { name: 'Remove this recipient?' });
};
const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Newest first, with shortened addresses, IBANs in groups of four, and names above them (BRAKE-016). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Keller')).toBeVisible();
    await expect(canvas.getByText('0x71C76…8976F')).toBeVisible();
    await expect(canvas.getByText('1BvBMSE…aNVN2')).toBeVisible();
    await expect(canvas.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(canvas.getByText('Since 28 Dec 2025')).toBeVisible();
  },
};

export const Empty: Story = { args: { page: buildReady() } };

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const Failed: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const Offline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

export const Confirming: Story = { play: (context) => pressRemove(context, 'Anna Keller') };

export const Removed: Story = {
  name: 'removes a recipient after a confirmation, and keeps it on "Keep" and Escape (BRAKE-016)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await pressRemove(context, 'DE89 3704 0044 0532 0130 00');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await waitForClose();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove DE89/ })).toHaveFocus());
    await pressRemove(context, 'Anna Keller');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await pressRemove(context, 'Anna Keller');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await waitForClose();
  },
};

export const RemovedOnce: Story = {
  name: 'removes once on two presses, and shows a failure in the open dialog (BRAKE-016)',
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn<Remove>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async (context) => {
    await pressRemove(context, 'Anna Keller');
    const remove = screen.getByRole('button', { name: 'Remove' });
    remove.click();
    remove.click();
    await waitFor(() => expect(screen.getByText('No internet connection!')).toBeVisible());
    await expect(context.args.onRemove).toHaveBeenCalledTimes(1);
  },
};
