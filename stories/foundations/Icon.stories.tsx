import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, receiveIcon, refreshIcon } from '@wallet/ui/foundations/Icon';
import { Inline, Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { iconVocabulary } from '../support/iconVocabulary.ts';

const meta = { component: Icon, args: { glyph: receiveIcon } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One drawing per meaning. */
export const Vocabulary: Story = {
  render: () => (
    <Inline align="start">
      {iconVocabulary.map(([name, glyph]) => (
        <Stack key={name} gap={4} align="center" style={{ inlineSize: 96 }}>
          <Icon glyph={glyph} size={24} />
          <Text type="micro" tone="secondary">
            {name.replace(/Icon$/, '')}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

/** The stroke is 1.75, or 2 at 16 px and below. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      {([14, 16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} glyph={refreshIcon} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const strokes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getAttribute('stroke-width'));
    await expect(strokes).toEqual(['2', '2', '1.75', '1.75', '1.75']);
  },
};

/** An icon on its own has a name. Next to a text it is hidden from screen readers. */
export const Named: Story = {
  args: { label: 'Receive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Receive' })).toBeVisible();
  },
};
