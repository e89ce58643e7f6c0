import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AddressBook } from '@wallet/ui/patterns/addressBook';
import type { RecipientHistory } from '@wallet/ui/patterns/RecipientNote';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SendScreen, type SendStep } from '@wallet/ui/screens/send';
import { readRows } from '../../support/readRows.ts';
import { btc, eth, eur, usdc } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { buildSend, codeStep, finished, summary } from './buildSend.ts';

const meta = {
  component: SendScreen,
  title: 'screens/send/SendScreen, confirmation',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: { ...buildSend(), step: codeStep },
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The last steps are loaded lazily. */
const findConfirmButton = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Confirm' });

export const Code: Story = {
  name: 'asks for the code below the summary (SEND-035, D-SEND-25)',
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('refuses an empty and a short code (SEND-036, SEND-037)', async () => {
      await userEvent.click(await findConfirmButton(context));
      await expect(canvas.getByText('Required')).toBeVisible();
      await userEvent.type(await canvas.findByLabelText('Code'), '12345');
      await userEvent.click(await findConfirmButton(context));
      await expect(canvas.getByText('Invalid code')).toBeVisible();
      await expect(args.onCode).not.toHaveBeenCalled();
      await userEvent.clear(canvas.getByLabelText('Code'));
    });
    await step('allows resending when the time is up (SEND-038, SEND-039)', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }));
      await expect(args.onResendCode).toHaveBeenCalledTimes(1);
    });
    // The address is shown in full, because a look-alike differs in exactly the part that is usually shortened.
    await step('shows the full payee in groups of four, selectable, with the fee (SCA-022)', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Confirmation' });
      const first = await canvas.findByText(summary.address.slice(0, 4), { selector: 'span' });
      const address = first.parentElement;
      await expect(address).toHaveTextContent(summary.address);
      const groups = [...(address?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
      await expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true);
      await expect(getComputedStyle(first).userSelect).not.toBe('none');
      await expect(canvas.getByText('Transaction fee')).toBeVisible();
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
    await expect(canvas.getByText('Enter the code we sent to +370***01')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.click(await findConfirmButton(context));
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

export const TimerBroken: Story = {
  name: 'shows an error with retry for an unknown time (SEND-040)',
  args: { step: { name: 'code', phone: '+370***01', summary, resendAt: null } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onResendCode).toHaveBeenCalled();
  },
};

/** The refusal concerns the whole request, not the code. */
export const RefusedWithoutField: Story = {
  tags: ['dev', 'autodocs'],
  args: { onResendCode: fn(async () => ({ kind: 'refused' as const, message: 'Too many requests' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }));
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('Too many requests');
  },
};

export const Finished: Story = {
  name: 'links to the transaction at the end (SEND-046, SEND-047)',
  args: { step: finished },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your transaction is being processed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View transaction details' })).toHaveAttribute('href', '#transaction');
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '#home');
  },
};

const ETHEREUM = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const buildBookWithAnna = (history: RecipientHistory | null | Promise<RecipientHistory>): AddressBook => ({
  saved: [{ network: 'ETH', name: 'Anna Keller', address: ETHEREUM }],
  onSave: fn(),
  href: '#book',
  onLookUp: fn(async () => history),
});
const priced: SendStep = {
  name: 'code',
  phone: '+370***01',
  summary: { sent: btc('0.00833334'), fee: btc('0.0001'), address: summary.address, worth: eur('500.00'), feeWorth: eur('6.00') },
  resendAt: 0,
};

/** The full summary: amount, its worth, the full address, fee and total. */
export const Review: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: priced },
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows the amount, the fee and the total, each with its worth (PRICE-016, D-PRICE-09)', async () => {
      const lead = await canvas.findByText('0.00833334', { exact: false, selector: '[data-variant="lead"]' });
      await expect(getComputedStyle(lead).fontSize).toBe('40px');
      await expect(canvas.getByText('≈ €500.00')).toBeVisible();
      await expect(readRows(canvasElement)).toEqual([
        ['To address', summary.address],
        ['Transaction fee', '0.0001 BTC≈ €6.00'],
        ['Total amount', '0.00843334 BTC≈ €506.00'],
      ]);
    });
    const caution = canvas.getByText('This cannot be undone.');
    await expect(caution.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Confirm' }).getBoundingClientRect().top,
    );
  },
};

/** A send to a saved recipient, in a coin whose network fee is paid in another coin. There is no total across two currencies. */
export const SavedRecipient: Story = {
  tags: ['dev', 'autodocs'],
  args: {
    step: { ...priced, summary: { sent: usdc('250'), fee: eth('0.0007'), address: ETHEREUM, worth: eur('231.48'), feeWorth: eur('2.10') } },
    addressBook: buildBookWithAnna({ kind: 'address', lastUsedAt: '2026-03-14T10:00:00.000Z', isTrusted: false }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Anna Keller');
    await canvas.findByText('You have sent here before, last on 14 Mar 2026.');
    await expect(readRows(canvasElement).map(([label]) => label)).toEqual(['To address', 'Transaction fee']);
  },
};

const lateHistory = Promise.withResolvers<RecipientHistory>();

export const NamedRecipient: Story = {
  name: 'shows the name above the address and its history below, without layout shift (PRICE-018)',
  args: {
    step: { ...priced, summary: { sent: usdc('250'), fee: eth('0.0007'), address: ETHEREUM } },
    addressBook: buildBookWithAnna(lateHistory.promise),
  },
  play: async ({ canvas, args }) => {
    const fee = (await canvas.findByText('Transaction fee')).getBoundingClientRect();
    await waitFor(() => expect(args.addressBook?.onLookUp).toHaveBeenCalled());
    await expect(canvas.queryByText(/First transfer/)).toBeNull();
    lateHistory.resolve({ kind: 'address', lastUsedAt: null, isTrusted: true });
    const line = await canvas.findByText('Trusted recipient. First transfer to this address.');
    await expect(canvas.getByText('Transaction fee').getBoundingClientRect()).toEqual(fee);
    const address = canvas.getByText(ETHEREUM.slice(-4), { selector: 'span' }).parentElement;
    await expect(canvas.getByText('Anna Keller').compareDocumentPosition(address ?? line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(line.compareDocumentPosition(address ?? line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

export const UnknownRecipient: Story = {
  name: 'shows no name for an unsaved recipient, and no line without a known history (PRICE-018, BRAKE-002)',
  args: { step: priced, addressBook: buildBookWithAnna(null) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.addressBook?.onLookUp).toHaveBeenCalledWith(summary.address, expect.anything()));
    await expect(canvas.queryByText('Anna Keller')).toBeNull();
    await expect(canvas.queryByText(/transfer to this address|sent here before/)).toBeNull();
  },
};

/** The send was submitted. Its worth is shown. */
export const FinishedWithWorth: Story = {
  tags: ['dev', 'autodocs'],
  args: { step: finished, sentWorth: eur('3062.00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/≈ €3,062\.00/)).toBeVisible();
  },
};
