import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type CardTopUpIssue, CardTopUpScreen, type CardTopUpState, type TopUpCard } from '@wallet/ui/screens/card-topup';
import { eur } from '../../support/amounts.ts';
import { openPriceDetails, readFigures, readRows } from '../../support/readRows.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const VISA: TopUpCard = {
  id: 11,
  brand: 'visa',
  name: 'Visa 4821',
  holder: 'Alice Berg',
  expirationDate: '08/28',
  isExpired: false,
  status: 'verified',
};
const MASTERCARD: TopUpCard = {
  ...VISA,
  id: 12,
  brand: 'mastercard',
  name: 'Mastercard 0077',
  status: 'pending',
};

const meta = {
  component: CardTopUpScreen,
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: {
    state: { name: 'form', issue: null },
    accounts: [{ id: 7, name: 'Euro', provider: 'Halden Payments', balance: eur('12480.55') }],
    cards: [VISA, MASTERCARD],
    banks: [{ id: 1 }],
    accountId: 7,
    cardId: 11,
    settings: { minimal: eur('10.00'), feeRelative: '2.5', feeAbsolute: eur('0.30') },
    limits: {
      perOperation: eur('2500.00'),
      daily: { total: eur('5000.00'), left: eur('1500.00') },
      monthly: { total: eur('20000.00'), left: eur('13760.00') },
    },
    draft: '',
    canAddCard: true,
    onAccount: fn(),
    onCard: fn(),
    onBank: fn(),
    onNewCard: fn(),
    onSubmit: fn(async () => null),
    onIssueRead: fn(),
    onBack: fn(),
    verificationHref: '#verification',
    transactionsHref: '#transactions',
  },
} satisfies Meta<typeof CardTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const withIssue = (issue: CardTopUpIssue): { readonly draft: string; readonly state: CardTopUpState } => ({
  draft: '500',
  state: { name: 'form', issue },
});

/** The amount is empty: fee and total are zero, and the minimum is shown. */
export const Empty: Story = { tags: ['dev', 'autodocs'] };

export const Typed: Story = { tags: ['dev', 'autodocs'], args: { draft: '500' } };

export const Processing: Story = {
  name: 'disables everything while a payment is pending (CARD-010, D-CARD-13)',
  args: { draft: '500', state: { name: 'processing' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Processing payment…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Top up' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FailedOffline: Story = {
  name: 'shows the offline message above the button and keeps the amount (D-CARD-21)',
  args: withIssue({ kind: 'failed', failure: 'offline' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('500');
  },
};

export const FailedUnavailable: Story = { tags: ['dev', 'autodocs'], args: withIssue({ kind: 'failed', failure: 'unavailable' }) };

export const CardPending: Story = {
  name: 'allows a card under verification to pay, and states what happens then (D-CARDS-09)',
  args: { cardId: 12, draft: '50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your payment completes once the card is verified.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Using' })).toHaveTextContent('Card is on verification');
    await expect(canvas.getByRole('button', { name: 'Top up' })).toBeEnabled();
  },
};

/** An unverified card links to its verification. */
export const CardNotVerified: Story = {
  tags: ['dev', 'autodocs'],
  args: { cards: [{ ...VISA, status: 'not_verified' }], draft: '50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify card' })).toHaveAttribute('href', '#verification');
  },
};

export const AtTheMinimum: Story = {
  name: 'enables the button at the minimum, and sends no amount at once that lacks a typed digit (CARD-005, CARD-009, LIM-072)',
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Amount');
    const button = canvas.getByRole('button', { name: 'Top up' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Min: €10\.00/);
    await userEvent.type(field, '9,99{Enter}');
    await expect(field).toHaveValue('9.99');
    await expect(button).toBeDisabled();
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '10,005{Enter}');
    await expect(field).toHaveValue('10.00');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Up to 2 digits after the point');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(eur('10.00'), expect.objectContaining({ total: eur('10.56') }));
    await step('updates fee and total with two decimals, zero below the minimum (CARD-004, CARD-006, CARD-007)', async () => {
      for (const [amount, fee, total] of [
        ['9.99', '€0.00', '€0.00'],
        ['10', '€0.56', '€10.56'],
        ['97.20', '€2.80', '€100.00'],
        ['250.55', '€6.73', '€257.28'],
      ] as const) {
        await userEvent.clear(field);
        await userEvent.type(field, amount);
        await expect(readFigures(canvasElement).slice(0, 2)).toEqual([fee, total]);
      }
    });
    await step('states the requirements for the card (CARD-029, CARDS-019, CARDS-020)', async () => {
      await expect(canvas.getByText(/^Use a card in your own name that supports 3D‑Secure\./)).toBeVisible();
      await expect(canvas.getByText(/joined less than 30 days ago or have never topped up by card/)).toBeVisible();
    });
    await step('a chip fills in the amount (D-CARD-08)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '€100' }));
      await expect(canvas.getByLabelText('Amount')).toHaveValue('100');
      await expect(canvas.getByRole('button', { name: '€100' })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

export const DailyLimit: Story = {
  name: 'shows what remains of an exceeded daily limit (CARD-013, CARD-015)',
  args: withIssue({ kind: 'limit', exceeded: { limit: 'daily', remaining: eur('1500.00') } }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'You have exceeded daily payment limit' });
    await expect(dialog).toHaveTextContent('Remaining amount for today: €1,500.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I got it' }));
    await expect(args.onIssueRead).toHaveBeenCalledOnce();
  },
};

export const SingleLimit: Story = {
  name: 'shows that the single limit is exceeded (CARD-012, D-CARD-06)',
  tags: ['dev', 'autodocs', 'picture:none'],
  args: withIssue({ kind: 'limit', exceeded: { limit: 'single', remaining: eur('2000.00') } }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'You have exceeded single payment limit' })).toHaveTextContent(
      'Maximum amount for one payment: €2,000.00',
    );
  },
};

export const MonthlyLimit: Story = {
  name: 'shows that the monthly limit is exceeded (CARD-014, D-CARD-06)',
  tags: ['dev', 'autodocs', 'picture:none'],
  args: withIssue({ kind: 'limit', exceeded: { limit: 'monthly', remaining: eur('900.00') } }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'You have exceeded monthly payment limit' })).toHaveTextContent(
      'Remaining amount for this month: €900.00',
    );
  },
};

export const Limits: Story = {
  name: '"Limits" shows the single, daily and monthly maximum and what is left (CARD-016, OPS-031, D-CARD-07)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }));
    const sheet = await screen.findByRole('dialog', { name: 'Card limits' });
    for (const text of ['Single', '€2,500.00', 'Daily', 'Left: €1,500.00', '€3,500.00 of €5,000.00 used', 'Monthly', 'Left: €13,760.00'])
      await expect(sheet).toHaveTextContent(text);
    await expect(within(sheet).getByRole('meter', { name: 'Daily' })).toHaveAttribute('aria-valuenow', '70');
  },
};

export const Refused: Story = {
  name: 'shows the provider’s message in the error modal (CARD-020, CARD-021)',
  args: withIssue({ kind: 'refused', message: 'Your card was declined.' }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('Your card was declined.');
  },
};

export const RefusedWithoutMessage: Story = {
  name: 'shows the generic message if the provider sends none (CARD-027)',
  args: withIssue({ kind: 'refused' }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(
      "We’re sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
    );
  },
};

export const Unconfirmed: Story = {
  name: 'does not invite a second charge after an unknown result (D-CARD-14)',
  args: withIssue({ kind: 'unconfirmed' }),
  render: (args) => {
    const Page = () => {
      const [state, setState] = useState(args.state);
      return <CardTopUpScreen {...args} state={state} onIssueRead={() => setState({ name: 'form', issue: null })} />;
    };
    return <Page />;
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toHaveTextContent("Don't pay again");
    await expect(within(dialog).getByRole('link', { name: 'View transactions' })).toHaveAttribute('href', '#transactions');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/Don't pay again/)).toBeVisible();
  },
};

export const CardsOff: Story = {
  name: 'offers no new card while cards are off (CARD-028, CARDS-018)',
  tags: ['dev', 'autodocs', 'picture:none'],
  args: { canAddCard: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Using' }));
    await screen.findAllByRole('option');
    await expect(screen.queryByRole('option', { name: /New card/ })).toBeNull();
  },
};

/** All price components of a top-up. There is no exchange rate, so there is no mark-up. */
export const Priced: Story = {
  tags: ['dev', 'autodocs'],
  args: { isPriced: true, draft: '100' },
  play: async ({ canvasElement }) => {
    await openPriceDetails();
    await expect(readRows(canvasElement)).toEqual([
      ['Mark-up', 'None'],
      ['Fee', '€2.87'],
      ['Total', '€102.87'],
      ['Arrives', '€100.00'],
      ['Balance after', '€12,580.55'],
    ]);
  },
};

const EXPRESS = <button type="button">Google Pay</button>;

export const Express: Story = {
  name: 'shows a wallet’s button above "Top up" for a valid amount, with the total (THIRD-031)',
  args: { draft: '9', express: { isOffered: true, render: fn(() => EXPRESS) } },
  play: async ({ canvas, args, userEvent }) => {
    const button = () => canvas.queryByRole('button', { name: 'Google Pay' });
    const type = async (amount: string) => {
      await userEvent.clear(canvas.getByLabelText('Amount'));
      await userEvent.type(canvas.getByLabelText('Amount'), amount);
    };
    await expect(button()).toBeNull();
    await type('1500.01');
    await expect(button()).toBeNull();
    await type('100');
    await expect(args.express?.render).toHaveBeenLastCalledWith({ amount: eur('100.00'), total: eur('102.87') });
    const topUp = canvas.getByRole('button', { name: 'Top up' });
    await expect(button()?.compareDocumentPosition(topUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ExpressUnknown: Story = {
  name: 'takes no space until a wallet is known, and is disabled during a payment (THIRD-031)',
  args: { draft: '100', state: { name: 'processing' }, express: { isOffered: false, render: () => EXPRESS } },
  play: async ({ canvas }) => {
    const place = canvas.getByText('Google Pay').parentElement;
    await expect(place?.getBoundingClientRect().height).toBe(0);
    await expect(place?.inert).toBe(true);
    await expect(canvas.queryByRole('button', { name: 'Google Pay' })).toBeNull();
  },
};
