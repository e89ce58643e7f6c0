import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CardTopUpScreen } from '@wallet/ui/screens/card-topup';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import form from './CardTopUpScreen.stories.tsx';

const meta = {
  component: CardTopUpScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: form.args,
} satisfies Meta<typeof CardTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCard: Story = {
  name: 'asks for a card before it charges one (CARD-028, LIB-024)',
  args: { cards: [], draft: '75', banks: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Top up' }));
    await expect(args.onNewCard).toHaveBeenCalledWith('75');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnknownCard: Story = {
  name: 'waits for a choice between several ways while none is chosen (CARD-028, LIB-024)',
  args: { cardId: 99, draft: '75', banks: [{ id: 1, name: 'Kolm Bank' }, { id: 2 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Top up' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Using' })).toHaveTextContent('Choose a card');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Using' }));
    await expect(await screen.findByRole('option', { name: /Kolm Bank/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /EU bank transfer/ })).toBeVisible();
  },
};

export const ExpiredCard: Story = {
  name: 'does not charge an expired card (D-CARDS-03)',
  args: { cards: form.args.cards.map((card) => ({ ...card, isExpired: true })), draft: '75', presets: ['1000'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This card has expired. Choose another one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Top up' })).toBeDisabled();
    await expect(within(canvas.getByRole('group', { name: 'Amounts' })).getByRole('button')).toHaveTextContent('€1,000');
  },
};

export const PaymentMethods: Story = {
  name: 'lists cards, "New card" and the bank, and keeps the amount (CARD-028, D-CUR-16)',
  args: { draft: '75' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Using' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Visa 4821'),
      expect.stringContaining('Mastercard 0077'),
      expect.stringContaining('New card'),
      expect.stringContaining('EU bank transfer'),
    ]);
    await userEvent.click(screen.getByRole('option', { name: /EU bank transfer/ }));
    await waitFor(() => expect(args.onBank).toHaveBeenCalledWith(1, '75'));
  },
};
