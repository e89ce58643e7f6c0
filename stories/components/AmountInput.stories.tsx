import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AmountInput } from '@wallet/ui/components/AmountInput';
import { Stack } from '@wallet/ui/foundations/Layout';
import { Money } from '@wallet/ui/foundations/Money';
import { LocaleProvider } from '@wallet/ui/texts';
import { eur } from '../support/amounts.ts';
import { inWidth } from '../support/decorators.tsx';
import { useControlled } from '../support/useControlled.ts';

const meta = {
  component: AmountInput,
  args: { label: 'Amount', value: '', decimals: 2, sign: '€', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <AmountInput {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof AmountInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '0.00' } };
export const Filled: Story = { args: { value: '1000.00', hint: 'Min: more than €10.00' } };
export const Crypto: Story = { args: { value: '0.90000000', decimals: 8, sign: undefined, suffix: <span>BTC</span> } };
export const OverTheLimit: Story = {
  args: { value: '0.90', decimals: 8, sign: undefined, suffix: <span>BTC</span>, issue: 'Not enough funds' },
};
export const Converted: Story = { args: { value: '500', converted: '≈ 0.00816 BTC' } };
export const Disabled: Story = { args: { value: '500', disabled: true } };
/** The main amount of an operation, in large type. */
export const Bare: Story = {
  args: { look: 'bare', value: '500', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByLabelText('Amount')).fontSize).toBe('48px');
  },
};
export const BareEmpty: Story = { args: { look: 'bare', placeholder: '0', labelHidden: true } };
/** A long amount shrinks to fit. It never wraps or scrolls. */
export const BareLong: Story = {
  args: { look: 'bare', value: '1234567890.12', labelHidden: true },
  decorators: [inWidth(280)],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Amount');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};
export const BareInColumn: Story = {
  ...BareLong,
  name: 'fits the column that it is in, with 12 digits and 18 decimals on a wide screen (LIB-028)',
  tags: ['!dev', '!autodocs'],
  args: { ...BareLong.args, decimals: 18, value: '123456789012.123456789012345678' },
  globals: { viewport: { value: 'desktop' } },
};
/** The amount at the end of an exchange cell. */
export const InExchangeCell: Story = {
  args: { look: 'cell', value: '1000', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByLabelText('Amount')).fontSize).toBe('40px');
  },
};

export const FromTheRight: Story = {
  name: 'has its sign where a Money has it, in a page from right to left (WISH-020)',
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack gap={8}>
      {['ar-EG', 'he-IL', 'fa-IR'].map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <AmountInput {...args} look="bare" labelHidden value="1234.56" approximate />
          <AmountInput {...args} look="cell" labelHidden value="1234.56" />
          <Money variant="row" approximate value={eur('1234.56')} />
        </LocaleProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByRole('textbox');
    await expect(inputs).toHaveLength(6);
    for (const input of inputs) {
      const sign = within(input.parentElement ?? input).getByText(/€/);
      await expect(sign.getBoundingClientRect().right).toBeLessThan(input.getBoundingClientRect().right);
    }
  },
};

export const CommaBecomesDot: Story = {
  name: 'turns a comma into a dot (FMT-024, SEPA-030)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '12,5');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
};
/** A rejected keystroke leaves the text as it is. The field flashes for 400 ms and shows the reason until the next edit. */
export const Rejected: Story = {
  name: 'rejects a third decimal with a flash (FMT-025, SEPA-030)',
  tags: ['!dev', '!autodocs'],
  args: { value: '12.50' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('12.50');
    await expect(canvasElement.querySelector('[data-rejected]')).not.toBeNull();
    await expect(canvas.getByText('Up to 2 digits after the point')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-rejected]')).toBeNull());
    await expect(canvas.getByText('Up to 2 digits after the point')).toBeVisible();
    await expect([input.selectionStart, document.activeElement === input]).toEqual([5, true]);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('12.5');
    await expect(canvas.queryByText('Up to 2 digits after the point')).toBeNull();
  },
};
export const TenDigits: Story = {
  name: 'rejects an eleventh integer digit (FMT-021, FMT-022, SEPA-030)',
  tags: ['!dev', '!autodocs'],
  args: { value: '1234567890' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '1');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,234,567,890');
  },
};
export const CaretKept: Story = {
  name: 'keeps the caret at its digit across group separators (D-FMT-11)',
  tags: ['!dev', '!autodocs'],
  args: { value: '1234' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    const caretAt = (place: number) => input.setSelectionRange(place, place);
    await userEvent.click(input);
    caretAt(3);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12,934');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('12,934');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('.');
    await expect(input).toHaveValue('129.34');
    await expect(input.selectionStart).toBe(4);
  },
};
export const SeparatorDeleted: Story = {
  name: 'deleting a group separator deletes the adjacent digit (D-FMT-11)',
  tags: ['!dev', '!autodocs'],
  args: { value: '1234567' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('123,567');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('12,367');
  },
};
export const Undone: Story = {
  name: 'undoes and redoes typing, pasting and filling in (D-FMT-11)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '12');
    await userEvent.paste('34.5');
    await expect(input).toHaveValue('1,234.5');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('1');
    await userEvent.keyboard('{Control>}y{/Control}');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(input).toHaveValue('1,234.5');
  },
};
export const PastedInOtherCurrency: Story = {
  name: 'rejects a paste in another currency until the next input (D-FMT-13)',
  tags: ['!dev', '!autodocs'],
  args: { currencyCode: 'EUR', value: '7' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    await userEvent.paste('$12,450.75');
    await expect(input).toHaveValue('7');
    await expect(canvas.getByText('That amount is not in EUR')).toBeVisible();
    input.select();
    await userEvent.paste('\u2212€12,450.75');
    await expect(input).toHaveValue('12,450.75');
    await expect(canvas.queryByText('That amount is not in EUR')).toBeNull();
  },
};
/** A neutral line replaces the hint and offers a button that corrects the amount. */
export const Advised: Story = {
  args: {
    value: '99999',
    hint: 'Min: €10.00',
    advice: { text: 'You have €12,450.75', action: 'Use all', onMend: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Min: €10.00')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(args.advice?.onMend).toHaveBeenCalledOnce();
  },
};
