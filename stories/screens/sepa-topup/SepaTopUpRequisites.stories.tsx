import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { SepaTopUpScreen, type SepaTopUpScreenProps } from '@wallet/ui/screens/sepa-topup';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { eur } from '../../support/amounts.ts';
import { answers, buildSepaTopUp, requisites } from './buildSepaTopUp.ts';

const meta = {
  component: SepaTopUpScreen,
  title: 'screens/sepa-topup/SepaTopUpScreen, requisites',
  ...inCustomerFrame,
  args: { ...buildSepaTopUp(), step: requisites },
} satisfies Meta<typeof SepaTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressDone: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
};

export const Ready: Story = {};

/** The transfer is being announced. */
export const Busy: Story = {
  args: { onDone: fn<SepaTopUpScreenProps['onDone']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.step('announces the transfer once, however often "Done" is pressed (D-SEPA-23)', async () => {
      await pressDone(context);
      await pressDone(context);
      await expect(context.args.onDone).toHaveBeenCalledOnce();
    });
  },
};

/** The response was lost. The next press announces the same transfer again (D-SEPA-24). */
export const FailedOffline: Story = { args: { onDone: answers.done({ kind: 'failed', failure: 'offline' }) }, play: pressDone };

export const FailedUnexpected: Story = { args: { onDone: answers.done({ kind: 'failed', failure: 'unexpected' }) }, play: pressDone };

export const Rows: Story = {
  name: 'lists the requisites in order, each with a copy button, and the footnote (SEPA-022, SEPA-023, SEPA-026)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'EU bank top up' })).toBeVisible();
    const names = canvas.getAllByRole('button', { name: /^Copy (?!all)/ }).map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Copy Beneficiary name',
      'Copy IBAN',
      'Copy Details/Reference',
      'Copy Beneficiary address',
      'Copy BIC',
      'Copy Bank name',
      'Copy Bank address',
    ]);
    await expect(canvas.getByText('LT60 1010 0123 4567 8901')).toBeVisible();
    await expect(canvas.getByText('Total receive')).toBeVisible();
    await expect(canvas.getByText('Pay from an account in your name, or the payment will be rejected.')).toBeVisible();
  },
};

export const SendExactly: Story = {
  name: 'shows the amount to send above the amount that arrives (SEPA-101)',
  tags: ['!dev', '!autodocs'],
  args: { step: { ...requisites, amount: eur('500.00'), fee: eur('5.00'), arrives: eur('495.00') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Send exactly').parentElement).toHaveTextContent('Send exactly€500.00');
    await expect(canvas.getByText('Total receive').parentElement).toHaveTextContent('Total receive€495.00');
  },
};

export const CopyAll: Story = {
  name: 'copies or shares all requisites with the amount first (SEPA-102)',
  tags: ['!dev', '!autodocs'],
  args: { onShare: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    const written = writeText.mock.calls[0]?.[0];
    await expect(written).toMatch(/^Send exactly €2,500\.00\.\nBeneficiary name: Alice Berg\nIBAN: LT60 1010 0123 4567 8901\n/);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(written);
  },
};

export const Refused: Story = {
  name: 'shows the provider’s refusal of the amount in the error modal (D-SEPA-15)',
  tags: ['!dev', '!autodocs'],
  args: { onDone: answers.done({ kind: 'refused', message: 'Min: more than 10.00 EUR' }) },
  play: async (context) => {
    await pressDone(context);
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('Min: more than 10.00 EUR');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
