import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type CurrencyRow, type CurrencySection, SelectCurrencyScreen } from '@wallet/ui/screens/select-currency';
import { btc, eth, eur, usd, usdc } from '../../support/amounts.ts';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const buildRow = (name: string, balance: CurrencyRow['balance'], converted: CurrencyRow['converted'] = null): CurrencyRow => ({
  key: name,
  icon: null,
  name,
  code: balance.currencyCode,
  balance,
  converted,
  href: `#${balance.currencyCode}`,
});
const coins: readonly CurrencySection[] = [
  {
    provider: null,
    rows: [
      buildRow('Bitcoin', btc('0.48215'), eur('29526.86')),
      buildRow('Ether', eth('4.2075'), eur('10434.60')),
      buildRow('USD Coin', usdc('3150')),
    ],
  },
];
const cash: readonly CurrencySection[] = [
  { provider: 'Halden Payments', rows: [buildRow('Euro', eur('12480.55'))] },
  { provider: '', rows: [buildRow('US Dollar', usd('310.00'))] },
];

const many: readonly CurrencySection[] = [
  {
    provider: 'Halden Payments',
    rows: Array.from({ length: 9 }, (_, index) => ({ ...buildRow('Euro', eur('1.00')), key: `${index}`, name: `Euro ${index + 1}` })),
  },
];

const meta = {
  component: SelectCurrencyScreen,
  ...inCustomerFrame,
  args: { purpose: 'send', tabs: ['withdraw', 'send'], tab: 'send', onTab: fn(), sections: coins, onBack: fn() },
} satisfies Meta<typeof SelectCurrencyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Coins that can be sent, without section headings. */
export const Coins: Story = {};

export const Nameless: Story = {
  name: 'names an account without a name after its currency (D-FMT-32)',
  tags: ['!dev', '!autodocs'],
  args: { sections: [{ provider: null, rows: [{ ...buildRow('', eur('1.00')), key: 'euro' }, ...(coins[0]?.rows ?? [])] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Euro/ })).toBeVisible();
  },
};

export const Cash: Story = {
  name: 'shows heading, verb of the open tab, and rows by provider with the unassigned last (CUR-006, CUR-010, CUR-014)',
  tags: ['!dev', '!autodocs'],
  args: { purpose: 'topup-fiat', tabs: ['topup', 'receive'], tab: 'topup', sections: cash },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Top up' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Currency selection' })).toBeVisible();
    await expect(canvas.getByText('Please select the currency that you would like to top up')).toBeVisible();
    await expect(canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual(
      expect.arrayContaining(['Halden Payments', 'Other accounts']),
    );
    await expect(canvas.getByRole('link', { name: /Euro\s*EUR\s*€12,480\.55/ })).toHaveAttribute('href', '#EUR');
  },
};

export const Values: Story = {
  name: 'has a dash for a value without a rate, and none for a balance in the primary currency (HOME-110)',
  tags: ['!dev', '!autodocs'],
  args: { sections: [...coins, ...cash] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Bitcoin/ })).toHaveTextContent('€29,526.86');
    await expect(within(canvas.getByRole('link', { name: /^USD Coin/ })).getByText('–')).toBeVisible();
    await expect(within(canvas.getByRole('link', { name: /^Euro/ })).queryByText('–')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Value' })).toBeVisible();
  },
};

export const ValuesOnPhone: Story = {
  ...Values,
  name: 'has the same dash in the row of a phone (HOME-110)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('link', { name: /^USD Coin/ })).getByText('–')).toBeVisible();
    await expect(within(canvas.getByRole('link', { name: /^Euro/ })).queryByText('–')).toBeNull();
  },
};

export const OnlyPrimary: Story = {
  name: 'has no column of values that would be empty (HOME-110)',
  tags: ['!dev', '!autodocs'],
  args: { sections: many },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Balance' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Value' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'shows six skeleton rows while loading (CUR-007, LIM-071, SEND-059)',
  tags: ['!dev', '!autodocs'],
  args: { purpose: 'send', sections: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-variant="rows"] > div:not([role], [aria-live])')).toHaveLength(6);
  },
};

export const EmptyTab: Story = {
  name: 'shows that a tab has no currencies yet (CUR-009)',
  tags: ['!dev', '!autodocs'],
  args: { sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no available currencies for this operation yet')).toBeVisible();
  },
};

/** A long list can be searched by name or code. */
export const Long: Story = {
  args: { tab: 'withdraw', sections: many },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'euro 7');
    await expect(canvas.getAllByRole('link', { name: /^Euro/ })).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'dollar');
    await expect(canvas.getByText('Nothing was found')).toBeVisible();
    await userEvent.clear(field);
  },
};

export const Tabbing: Story = {
  name: 'moves between tabs with the arrow keys (CUR-012, D-CUR-15)',
  tags: ['picture:none'],
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('tab', { name: 'Send' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTab).toHaveBeenCalledWith('withdraw');
  },
};
