import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, Text } from '@wallet/ui/foundations/Text';
import { Stack } from '@wallet/ui/foundations/Layout';

const meta = { component: Text, args: { children: 'Send the payment from an account in your own name.' } } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titles: Story = {
  render: () => (
    <Stack>
      <Heading level={1} type="title-xl">
        A family office
      </Heading>
      <Heading level={2} type="title-lg">
        Transactions
      </Heading>
      <Heading level={3}>Card limits</Heading>
      <Heading level={4} type="title-sm">
        Halden Digital Assets
      </Heading>
    </Stack>
  ),
};

export const Running: Story = {
  render: () => (
    <Stack gap={8}>
      <Text>Send the payment from an account in your own name.</Text>
      <Text type="body-medium">Konstitucijos pr. 7, Vilnius</Text>
      <Text type="body-sm">Second lines</Text>
      <Text type="label">Field labels</Text>
      <Text type="caption">Updated 14:02</Text>
      <Text type="micro">Pending</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {(['primary', 'secondary', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

/** Running text is at most 64 characters wide. */
export const Measure: Story = {
  args: { children: 'Northwind Robotics builds autonomous inspection vehicles. '.repeat(6) },
  play: async ({ canvasElement }) => {
    const widest = Math.max(...[...canvasElement.querySelectorAll('p')].map(({ clientWidth }) => clientWidth));
    await expect(widest).toBeLessThan(640);
  },
};

/** Digits, signs and currency symbols have the same width, so that amounts line up. */
export const TabularFigures: Story = {
  render: () => (
    <Stack align="start" gap={0}>
      {['€111,111.11', '−98,765.43', '+24,608.00', '$00,000.00'].map((text) => (
        <Text key={text} as="span" data-figure="">
          {text}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const widths = [...canvasElement.querySelectorAll('[data-figure]')].map((line) => Math.round(line.getBoundingClientRect().width));
    await expect(new Set(widths.slice(1)).size).toBe(1);
  },
};

/** Until the font has loaded, the fallback has the same line height, so nothing moves (F4). */
export const FallbackMetrics: Story = {
  tags: ['picture:none'],
  render: () => (
    <Stack gap={0} align="start">
      <span data-face="" style={{ font: '400 64px/normal "Hanken Grotesk Variable"' }}>
        Wealth and banking in one place
      </span>
      <span data-face="" style={{ font: '400 64px/normal "Hanken Grotesk"' }}>
        Wealth and banking in one place
      </span>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 64px "Hanken Grotesk Variable"');
    // The fallback is based on a system font. Chromium refuses to load it on a device without any of the four, which leaves nothing to
    // compare.
    const hasFallback = await document.fonts.load('400 64px "Hanken Grotesk"').then(
      () => true,
      () => false,
    );
    if (!hasFallback) return;
    const [face, fallback] = [...canvasElement.querySelectorAll('[data-face]')].map((line) => line.getBoundingClientRect());
    await expect(Math.abs((face?.height ?? 0) - (fallback?.height ?? 99))).toBeLessThan(2);
    await expect(Math.abs((face?.width ?? 0) / (fallback?.width ?? 1) - 1)).toBeLessThan(0.04);
  },
};
