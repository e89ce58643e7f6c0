import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { BuyScreen } from '@wallet/ui/screens/trade';
import { btc, eth } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import form from './BuyScreen.stories.tsx';
import { bitcoinPurchase } from './buildTrade.ts';

const meta = { component: BuyScreen, ...inCustomerFrame, args: form.args } satisfies Meta<typeof BuyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both pickers, the swap button, and links to the other kinds of trade. */
export const AllOptions: Story = {
  args: {
    page: {
      kind: 'ready',
      content: {
        ...bitcoinPurchase,
        coin: 'crypto:201',
        coins: [
          { value: 'crypto:201', name: 'Bitcoin', balance: btc('0.48215') },
          { value: 'crypto:202', name: 'Ethereum', balance: eth('3.1') },
        ],
      },
    },
    draft: '1000',
    ways: { buy: '#buy', sell: '#sell', exchange: '#exchange' },
    onWay: fn(),
    onCoin: fn(),
    onSwap: fn(),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const ways = within(canvas.getByRole('navigation', { name: 'Kind of trade' }));
    await expect(ways.getByText('Buy')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(ways.getByRole('link', { name: 'Sell' }));
    await expect(args.onWay).toHaveBeenCalledWith('#sell');
    await expect(canvas.getByLabelText('You get')).toHaveValue('0.01655887');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Swap' }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
    await expect(args.onSwap).toHaveBeenCalledWith('0.01655887');
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }));
    await userEvent.click(await screen.findByRole('option', { name: /Ethereum/ }));
    await expect(args.onCoin).toHaveBeenCalledWith('crypto:202', '1000');
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
  },
};
