import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhoneField } from '@wallet/ui/components/TextField';
import { inWidth } from '../support/decorators.tsx';

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

/** Returns the box that a person sees of a field's digits, which have no element of their own. */
function measureDigits(input: HTMLInputElement): { readonly left: number; readonly right: number } {
  const { font, letterSpacing, direction, textAlign } = getComputedStyle(input);
  const copy = Object.assign(document.createElement('span'), { textContent: input.value });
  Object.assign(copy.style, { position: 'absolute', whiteSpace: 'pre', font, letterSpacing });
  document.body.append(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  const { left, right } = input.getBoundingClientRect();
  const isAtRight = textAlign === 'right' || textAlign === (direction === 'rtl' ? 'start' : 'end');
  return isAtRight ? { left: right - width, right } : { left, right: left + width };
}

const fromTheRight: Story = {
  args: { defaultValue: '+201001234567' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Egypt').getBoundingClientRect();
    const digits = measureDigits(canvas.getByLabelText<HTMLInputElement>('Phone number'));
    await expect(name.width).toBeGreaterThan(0);
    await expect(name.right).toBeLessThan(digits.left);
  },
};

export const FromTheRightAt320: Story = {
  ...fromTheRight,
  tags: ['!dev', '!autodocs'],
  name: 'keeps the country’s name off the digits in a page from right to left, at 320 px (APP-014)',
  decorators: [inWidth(288)],
};
export const FromTheRightOnPhone: Story = {
  ...fromTheRight,
  tags: ['!dev', '!autodocs'],
  name: 'keeps the country’s name off the digits in a page from right to left, at 390 px (APP-014)',
  globals: { ...fromTheRight.globals, viewport: { value: 'phone' } },
};
export const FromTheRightOnDesktop: Story = {
  ...fromTheRight,
  tags: ['!dev', '!autodocs'],
  name: 'keeps the country’s name off the digits in a page from right to left, at 1280 px (APP-014)',
  globals: { ...fromTheRight.globals, viewport: { value: 'desktop' } },
};
