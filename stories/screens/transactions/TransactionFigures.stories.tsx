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
const IBAN = 'FR1420041010050500013M02606';

/** The amount that left and who it went to; the rows tell the fee and what arrived. */
export const Withdrawal: Story = {
  args: {
    state: buildReady({
      flow: { left: eur('500.00'), arrived: eur('498.25') },
      party: { way: 'to', kind: 'name', name: 'Anna Keller' },
      finishedTime: '21 Nov 2026, 14:25 UTC',
      sections: [
        { name: 'Details', code: 'details', rows: [{ ...rest, name: 'IBAN', value: IBAN, code: 'iban', long: true, copy: true }] },
        {
          name: 'Amounts',
          code: 'amounts',
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
        for (const part of [
          '−€500.00',
          'to Anna Keller',
          'Amount€500.00',
          'Fee€1.75',
          'Arrives€498.25',
          'FR14 2004 1010 0505 0001 3M02 606',
        ])
          await expect(text).toContain(part);
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

export const Timeline: Story = {
  name: 'shows when the order was started and when its last stage ended (D-TXN-38)',
  tags: ['!dev', '!autodocs'],
  args: {
    state: buildReady({
      finishedTime: '21 Nov 2026, 14:25 UTC',
      sections: [
        {
          name: 'Progress',
          rows: [
            { ...rest, name: 'Compliance check', value: 'Passed', state: 'success' },
            { ...rest, name: 'Bank transfer', value: 'Completed', state: 'success' },
          ],
        },
      ],
    }),
  },
  play: async () => {
    const [list] = await screen.findAllByRole('list', { name: 'What happens' });
    const stages = [...(list?.children ?? [])].map(({ textContent }) => textContent);
    await expect(stages).toEqual([
      'Started21 Nov 2026, 11:05 UTC',
      'Compliance checkPassed, done',
      'Bank transfer21 Nov 2026, 14:25 UTCCompleted, done',
    ]);
  },
};

export const Repeated: Story = {
  name: 'offers an order like it beside the receipt (D-TXN-38)',
  tags: ['!dev', '!autodocs'],
  args: { againHref: '#again', onReceipt: fn(async () => ({ kind: 'done' }) as const) },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Repeat' })).toHaveAttribute('href', '#again');
    await expect(screen.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();
  },
};
