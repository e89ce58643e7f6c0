import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CardTopUpScreen } from '@wallet/ui/screens/card-topup';
import { eur } from '../../support/amounts.ts';
import form from './CardTopUpScreen.stories.tsx';

const meta = { ...form } satisfies Meta<typeof CardTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const EXPRESS = <button type="button">Google Pay</button>;

export const Express: Story = {
  name: 'shows a wallet’s button above "Top up" for a valid amount, with the total (THIRD-031)',
  tags: ['!dev', '!autodocs'],
  args: { draft: '9', express: { isOffered: true, render: fn(() => EXPRESS) } },
  play: async ({ canvas, args, userEvent }) => {
    const button = () => canvas.queryByRole('button', { name: 'Google Pay' });
    const type = async (amount: string) => {
      await userEvent.clear(canvas.getByLabelText('Amount'));
      await userEvent.type(canvas.getByLabelText('Amount'), amount);
    };
    await expect(button()).toBeNull();
    await type('1500.01');
    await expect(button()).toBeNull();
    await type('100');
    await expect(args.express?.render).toHaveBeenLastCalledWith({ amount: eur('100.00'), total: eur('102.87') });
    const topUp = canvas.getByRole('button', { name: 'Top up' });
    await expect(button()?.compareDocumentPosition(topUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ExpressUnknown: Story = {
  name: 'takes no space until a wallet is known, and is disabled during a payment (THIRD-031)',
  tags: ['!dev', '!autodocs'],
  args: { draft: '100', state: { name: 'processing' }, express: { isOffered: false, render: () => EXPRESS } },
  play: async ({ canvas }) => {
    const place = canvas.getByText('Google Pay').parentElement;
    await expect(place?.getBoundingClientRect().height).toBe(0);
    await expect(place?.inert).toBe(true);
    await expect(canvas.queryByRole('button', { name: 'Google Pay' })).toBeNull();
  },
};
