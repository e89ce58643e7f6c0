import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountInput } from '@wallet/ui/components/AmountInput';
import { AccountSelect } from '@wallet/ui/patterns/AccountSelect';
import { AmountPair } from '@wallet/ui/patterns/OperationForm';
import { eur, usd } from '../support/amounts.ts';

const accounts = [
  { id: 1, name: 'Euro account', provider: 'Halden', balance: eur('4200.00') },
  { id: 2, name: 'Dollar account', provider: 'Halden', balance: usd('310.40') },
];
const ignore = (): void => undefined;
const buildPart = (label: string, account: number, value: string, sign: '€' | '$') => (
  <>
    <AccountSelect look="chip" label={label} accounts={accounts} value={account} onValueChange={ignore} />
    <AmountInput look="cell" label={`Amount ${label}`} placeholder="0" value={value} onValueChange={ignore} decimals={2} sign={sign} />
  </>
);

const meta = {
  component: AmountPair,
  args: { give: buildPart('From', 1, '100', '€'), get: buildPart('To', 2, '108.95', '$'), swapLabel: 'Swap accounts', onSwap: fn() },
} satisfies Meta<typeof AmountPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount to give is above the amount to get, with a round button on the seam. */
export const Filled: Story = {};
export const Empty: Story = { args: { give: buildPart('From', 1, '', '€'), get: buildPart('To', 2, '', '$') } };
/** Only one direction is possible, so there is no swap button. */
export const OneWay: Story = { render: ({ give, get, swapLabel }) => <AmountPair give={give} get={get} swapLabel={swapLabel} /> };
/** Reading order: "From", its amount, the swap button, "To". */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const control of [
      canvas.getByRole('combobox', { name: /^From/ }),
      canvas.getByRole('textbox', { name: 'Amount From' }),
      canvas.getByRole('button', { name: 'Swap accounts' }),
    ]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
};
