import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyRow } from '@wallet/ui/components/CopyBox';
import { inList } from '../support/decorators.tsx';

const meta = {
  component: CopyRow,
  args: { label: 'IBAN', value: 'LT60 1010 0123 4567 8901', copyText: 'LT601010012345678901', onCopy: fn(async () => undefined) },
  decorators: [inList('Requisites')],
} satisfies Meta<typeof CopyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** The IBAN is copied without spaces. A tick confirms it for a moment. */
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('LT601010012345678901');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** The clipboard is not available. */
export const Refused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no permission'))) },
  play: async ({ canvas, userEvent, step }) => {
    await step('selects the value and asks the customer to copy it manually (D-SEPA-27)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Press and hold to copy'));
      await expect(document.getSelection()?.toString()).toBe('LT60 1010 0123 4567 8901');
    });
  },
};

export const LongText: Story = {
  args: { label: 'Beneficiary address', value: 'Konstitucijos prospektas 7, 20th floor, 09308 Vilnius, Republic of Lithuania' },
};
