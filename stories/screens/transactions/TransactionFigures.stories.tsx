import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TransactionDetailDialog } from '@wallet/ui/screens/transactions';
import { eur } from '../../support/amounts.ts';
import { buildReady } from './buildDetail.ts';

const meta = {
  component: TransactionDetailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { state: buildReady(), onClose: fn(), onNote: fn(), onPrint: fn(), onCopy: fn(async () => undefined), supportHref: '#support' },
} satisfies Meta<typeof TransactionDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rest = { state: null, long: false, copy: false } as const;
const IBAN = 'DE89370400440532013000';

/** The amount that left, below it what arrived; the rows say the same. */
export const Withdrawal: Story = {
  args: {
    state: buildReady({
      flow: { left: eur('500.00'), fee: eur('1.75'), arrived: eur('498.25') },
      sections: [
        { name: 'Details', rows: [{ ...rest, name: 'IBAN', value: IBAN, code: 'iban', long: true, copy: true }] },
        {
          name: 'Amounts',
          rows: [
            { ...rest, name: 'Amount', value: '500.00 EUR', code: 'amount', amount: eur('500.00') },
            { ...rest, name: 'Fee', value: '1.75 EUR', code: 'fee', amount: eur('1.75') },
            { ...rest, name: 'Total receive', value: '498.25 EUR', code: 'total_receive', amount: eur('498.25') },
          ],
        },
      ],
    }),
  },
  play: async ({ step }) => {
    await step('shows what left, the fee, what arrived, and the IBAN in groups of four (PRICE-023, D-TXN-34, D-TXN-35)', async () => {
      const dialog = await screen.findByRole('dialog');
      const receipt = document.querySelector('[data-receipt]');
      for (const place of [dialog, receipt]) {
        const text = place?.textContent.replaceAll(/\s+/g, ' ');
        for (const part of ['−€500.00', '€500.00 to €498.25', 'Fee€1.75', 'Arrives€498.25', 'DE89 3704 0044 0532 0130 00'])
          await expect(text).toContain(part);
        await expect(text).not.toContain('no fee');
      }
    });
  },
};

export const CopiedIban: Story = {
  ...Withdrawal,
  name: 'copies an IBAN without the spaces of its groups (D-TXN-35)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy IBAN' }));
    await expect(args.onCopy).toHaveBeenCalledWith(IBAN);
  },
};

export const SameCurrency: Story = {
  name: 'shows the amounts of a single-currency flow without a mark-up (PRICE-023)',
  tags: ['!dev', '!autodocs'],
  args: {
    state: buildReady({
      title: 'SEPA top up',
      group: 'incomings',
      volume: eur('1250.00'),
      flow: { left: eur('1250.00'), fee: eur('0.00'), arrived: eur('1250.00') },
    }),
  },
  play: async () => {
    const words = await screen.findAllByText('€1,250.00, no fee');
    await expect(words).toHaveLength(2);
  },
};
