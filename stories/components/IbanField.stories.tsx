import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IbanField } from '@wallet/ui/components/IbanField';
import { useControlled } from '../support/useControlled.ts';

const meta = {
  component: IbanField,
  args: { label: 'IBAN', value: '', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <IbanField {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof IbanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Shown in groups of four while it is not being edited. The value itself has no spaces. */
export const Grouped: Story = {
  name: 'Grouped in fours (D-FMT-07)',
  args: { value: 'EE382200221020145685' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EE38 2200 2210 2014 5685')).toBeVisible();
    await expect(canvas.getByLabelText('IBAN')).toHaveValue('EE382200221020145685');
  },
};
/** 31 characters, the longest IBAN in use. */
export const Longest: Story = { args: { value: 'MT84MALT011000012345MTLCAST001S' } };
export const BankFound: Story = { args: { value: 'EE382200221020145685', bank: 'Swedbank AS' } };
export const WithIssue: Story = { args: { value: 'EE382200221020145686', issue: 'Invalid number' } };
export const ReadOnly: Story = { args: { value: 'EE382200221020145685', readOnly: true } };
export const Disabled: Story = { args: { value: 'EE382200221020145685', disabled: true } };

export const Typed: Story = {
  name: 'converts letters to upper case while typing (SEPA-039)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('IBAN'), 'ee38 2200');
    await expect(canvas.getByLabelText('IBAN')).toHaveValue('EE382200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EE382200');
    await step('removes spaces and hyphens of a paste (D-FMT-07)', async () => {
      await userEvent.clear(canvas.getByLabelText('IBAN'));
      await userEvent.click(canvas.getByLabelText('IBAN'));
      await userEvent.paste('ee38 2200-2210 2014 5685');
      await expect(canvas.getByLabelText('IBAN')).toHaveValue('EE382200221020145685');
    });
  },
};
