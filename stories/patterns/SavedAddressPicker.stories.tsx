import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SavedAddressPicker } from '@wallet/ui/patterns/addressBook';
import { ANNA, STUDIO, VAULT } from '../support/addressBook.ts';

const meta = {
  component: SavedAddressPicker,
  args: { saved: [ANNA, STUDIO, VAULT], href: '#address-book', network: 'BTC', address: '', onAddress: fn() },
} satisfies Meta<typeof SavedAddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
/** No address of this network is saved. Only the link to the address book is shown. */
export const NoneSaved: Story = {
  args: { network: 'SOL' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const ByKeyboard: Story = {
  name: 'lists the addresses of the network by name, with search (WISH-007)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog'));
    await expect(picker.getAllByRole('option').map(({ textContent }) => textContent?.startsWith(VAULT.name))).toEqual([false, false]);
    (await picker.findByRole('combobox')).focus();
    await userEvent.keyboard('stu{Enter}');
    await expect(args.onAddress).toHaveBeenCalledWith(STUDIO.address);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
