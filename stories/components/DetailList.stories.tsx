import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { money } from '@wallet/core/money/money';
import { DetailList } from '@wallet/ui/components/DetailList';
import { Money } from '@wallet/ui/foundations/Money';
import { btc } from '../support/amounts.ts';

const onCopy = fn(async () => undefined);
const meta = {
  component: DetailList,
  args: {
    onCopy,
    items: [
      { label: 'Date', value: 'Today, 11:05' },
      { label: 'To address', value: 'bc1q9h7…t4m2k', copyText: 'bc1q9h7zk3x8v0c2n5m7q4w6e8r0t2y4u6i8t4m2k' },
      { label: 'Network fee', value: <Money value={btc('0.000042')} /> },
      { label: 'Total amount', value: <Money value={btc('0.050042')} />, strong: true },
    ],
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Divided: Story = {};
export const Compact: Story = { args: { variant: 'compact' } };

/** A long value, such as a comment or a full address, goes below its label. */
export const LongValues: Story = {
  args: {
    items: [
      { label: 'Details', value: 'Deposit for the studio, second part of three, as agreed by e-mail on the ninth', long: true },
      { label: 'A label that is itself rather long for a phone', value: 'and a value that does not fit beside it any more' },
    ],
  },
};

export const LongFigure: Story = {
  name: 'wraps a figure that does not fit, so that no digit is cut off (LIB-028)',
  tags: ['!dev', '!autodocs'],
  args: { items: [{ label: 'Amount', value: <Money value={money('123456789012.123456789012345678', 'LUM', 18)} />, strong: true }] },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <DetailList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    await expect(list?.scrollWidth).toBe(240);
    await expect(list?.querySelector('[data-variant]')?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** A shortened value is copied in full, and screen readers announce 'Copied'. */
export const CopiesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const copy = canvas.getByRole('button', { name: 'Copy To address' });
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('bc1q9h7zk3x8v0c2n5m7q4w6e8r0t2y4u6i8t4m2k');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copy).toHaveFocus();
  },
};
