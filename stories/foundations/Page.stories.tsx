import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@wallet/ui/components/Card';
import { Columns, Inline, Page, Stack } from '@wallet/ui/foundations/Layout';
import { Link } from '@wallet/ui/components/Link';
import { SkipLink } from '@wallet/ui/foundations/LiveRegion';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Columns aside={<Card>Aside</Card>} asideLabel="Overview">
        <Card>Main</Card>
      </Columns>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The aside is beside the main column from 1120 px and below it on narrower screens. The reading order is the same. */
export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('MainAside');
    await expect(canvas.getByRole('complementary', { name: 'Overview' })).toBeVisible();
  },
};

/** The content that follows the aside on a phone is directly below the main column on a desktop, however tall the aside is. */
export const TwoColumnsWithAfter: Story = {
  render: () => (
    <Page>
      <Columns aside={<Card>Aside</Card>} asideLabel="Terms" after={<Card>More</Card>}>
        <Card>Main</Card>
      </Columns>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('MainAsideMore');
  },
};

/** The first Tab stop. It moves the focus to the content. */
export const SkipToContent: Story = {
  render: () => (
    <>
      <SkipLink href="#skip-target" />
      <nav aria-label="Menu">
        <a href="#elsewhere">Elsewhere</a>
      </nav>
      <Page id="skip-target">
        <Link variant="standalone" href="#first">
          First of the content
        </Link>
      </Page>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(44);
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** Gaps come from the space scale. */
export const Gaps: Story = {
  render: () => (
    <Stack gap={24}>
      {([2, 8, 16, 32] as const).map((gap) => (
        <Inline key={gap} gap={gap} data-row="">
          <Card>{gap}</Card>
          <Card>{gap}</Card>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const gaps = [...canvasElement.querySelectorAll('[data-row]')].map((row) => getComputedStyle(row).columnGap);
    await expect(gaps).toEqual(['2px', '8px', '16px', '32px']);
  },
};
