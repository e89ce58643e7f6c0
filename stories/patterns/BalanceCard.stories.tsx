import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@wallet/core/money/money';
import { expect } from 'storybook/test';
import { BalanceCard } from '@wallet/ui/patterns/BalanceCard';
import { eur, usd } from '../support/amounts.ts';
import { withHiddenBalances } from '../support/decorators.tsx';

const meta = {
  component: BalanceCard,
  args: { label: 'Total balance', value: eur('119964.44') },
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The largest figure in the product. */
export const Ready: Story = {};
/** A part of the total: a group or an account. */
export const Part: Story = { args: { size: 'md', label: 'Crypto · 5 accounts', value: eur('44542.50') } };
/** The card keeps its size while loading. */
export const Loading: Story = { args: { value: null, loading: true } };
/** The figure was loaded before the connection was lost. */
export const Stale: Story = { args: { updatedAt: '14:02' } };
export const Zero: Story = { args: { value: usd('0.00') } };
/** The card states that the figure is hidden, so that it is not mistaken for lost money. */
export const Hidden: Story = {
  args: { onHiddenChange: () => undefined },
  decorators: [withHiddenBalances],
};
/** With the button that hides the balance. */
export const Shown: Story = { args: { onHiddenChange: () => undefined } };
/** The largest possible figure shrinks to stay on one line, even on the narrowest phone. */
export const Largest: Story = {
  args: { value: eur('123456789012.34') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-variant="lead"]');
    const tops = new Set([...(figure?.querySelectorAll('span') ?? [])].flatMap((part) => [...part.getClientRects()].map(({ top }) => top)));
    await expect(tops.size).toBe(1);
    await expect(figure?.getBoundingClientRect().height).toBeLessThan(60);
    await expect(figure?.scrollWidth).toBeLessThanOrEqual(248);
  },
};
/** A currency with 18 decimals, on the narrowest phone and on another. */
export const ManyDecimals: Story = {
  tags: ['picture:none'],
  render: () => (
    <>
      {['1234567.123456789012345678', '12.111111111111111111', '98765432109.123456789012345678'].flatMap((figure) =>
        [288, 358].map((width) => (
          <div key={`${figure} ${width}`} style={{ maxInlineSize: width, marginBlockEnd: 16 }}>
            <BalanceCard
              label={`Balance of ${figure.length} digits at ${width} px`}
              size={width === 288 ? 'lg' : 'md'}
              value={money(figure, 'LUM', 18)}
            />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('stays on one line, in the wide figures of another brand too (LIB-028)', async () => {
      for (const figure of canvasElement.querySelectorAll<HTMLElement>('[data-variant="lead"]'))
        for (const family of ['', 'sans-serif', 'monospace']) {
          figure.style.fontFamily = family;
          const lines = figure.getBoundingClientRect().height / Number(getComputedStyle(figure).lineHeight.replace('px', ''));
          await expect([figure.textContent, family, Math.round(lines)]).toEqual([figure.textContent, family, 1]);
        }
    });
  },
};
/** Marigold and arcs. */
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
