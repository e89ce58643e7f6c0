import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { addMoney } from '@wallet/ui/money';
import { TravelRuleSendScreen, type TravelRuleSendScreenProps } from '@wallet/ui/screens/travel-rule';
import { buildAddressBook, VAULT } from '../../support/addressBook.ts';
import { eth, usdc } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { createCamera } from '../../support/fakeCamera.ts';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { getNextButton } from '../../support/transferForm.ts';
import { alice, buildSend, ether, OUTSIDE, steps, stablecoin } from './buildTravelRule.ts';

const meta = {
  component: TravelRuleSendScreen,
  title: 'screens/travel-rule/TravelRuleSendScreen, recipient',
  tags: ['!dev', '!autodocs'],
  ...inCustomerFrame,
  args: buildSend(),
} satisfies Meta<typeof TravelRuleSendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const buildContent = (change: Partial<typeof ether>): TravelRuleSendScreenProps['page'] => ({
  kind: 'ready',
  content: { asset: { ...ether, ...change }, own: alice, today: '2026-03-14' },
});

export const Default: Story = { tags: ['dev', 'autodocs'] };

export const Failed: Story = { tags: ['dev', 'autodocs'], args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const NotSendable: Story = { tags: ['dev', 'autodocs'], args: { page: buildContent({ isSendable: false }) } };

export const Filled: Story = {
  name: 'submits address, comment and amount as step 1 of 3 (TRS-001, D-TRS-39)',
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await userEvent.type(canvas.getByLabelText('Address'), OUTSIDE);
    await userEvent.type(canvas.getByLabelText('Amount'), '0.5');
    await userEvent.type(canvas.getByLabelText('Comment'), 'Invoice 17');
    await userEvent.click(getNextButton(context));
    await expect(args.onRecipient).toHaveBeenCalledWith({ address: OUTSIDE, amount: '0.5', comment: 'Invoice 17' }, eth('0.5'));
  },
};

export const Empty: Story = {
  name: 'requires address and amount (TRS-009, TRS-021)',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await context.userEvent.click(getNextButton(context));
    await expect(context.canvas.getAllByText('This field is required')).toHaveLength(2);
    await expectFocusOnFirstInvalid('Address', 'This field is required');
    await expect(context.args.onRecipient).not.toHaveBeenCalled();
    await step('shows issues of amount, address and comment (TRS-011, TRS-012, TRS-021)', async () => {
      const amount = canvas.getByLabelText('Amount');
      await userEvent.type(amount, '0.001');
      await userEvent.tab();
      await expect(canvas.getByText(/^Min: 0\.002.ETH$/)).toBeVisible();
      await userEvent.clear(amount);
      await userEvent.type(amount, '1.5');
      await expect(canvas.getByText('Not enough funds')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Address'), `${OUTSIDE}0`);
      await userEvent.click(canvas.getByLabelText('Comment'));
      await userEvent.paste('x'.repeat(141));
      await userEvent.tab();
      await expect(canvas.getByText('Should have 42 characters or less')).toBeVisible();
      await expect(canvas.getByText('Maximum 140 characters')).toBeVisible();
    });
  },
};

export const UseAll: Story = {
  name: '"Use all" leaves room for the average fee once it is known (D-TRS-03)',
  args: { step: { ...steps.filled, draft: { ...steps.filled.draft, amount: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(args.onAskFee).toHaveBeenCalled());
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(canvas.getByLabelText('Amount')).toHaveValue('0.9988');
    });
  },
};

/** The fee of a stablecoin is paid in ETH, so its whole balance can be sent. */
export const UseAllOfStablecoin: Story = {
  name: '"Use all" of a stablecoin is the whole balance (D-TRS-03)',
  args: buildSend(steps.filled, stablecoin),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,500');
    await expect(args.onAskFee).not.toHaveBeenCalled();
  },
};

export const UseAllWithFeeOnTop: Story = {
  name: '"Use all" of a stablecoin leaves room for what the provider adds (LIB-012, D-TRS-03)',
  args: {
    ...buildSend(steps.filled, stablecoin),
    quote: (amount, fee) => ({ fee, total: addMoney(amount, usdc('2.5')), arrives: amount, isAllowed: true }),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
      await expect(canvas.getByLabelText('Amount')).toHaveValue('1,497.5');
    });
  },
};

/** The address field is the one of an ordinary send, including the scanner. */
export const Scanned: Story = {
  name: 'fills in step 1 from a scanned request (WISH-012)',
  args: { onCameraRequest: createCamera(`ethereum:${OUTSIDE}@1?value=2.5e17`).openCamera },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveValue(OUTSIDE));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('0.25');
  },
};

export const CheckFailed: Story = {
  name: 'stays on step 1 after an unanswered check (D-TRS-02)',
  args: { step: steps.filled, onRecipient: fn(async () => ({ kind: 'failed' as const, failure: 'offline' as const })) },
  play: async (context) => {
    await context.userEvent.click(getNextButton(context));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('No internet connection!');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('0.5');
  },
};

/** Begins and ends like the customer's own vault address. */
const IMPOSTOR = '0x71C7a1b2C3d4e5F60718293a4B5c6D7e8F90976f';

export const LookAlike: Story = {
  name: 'offers saved addresses and requires a tick for a look-alike (WISH-007, WISH-009)',
  args: { ...buildSend(steps.filled), addressBook: buildAddressBook(), knownAddresses: [VAULT.address] },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Saved addresses' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Own vault/ }));
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveValue(VAULT.address));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.clear(canvas.getByLabelText('Address'));
    await userEvent.paste(IMPOSTOR);
    await expect(await canvas.findByText('Not the address you know')).toBeVisible();
    await userEvent.click(getNextButton(context));
    await expect(args.onRecipient).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I compared both/ }));
    await userEvent.click(getNextButton(context));
    await waitFor(() => expect(args.onRecipient).toHaveBeenCalledWith(expect.objectContaining({ address: IMPOSTOR }), expect.anything()));
  },
};
