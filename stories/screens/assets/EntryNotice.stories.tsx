import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EntryNotice } from '@wallet/ui/screens/assets';

const meta = {
  component: EntryNotice,
  args: { notice: 'cardLimitations', onOpenChange: fn() },
} satisfies Meta<typeof EntryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown to all customers. */
export const CardLimitations: Story = {};

/** Shown to customers who are subject to the travel rule. */
export const TravelRule: Story = { args: { notice: 'travelRule' } };

export const Texts: Story = {
  name: 'names the countries whose card payments are not processed (HOME-027, D-HOME-12)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Important notice' })).toHaveTextContent(
      'Card payments cannot be processed from Russia, Belarus and Ukraine.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
