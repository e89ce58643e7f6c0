import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReportOutcomeDialog } from '@wallet/ui/screens/reports';

const meta = {
  component: ReportOutcomeDialog,
  args: { outcome: { kind: 'done' }, supportHref: '#support', onClose: fn() },
} satisfies Meta<typeof ReportOutcomeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generating: Story = {};

/** The provider's message, with a link to support (D-REP-13). */
export const Refused: Story = {
  args: { outcome: { kind: 'supportNeeded', message: 'Please confirm your e-mail first' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Please confirm your e-mail first');
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support');
  },
};

export const Message: Story = {
  name: 'shows the provider’s message in the generic error modal (D-REP-10)',
  tags: ['!dev', '!autodocs'],
  args: { outcome: { kind: 'refused', message: 'This value is not valid' } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'This could not be done' });
    await expect(dialog).toHaveTextContent('This value is not valid');
    await expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { outcome: { kind: 'failed', failure: 'offline' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Please check your internet connection and try again.');
  },
};

export const Failed: Story = {
  name: 'announces a fix on any other failure (D-REP-10)',
  tags: ['!dev', '!autodocs'],
  args: { outcome: { kind: 'failed', failure: 'unavailable' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent("Don't worry, we'll fix it.");
  },
};
