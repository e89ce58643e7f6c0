import type { Meta, StoryObj } from '@storybook/react-vite';
import { money, toAmountText } from '@wallet/core/money/money';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Card } from '@wallet/ui/components/Card';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { BalanceHistory } from '@wallet/ui/screens/assets';
import { eur } from '../../support/amounts.ts';
import { onHero } from '../../support/decorators.tsx';

const totals = ['41200.10', '41870.55', '40990.00', '42310.75', '43050.20', '42980.00', '43711.86'];
const days = totals.map((total, index) => ({ date: `2026-03-${String(index + 8).padStart(2, '0')}`, total: eur(total) }));

const meta = {
  component: BalanceHistory,
  decorators: [onHero],
  args: {
    period: '7',
    onPeriod: fn(),
    state: { kind: 'ready', days },
    change: { amount: eur('842.10'), percent: '0.71' },
  },
} satisfies Meta<typeof BalanceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const readShown = (canvasElement: HTMLElement) => canvasElement.querySelector('section > p')?.textContent;

/** The balance over a week, with its change in that time (HOME-101). */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(readShown(canvasElement)).toBe('+€2,511.76 in 7 days');
    await expect(canvasElement).toHaveTextContent(/€43,711\.86€40,990\.00/);
    await expect(canvasElement).not.toHaveTextContent('Loading');
  },
};

/** The figures beside the line have as many decimals as a column, so that a currency with 18 leaves room for the line. */
export const ManyDecimals: Story = {
  args: {
    state: {
      kind: 'ready',
      days: days.map(({ date, total }) => ({ date, total: money(toAmountText(total) + '1'.repeat(16), 'LUM', 18) })),
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows five decimals beside most of the line (LIB-028)', async () => {
      await expect(canvasElement).toHaveTextContent(/43,711\.86111\sLUM40,990\.00111\sLUM/);
      const [line, all] = [canvas.getByRole('slider'), canvas.getByRole('slider').parentElement];
      await expect(line.clientWidth / (all?.clientWidth ?? 0)).toBeGreaterThan(0.6);
    });
  },
};

/** The total above includes holdings without past prices, so the sum of the line is named (HOME-101). */
export const Incomplete: Story = {
  args: { leavesOut: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(readShown(canvasElement)).toBe('+€2,511.76 in 7 days · without securities');
    await step('names the sum of a day that is read (HOME-102)', async () => {
      canvas.getByRole('slider').focus();
      await userEvent.keyboard('{Home}');
      await expect(readShown(canvasElement)).toBe('€41,200.10 on 08\u00A0Mar · without securities');
    });
  },
};

/** A coin: the line and its change are of its price, which is named (HOME-108). */
export const Price: Story = {
  args: { priceOf: 'BTC' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleName(/^Price from/);
    await expect(readShown(canvasElement)).toBe('Price of 1 BTC · +€2,511.76 in 7 days');
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Orders and rates are not enough to calculate the history, so no line is drawn (WISH-017). */
export const Missing: Story = {
  args: { state: { kind: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No full history for this period yet.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
  },
};

const readToday = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-absent] > p')?.textContent;

/** The provider has no past prices: instead of a line there is today’s change, in money and percent (HOME-101). */
export const Absent: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvasElement }) => {
    await expect(readToday(canvasElement)).toBe('+€842.10 up 0.71 percent(+0.71%) today');
  },
};

/** Prices did not change. Zero has no sign, and there is no percentage of another sum than the balance (HOME-101). */
export const AbsentUnchanged: Story = {
  args: { state: { kind: 'absent' }, change: { amount: eur('0.00'), percent: '0.00' }, leavesOut: true },
  play: async ({ canvasElement }) => {
    await expect(readToday(canvasElement)).toBe('€0.00 today · without securities');
  },
};

export const FailedOffline: Story = { args: { state: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

/** The balance did not change: the line is in the middle, beside one figure. */
export const Flat: Story = {
  args: { state: { kind: 'ready', days: days.map((day) => ({ ...day, total: eur('100.00') })) } },
  play: async ({ canvasElement }) => {
    await expect(readShown(canvasElement)).toBe('€0.00 in 7 days');
    await expect(canvasElement.textContent?.match(/€100\.00/g)).toHaveLength(1);
  },
};

/** One figure per day, newest first. */
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  },
};

export const Figures: Story = {
  name: 'states its figures as text and as a table, and switches the period (WISH-017)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleName(
      'Balance from €41,200.10 on 08\u00A0Mar\u00A02026 to €43,711.86 on 14\u00A0Mar\u00A02026, lowest €40,990.00, highest €43,711.86',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(8);
    await expect(rows.slice(0, 2)).toEqual(['DateBalance', '14\u00A0Mar\u00A02026€43,711.86']);
    const table = canvas.getByRole('button', { name: 'Show as table', pressed: true });
    await userEvent.click(table);
    await expect(table).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('slider')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await expect(args.onPeriod).toHaveBeenCalledWith('365');
    await step('shows each day under the pointer and with the arrow keys (HOME-102)', async () => {
      const chart = canvas.getByRole('slider');
      chart.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(chart).toHaveAttribute('aria-valuetext', '13\u00A0Mar\u00A02026: €42,980.00');
      await expect(readShown(canvasElement)).toBe('€42,980.00 on 13\u00A0Mar');
      await userEvent.keyboard('{Home}');
      await expect(readShown(canvasElement)).toBe('€41,200.10 on 08\u00A0Mar');
      await userEvent.tab();
      await expect(readShown(canvasElement)).toContain('in 7 days');
      const { left, right, top } = chart.getBoundingClientRect();
      const at = { clientX: (left + right) / 2, clientY: top + 10, bubbles: true };
      await fireEvent.pointerMove(chart, at);
      await waitFor(() => expect(readShown(canvasElement)).toBe('€42,310.75 on 11\u00A0Mar'));
      await fireEvent.pointerOut(chart, { relatedTarget: document.body });
      await waitFor(() => expect(readShown(canvasElement)).toContain('in 7 days'));
    });
  },
};

export const HiddenFigures: Story = {
  name: 'shows nothing while balances are hidden (WISH-002)',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <ThemeRoot balances="hidden" scope="element">
        <Card variant="hero">
          <Story />
        </Card>
      </ThemeRoot>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/41,?200|43,?711/);
  },
};
