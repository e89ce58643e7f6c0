import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AddMoneyScreen, type BankTopUpOption } from '@wallet/ui/screens/assets';
import { eur } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const bank: BankTopUpOption = {
  accountId: 7,
  account: 'Euro',
  block: null,
  requisites: {
    beneficiaryName: 'Alice Berg',
    iban: 'LT601010012345678901',
    reference: 'HLD-204817',
    beneficiaryAddress: 'Gedimino pr. 20, Vilnius, LT',
    bic: 'HALDLT22',
    bankName: 'Halden Payments',
    bankAddress: 'Konstitucijos pr. 7, Vilnius, LT',
  },
  fee: eur('5.00'),
  thresholdNoFee: eur('1000.00'),
  minimalExclusive: eur('10.00'),
  href: '#sepa',
};
const cards = [
  { accountId: 7, account: 'Euro', href: '#card-eur' },
  { accountId: 8, account: 'US dollar', href: '#card-usd' },
];

const meta = {
  component: AddMoneyScreen,
  ...inCustomerFrame,
  args: {
    page: { kind: 'ready', content: { banks: [bank], cards } },
    cryptoHref: '#receive',
    addressVerificationHref: '#address-verification',
    onLogInAgain: fn(),
    onBack: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof AddMoneyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const buildBlocked = (block: BankTopUpOption['block']) => ({
  page: { kind: 'ready', content: { banks: [{ ...bank, block, requisites: null }], cards } } as const,
});

/** The customer's own bank details, to copy or share, and other ways to add money. */
export const Ready: Story = {};
export const Loading: Story = { args: { page: { kind: 'loading' } } };
export const FailedOffline: Story = { args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } } };
/** The requisites stay closed until the address is verified. A link to the verification is in their place (SEPA-018, SEPA-019, HOME-105). */
export const AddressNeeded: Story = {
  args: buildBlocked('addressNeeded'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/LT60/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '#address-verification');
  },
};
export const IbanPending: Story = { args: buildBlocked('ibanPending') };
/** Neither bank transfer nor card is available. The remaining way is shown. */
export const CryptoOnly: Story = { args: { page: { kind: 'ready', content: { banks: [], cards: [] } } } };

const { fee: _fee, thresholdNoFee: _threshold, minimalExclusive: _minimum, ...termless } = bank;
const buildTerms = (terms: Partial<BankTopUpOption>) => ({
  page: { kind: 'ready', content: { banks: [{ ...termless, ...terms }], cards } } as const,
});

export const OnlyFee: Story = {
  name: 'shows a fee from which no amount is free (HOME-105)',
  tags: ['!dev', '!autodocs'],
  args: buildTerms({ fee: eur('5.00') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee €5.00.')).toBeVisible();
  },
};

export const NoTerms: Story = {
  name: 'shows nothing in place of terms that are not given (HOME-105)',
  tags: ['!dev', '!autodocs'],
  args: buildTerms({}),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'By bank transfer' });
    await expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).not.toContain('');
    await expect(within(section).queryByText(/^(Min|Fee)/)).toBeNull();
  },
};

export const OwnIban: Story = {
  name: 'shows the IBAN without an amount, with fee, minimum and every other way (HOME-105)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('LT60 1010 0123 4567 8901')).toBeVisible();
    await expect(canvas.getByText('Min: more than €10.00. Fee €5.00, none from €1,000.00.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(expect.stringContaining('IBAN: LT60 1010 0123 4567 8901'));
    const others = within(canvas.getByRole('complementary', { name: 'Other ways' }));
    await expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#card-eur', '#card-usd', '#receive']);
  },
};
