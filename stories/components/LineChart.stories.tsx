import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineChart } from '@wallet/ui/components/LineChart';

const args = { points: [0.2, 0.35, 0, 0.6, 0.8, 0.75, 1], label: 'Price, from €10 to €12' };
const meta = { component: LineChart, args } satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single line, without an axis. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Price, from €10 to €12' })).toBeVisible();
    await expect(canvasElement.querySelector('path')?.getAttribute('d')).toBe(
      'M0 77.6L16.67 63.8L33.33 96L50 40.8L66.67 22.4L83.33 27L100 4',
    );
  },
};

/** A single point is drawn as a dot. */
export const OnePoint: Story = {
  args: { points: [0.5], label: 'Price, €11' },
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('path');
    await expect(dot?.getAttribute('d')).toBe('M50 50h0');
    await expect(dot === null ? '' : getComputedStyle(dot).strokeWidth).toBe('8px');
  },
};

/** With a value for each point. */
export const WithReadings: Story = {
  args: {
    readings: ['€10.40', '€10.70', '€10.00', '€11.20', '€11.60', '€11.50', '€12.00'],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Price, from €10 to €12' });
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', '€11.60');
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', '€12.00');
  },
};
