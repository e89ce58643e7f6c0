import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChatStandInDialog } from '@wallet/ui/patterns/ChatStandIn';

const meta = {
  component: ChatStandInDialog,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, name: 'Anna', onOpenChange: fn() },
} satisfies Meta<typeof ChatStandInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GreetsByName: Story = {
  play: async () => expect(await screen.findByRole('dialog')).toHaveTextContent('Anna'),
};
