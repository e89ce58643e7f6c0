import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@wallet/ui/components/Card';
import { Motif } from '@wallet/ui/foundations/Mark';

const meta = {
  component: Motif,
  args: { seed: 1 },
  decorators: [
    (Story) => (
      <Card variant="hero">
        <Story />
        <div style={{ blockSize: 160 }} />
      </Card>
    ),
  ],
} satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contour lines of a landscape generated from its seed. */
export const Contours: Story = {};
export const FadesUnderText: Story = { args: { fade: 'start', seed: 3 } };
export const Arcs: Story = { globals: { brand: 'ostra' } };

/** The same seed and size draw the same lines, on a server as well. */
export const SameForSameSeed: Story = {
  render: () => (
    <>
      <Motif seed={7} />
      <Motif seed={7} />
      <Motif seed={8} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, other] = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(first).toBe(second);
    await expect(first).not.toBe(other);
    await expect(first?.length).toBeLessThan(20_000);
  },
};

/** In high-contrast mode the motif is hidden. */
export const HighContrast: Story = {
  globals: { contrast: 'more' },
  play: async ({ canvasElement }) => {
    const motif = canvasElement.querySelector('svg');
    await expect(motif === null ? '' : getComputedStyle(motif).display).toBe('none');
  },
};
