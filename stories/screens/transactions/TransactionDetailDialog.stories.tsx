import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type TransactionDetail, TransactionDetailDialog } from '@wallet/ui/screens/transactions';
import { buildAddressBook } from '../../support/addressBook.ts';
import { btc, eth, eur } from '../../support/amounts.ts';
import { purchase as price } from '../../support/purchase.ts';
import { buildReady } from './buildDetail.ts';

const ADDRESS = 'bc1q9h7xw0yl2kfe5m9qv3r8c4t6z7s0d2a4t4m2k';

const rest = { state: null, long: false, copy: false } as const;
const buildSend = (changes: Partial<TransactionDetail> = {}) =>
  buildReady({
    title: 'Send BTC',
    volume: btc('0.05000000'),
    amountIsEstimate: true,
    recipient: ADDRESS,
    sections: [
      {
        name: 'Transfer',
        rows: [
          { ...rest, name: 'From account', value: 'Bitcoin' },
          { ...rest, name: 'To address', value: ADDRESS, long: true, copy: true },
          { ...rest, name: 'Network fee', value: '0.000042 BTC' },
          { ...rest, name: 'Total amount', value: '0.050042 BTC' },
          { ...rest, name: 'Details', value: 'Deposit for the studio' },
        ],
      },
    ],
    ...changes,
  });

const meta = {
  component: TransactionDetailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { state: buildSend(), onClose: fn(), onNote: fn(), onPrint: fn(), onCopy: fn(async () => undefined), supportHref: '#support' },
} satisfies Meta<typeof TransactionDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A completed order needs no text about its status besides the badge. */
export const Completed: Story = {};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** The order does not exist or belongs to another customer. */
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };

export const FailedOffline: Story = { args: { state: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

export const FailedUnavailable: Story = { args: { state: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

/** What came in, and below it what was paid. */
export const Exchange: Story = {
  args: {
    state: buildSend({
      title: 'Exchange',
      group: 'exchange',
      volume: eur('1000.00'),
      flow: { left: eur('1000.00'), arrived: eth('0.40322580') },
    }),
  },
};

/** Incoming money is green with a plus. */
export const Incoming: Story = { args: { state: buildSend({ title: 'SEPA top up', group: 'incomings', volume: eur('1500.00') }) } };

/** The stages of an order, each with its mark, and a value that does not fit on one line. */
export const StagesAndLongTexts: Story = {
  args: {
    state: buildSend({
      title: 'Token instant redemption of the northern wind energy fund',
      volume: eur('9999999999.99'),
      sections: [
        {
          name: 'Stages',
          rows: [
            { ...rest, name: 'Received', value: '21 Nov 2026', state: 'success' },
            { ...rest, name: 'Compliance check', value: 'Today', state: 'in_progress' },
            { ...rest, name: 'Review', value: 'Waiting', state: 'moderate' },
            { ...rest, name: 'Payment', value: 'Waiting', state: 'pending' },
            { ...rest, name: 'Second signature', value: 'Missing', state: 'fail' },
          ],
        },
        {
          name: 'Reference',
          rows: [
            {
              ...rest,
              name: 'Comment',
              value: 'For the deposit of the studio in the old town, second half of the agreed sum, thank you and until soon',
            },
          ],
        },
      ],
    }),
  },
};

export const Pending: Story = {
  name: 'states that the exact amount of a pending order follows later (TXN-013)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildSend({ status: 'pending' }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Send BTC' });
    await expect(dialog).toHaveTextContent('The exact amount will be calculated after executing the transaction on the network.');
    await expect(dialog).toHaveTextContent('Pending');
  },
};

export const RejectedWithoutMessage: Story = {
  name: 'refers to support for a rejection without a message (TXN-016, D-TXN-09)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildSend({ status: 'rejected' }) },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('The transaction was rejected. Please contact our support service');
    const links = screen.getAllByRole('link', { name: 'Contact support' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#support', '#support']);
  },
};

export const LongValueCopied: Story = {
  name: 'shortens a long value to its first 20 and last 4 characters and copies it in full (TXN-017, TXN-018)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(`${ADDRESS.slice(0, 20)}…${ADDRESS.slice(-4)}`);
    await userEvent.click(screen.getByRole('button', { name: /To address/ }));
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
    await step('stores a note while typing, up to 140 characters (WISH-024)', async () => {
      const field = await screen.findByLabelText('Note');
      await userEvent.type(field, ' Rent ');
      await expect(args.onNote).toHaveBeenLastCalledWith('Rent');
      await userEvent.clear(field);
      await expect(args.onNote).toHaveBeenLastCalledWith('');
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(141));
      await expect(args.onNote).toHaveBeenLastCalledWith('');
      await expect(field).toHaveAccessibleDescription(/Maximum 140 characters/);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onNote).toHaveBeenLastCalledWith('x'.repeat(140));
    });
    await step('prints a receipt with brand, parties, amounts, fee, status and id (WISH-023)', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledTimes(1);
      const receipt = document.querySelector('body > [data-receipt]');
      await expect(receipt).not.toBeVisible();
      for (const text of ['Halden', 'Receipt: Send BTC', 'Bitcoin', ADDRESS, '−0.05', '0.000042 BTC', 'Completed', '204817336'])
        await expect(receipt?.textContent.replaceAll('\u00A0', ' ')).toContain(text);
    });
    await step('closes on Escape (TXN-007)', async () => {
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const WithNote: Story = { args: { state: buildSend({ note: 'Deposit for the studio, second part of three' }) } };

export const AddressSaved: Story = {
  name: 'saves the address of a send (WISH-006)',
  tags: ['!dev', '!autodocs'],
  args: { addressBook: buildAddressBook([]) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save address' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Studio{Enter}');
    await expect(args.addressBook?.onSave).toHaveBeenCalledWith({ network: 'BTC', name: 'Studio', address: ADDRESS });
  },
};

export const NotASend: Story = {
  name: 'does not offer to save the sender of a transfer (WISH-006, WISH-010)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildSend({ group: 'incomings', recipient: null }), addressBook: buildAddressBook([]) },
  play: async () => {
    await screen.findByLabelText('Note');
    await expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
  },
};

/** Returns label and value of each row as one string. */
const readRowsUnder = (element: ParentNode | null | undefined) =>
  [...(element?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent?.replaceAll(/\s/g, ' '));

const purchase = {
  title: 'Buy',
  group: 'exchange',
  volume: eur('500.00'),
  recipient: null,
  flow: { left: eur('500.00'), arrived: btc('0.00826699') },
} as const;

/** What the rate was made of when the order was placed. The receipt says the same. */
export const Priced: Story = {
  args: { state: buildSend({ ...purchase, price: { kind: 'ready', price } }) },
  play: async () => {
    const rows = ['Middle rate1 BTC = €60,000.00', 'Mark-up0.50% · €2.49'];
    const [heading] = await screen.findAllByRole('heading', { name: 'Price' });
    await expect(readRowsUnder(heading?.closest('section'))).toEqual(rows);
    await expect(readRowsUnder(document.querySelector('[data-receipt] > section:last-of-type'))).toEqual(rows);
  },
};

/** The price is loading. The other details are already shown. */
export const PriceLoading: Story = { args: { state: buildSend({ ...purchase, price: { kind: 'loading' } }) } };

/** The price could not be loaded. The other details stay. */
export const PriceFailed: Story = {
  args: { state: buildSend({ ...purchase, price: { kind: 'failed', onRetry: fn() } }) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('The price could not be loaded.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const { state } = args;
    const retry = state.kind === 'ready' && state.detail.price?.kind === 'failed' ? state.detail.price.onRetry : null;
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const NoPrice: Story = {
  name: 'shows no price group for an order without a price (PRICE-007)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildSend({ ...purchase, price: { kind: 'none' } }) },
  play: async () => {
    await screen.findAllByText('Transfer');
    await expect(screen.queryByText('Price')).toBeNull();
  },
};

export const ReceiptFetched: Story = {
  name: 'fetches the receipt of a completed order once, and shows a failure (WISH-023)',
  tags: ['!dev', '!autodocs'],
  args: { onReceipt: fn(async () => ({ kind: 'failed', failure: 'unavailable' }) as const) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
    await expect(await screen.findByText('Service is temporary unavailable')).toBeInTheDocument();
    await expect(args.onReceipt).toHaveBeenCalled();
  },
};

export const NoReceipt: Story = {
  name: 'offers no receipt for a pending order (WISH-023)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildSend({ status: 'pending' }), onReceipt: fn(async () => ({ kind: 'done' }) as const) },
  play: async () => {
    await screen.findByLabelText('Note');
    await expect(screen.queryByRole('button', { name: /Receipt|Print/ })).toBeNull();
  },
};
