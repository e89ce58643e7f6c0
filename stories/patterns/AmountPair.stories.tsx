import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { money } from '@wallet/core/money/money';
import { AmountInput } from '@wallet/ui/components/AmountInput';
import { AccountSelect } from '@wallet/ui/patterns/AccountSelect';
import { AmountPair } from '@wallet/ui/patterns/OperationForm';
import { LocaleProvider } from '@wallet/ui/texts';
import { eur, usd } from '../support/amounts.ts';

const accounts = [
  { id: 1, name: 'Euro account', provider: 'Halden', balance: eur('4200.00') },
  { id: 2, name: 'Dollar account', provider: 'Halden', balance: usd('310.40') },
];
const ignore = (): void => undefined;
const buildPart = (label: string, account: number, value: string, sign: '€' | '$') => (
  <>
    <AccountSelect look="chip" label={label} accounts={accounts} value={account} onValueChange={ignore} />
    <AmountInput
      look="cell"
      labelHidden
      label={`Amount ${label}`}
      placeholder="0"
      value={value}
      onValueChange={ignore}
      decimals={2}
      sign={sign}
    />
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

const others = [
  { id: 3, name: 'Lumen', provider: 'Halden', balance: money('12', 'LUM', 18) },
  { id: 4, name: 'Yen', provider: 'Halden', balance: money('12', 'JPYX', 0) },
];
/** A calculated amount beside a chip that is a picker, or without one. */
const buildCalculated = (label: string, pool: typeof accounts, value: string, sign?: string) => (
  <>
    <AccountSelect look="chip" label={label} accounts={pool} value={pool[0]?.id ?? 0} onValueChange={ignore} />
    <AmountInput
      look="cell"
      labelHidden
      label={`Amount ${label}`}
      value={value}
      onValueChange={ignore}
      decimals={18}
      sign={sign}
      readOnly
      approximate
    />
  </>
);
const long = ['343.21', '2470.82', '123456789.01', '1.000000000000000001', '12345678.123456789012345678'];

/** Amounts get smaller, and long ones take a line of their own, so that nothing is cut off on a phone. */
export const LongFigures: Story = {
  render: () => (
    <LocaleProvider locale="fr-FR">
      {[288, 358].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%', display: 'grid', gap: 16 }}>
          {long.map((value) => (
            <AmountPair
              key={value}
              give={buildCalculated('From', others, value)}
              get={buildCalculated('To', width === 288 ? accounts : accounts.slice(0, 1), value, '€')}
              swapLabel="Swap accounts"
            />
          ))}
        </div>
      ))}
    </LocaleProvider>
  ),
  play: async ({ canvas, step }) => {
    await step('shows every digit and sign of a long amount on a phone, also in a wide font (LIB-028)', async () => {
      for (const field of canvas.getAllByRole<HTMLInputElement>('textbox')) {
        for (const family of ['sans-serif', '']) {
          for (const part of field.parentElement?.querySelectorAll<HTMLElement>('*') ?? []) part.style.fontFamily = family;
          await expect({ [field.value]: field.scrollWidth - field.clientWidth, family }).toEqual({ [field.value]: 0, family });
        }
        const card = field.closest('[data-padding]')?.getBoundingClientRect();
        for (const part of field.parentElement?.children ?? [])
          await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual((card?.right ?? 0) - 12);
      }
    });
  },
};
