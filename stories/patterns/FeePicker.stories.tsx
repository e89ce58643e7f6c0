import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeePicker, type FeeQuote } from '@wallet/ui/patterns/transfer';
import { btc } from '../support/amounts.ts';
import { useControlled } from '../support/useControlled.ts';

const feeQuote: FeeQuote = {
  kind: 'quoted',
  options: [
    { speed: 'slow', fee: btc('0.00002100'), minutes: '60' },
    { speed: 'average', fee: btc('0.00004200'), minutes: '20' },
    { speed: 'fast', fee: btc('0.00008400'), minutes: '5' },
  ],
};

const meta = {
  component: FeePicker,
  args: { quote: feeQuote, speed: 'average', issue: undefined, onSpeed: fn(), onRetry: fn() },
  render: function Controlled(args) {
    const [speed, onSpeed] = useControlled(args.speed, args.onSpeed);
    return <FeePicker {...args} speed={speed} onSpeed={onSpeed} />;
  },
} satisfies Meta<typeof FeePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Speed, fee and duration. */
export const Chosen: Story = {};
export const NoneChosen: Story = { name: 'None is chosen yet (D-SEND-03)', tags: ['!dev', '!autodocs'], args: { speed: null } };
export const Disabled: Story = {
  name: 'is disabled while the amount is empty or invalid (SEND-015)',
  tags: ['!dev', '!autodocs'],
  args: { quote: null, speed: null, disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};
/** The fee is being requested, and the picker shows it. */
export const Requesting: Story = {
  args: { quote: null, speed: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};
export const TooLittle: Story = {
  name: 'shows that there is not enough to pay the fee (SEND-014)',
  tags: ['!dev', '!autodocs'],
  args: { issue: 'Not enough BTC to pay fee' },
};
export const Offline: Story = {
  name: 'shows the offline failure with a retry (D-SEND-32)',
  tags: ['!dev', '!autodocs'],
  args: { quote: { kind: 'failed', failure: 'offline' }, speed: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No internet connection!');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
