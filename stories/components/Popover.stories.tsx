import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Popover } from '@wallet/ui/components/Popover';

const meta = {
  component: Popover,
  args: {
    label: 'Network fee',
    renderOpener: (props) => (
      <Button {...props} variant="quiet">
        What is this?
      </Button>
    ),
    children: 'A fee that the network takes for every transfer; it goes to those who keep the network running.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Network fee' })).toHaveAttribute('data-placed'));
  },
};
export const ClosedByContent: Story = {
  args: { children: (close) => <Button onClick={close}>I got it</Button> },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'What is this?' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};
