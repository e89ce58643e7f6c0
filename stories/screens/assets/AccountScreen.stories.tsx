import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountScreen, BalanceHistory, type BalanceHistoryProps, LatestTransactions } from '@wallet/ui/screens/assets';
import { btc, eur } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { bitcoin, cashContent } from './assetsContent.ts';

const prices = ['57200.10', '58870.55', '57990.00', '59310.75', '60050.20', '59980.00', '61240.00'];
const days = prices.map((total, index) => ({ date: `2026-11-${18 + index}`, total: eur(total) }));
const renderChart = (of: Pick<BalanceHistoryProps, 'priceOf'>) => (
  <BalanceHistory {...of} period="7" onPeriod={fn()} state={{ kind: 'ready', days }} />
);
const latest = (
  <LatestTransactions
    rows={[buildTransactionRow('8', { title: 'Send', group: 'outgoings', volume: btc('0.05000000'), time: 'Today, 11:05' })]}
    allHref="#all"
    onOpen={fn()}
  />
);
const requisites = {
  beneficiaryName: 'Alice Hale',
  iban: 'LT127044400000000101',
  reference: 'HALDEN-101',
  beneficiaryAddress: 'Gedimino pr. 9, 01103 Vilnius, Lithuania',
  bic: 'HALDLT21XXX',
  bankName: 'Halden Bank',
  bankAddress: 'Konstitucijos pr. 21, Vilnius, Lithuania',
};
const [euro] = cashContent.sections.flatMap(({ items }) => items);

const meta = {
  component: AccountScreen,
  ...inCustomerFrame,
  args: {
    page: {
      kind: 'ready',
      content: {
        item: bitcoin,
        provider: 'Bitcoin',
        price: eur('61240.00'),
        worthChange: { amount: eur('533.52'), percent: '1.84' },
        requisites: null,
      },
    },
    isCoin: true,
    onAction: fn(),
    onBack: fn(),
    refreshing: false,
    onRefresh: fn(),
    history: renderChart({ priceOf: 'BTC' }),
    latest,
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A coin: the holding, its price and the available actions. */
export const Coin: Story = {};
/** A fiat account with its own balance over time, and where a transfer to it is sent. */
export const Money: Story = {
  args: {
    isCoin: false,
    history: renderChart({}),
    ...(euro === undefined
      ? {}
      : {
          page: {
            kind: 'ready',
            content: { item: euro, provider: 'Halden Payments', price: null, worthChange: null, requisites },
          },
        }),
  },
};
export const Loading: Story = { args: { page: { kind: 'loading' } } };
export const FailedUnavailable: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };
/** Before the identity is verified, there is neither a chart nor a history. */
export const WithoutHistory: Story = { args: { history: null, latest: null } };

export const OneAccount: Story = {
  name: 'shows balance, chart and actions, without a link to the history on the same page (HOME-107)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Balance' })).toHaveTextContent(/0\.48215.*· \+€533\.52.*\(\+1\.84%\) today/);
    await expect(canvas.getByRole('slider')).toHaveAccessibleName(/^Price from/);
    const actions = canvas.getByRole('group', { name: 'Actions' }).querySelectorAll('button');
    await expect([...actions].map(({ textContent }) => textContent)).toEqual(['Buy', 'Sell', 'Send', 'Receive']);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(args.onAction).toHaveBeenCalledWith('buy');
    await expect(canvas.getByText('1 BTC = €61,240.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '#all');
  },
};
