import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WhenNear } from '@wallet/ui/patterns/WhenNear';

const meta = { component: WhenNear, args: { children: 'Here' } } satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowViewport: Story = {
  name: 'renders content far down a page only when it is near the viewport (WISH-017)',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '150vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Here')).toBeNull();
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Here')).toBeInTheDocument());
    window.scrollTo(0, 0);
  },
};
