import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@wallet/ui/components/EmptyState';
import { LinkButton } from '@wallet/ui/components/Link';
import { Icon, historyIcon, rejectedIcon, topUpIcon } from '@wallet/ui/foundations/Icon';

const meta = {
  component: EmptyState,
  args: { icon: historyIcon, title: "Hmm, you don't have any activity yet." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const WithAction: Story = {
  args: {
    children: 'Top up an account and your first transaction appears here.',
    action: (
      <LinkButton variant="secondary" size="md" href="#top-up">
        <Icon glyph={topUpIcon} />
        Top up
      </LinkButton>
    ),
  },
};

/** The result of an operation that takes up the whole page. */
export const Result: Story = {
  args: {
    icon: rejectedIcon,
    tone: 'negative',
    size: 'lg',
    level: 1,
    title: 'Your transaction has been rejected',
    children: 'The information may be incorrect, or the transfer cannot be completed.',
  },
};

/** Ostra draws arcs instead of contours. */
export const OtherBrand: Story = { globals: { brand: 'ostra' } };

/** In high-contrast mode the motif is hidden. */
export const HighContrast: Story = { globals: { contrast: 'more' } };
