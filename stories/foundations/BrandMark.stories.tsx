import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@wallet/ui/components/Card';
import { BrandMark, Motif } from '@wallet/ui/foundations/Mark';
import { Stack } from '@wallet/ui/foundations/Layout';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const Mark: Story = { args: { variant: 'mark' } };

const hero = (
  <Card variant="hero">
    <Motif seed={3} width={350} height={200} />
    <BrandMark />
    <div style={{ blockSize: 140 }} />
  </Card>
);

export const OnHero: Story = { render: () => hero };

/** Two brands side by side, each with its own colours, shapes, mark and lines. */
export const SideBySide: Story = {
  render: () => (
    <Stack>
      {(['light', 'dark'] as const).map((theme) => (
        <Stack key={theme}>
          <ThemeRoot scope="element" brand="halden" theme={theme}>
            {hero}
          </ThemeRoot>
          <ThemeRoot scope="element" brand="ostra" theme={theme}>
            {hero}
          </ThemeRoot>
        </Stack>
      ))}
    </Stack>
  ),
};
