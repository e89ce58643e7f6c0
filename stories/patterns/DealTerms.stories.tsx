import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type DealTerm, DealTerms } from '@wallet/ui/patterns/DealTerms';

const all: readonly DealTerm[] = [
  { name: 'estimateValuation', value: '$340M' },
  { name: 'unitRatio', value: '1:1' },
  { name: 'minimumInvestment', value: '$100.00' },
  { name: 'unitPrice', value: '$12.50', change: '25' },
  { name: 'initialUnitPrice', value: '$10.00' },
  { name: 'listed', value: '04 Nov 2024' },
  { name: 'publicListing', value: null },
  { name: 'lockUp', value: '24 months' },
  { name: 'redemptionDate', value: '30 Jun 2028' },
  { name: 'liquidationPrice', value: '$16.80' },
];

const meta = {
  component: DealTerms,
  args: { terms: all.slice(0, 4) },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof DealTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = { args: { terms: all } };
/** The price fell, and one value does not fit next to its label. */
export const Falling: Story = {
  args: {
    terms: [
      { name: 'unitPrice', value: '$9.90', change: '-1.00' },
      { name: 'lockUp', value: 'Until the second anniversary of the public listing, or earlier by decision of the board' },
    ],
  },
};

const explanations = [
  ['Estimate current valuation', 'What the company is worth at its latest known share price.'],
  ['Initial unit price', 'The price of one unit when the deal opened.'],
  ['Unit-to-share ratio', 'One unit stands for one share in the company (1:1).'],
  ['Change %', 'How the unit price has changed since the deal opened.'],
  ['Lock up period', 'How long shares cannot be sold after the public listing.'],
  ['Estimate redemption date', 'When we expect to redeem the units. The date may change.'],
] as const;

export const Explanations: Story = {
  name: 'explains exactly six terms, each under its own name (TOK-012, D-TOK-10)',
  tags: ['!dev', '!autodocs'],
  args: { terms: all },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(explanations.length);
    for (const [term, text] of explanations) {
      const opener = canvas.getByRole('button', { name: `About ${term}` });
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: term })).toHaveTextContent(text);
      await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    }
  },
};

export const Both: Story = {
  name: 'explains a term and its change separately (TOK-012)',
  tags: ['!dev', '!autodocs'],
  args: {
    terms: [
      { name: 'initialUnitPrice', value: '$10.00', change: '25' },
      { name: { label: 'Vintage', explanation: 'The year of the harvest.' }, value: '2019', change: '4' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => within(term.parentElement ?? term));
    const names = (row: typeof first) => row?.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names(first)).toEqual(['About Initial unit price', 'About Change %']);
    await expect(names(second)).toEqual(['About Vintage', 'About Change %']);
  },
};

export const Missing: Story = {
  name: 'shows a missing term as a dash, read as "not available" (TOK-010, D-TOK-08)',
  tags: ['!dev', '!autodocs'],
  args: { terms: [{ name: 'publicListing', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('not available')).toBeInTheDocument();
  },
};

export const Changes: Story = {
  name: 'shows a change with arrow, sign and two decimals, and hides a missing one (D-TOK-09)',
  tags: ['!dev', '!autodocs'],
  args: {
    terms: [
      { name: 'unitPrice', value: '$12.50', change: '4.2' },
      { name: 'initialUnitPrice', value: '$10.00', change: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+4.20%')).toBeVisible();
    await expect(canvas.getByText('up 4.20 percent')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'About Change %' })).toHaveLength(1);
  },
};
