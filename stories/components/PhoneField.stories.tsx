import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhoneField } from '@wallet/ui/components/TextField';

const meta = { component: PhoneField, args: { label: 'Phone number', onValueChange: fn() } } satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '+37060000001' } };
export const WithIssue: Story = { args: { defaultValue: '+12', issue: 'Invalid phone number' } };
export const Disabled: Story = { args: { defaultValue: '+37060000001', disabled: true } };

export const Typed: Story = {
  name: 'keeps only a plus and digits while typing (FMT-001)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.type(phone, '370 600-00001');
    await expect(phone).toHaveValue('+37060000001');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+37060000001');
    await step('keeps only a plus and digits of a paste (FMT-001)', async () => {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste('(+370) 600-00001');
      await expect(phone).toHaveValue('+37060000001');
    });
  },
};

/** After a digit is inserted in the middle, the caret stays right after it. */
export const CaretKept: Story = {
  args: { defaultValue: '+37060000001' },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>('Phone number');
    await userEvent.click(phone);
    phone.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect(phone).toHaveValue('+370960000001');
    await expect(phone.selectionStart).toBe(5);
  },
};
