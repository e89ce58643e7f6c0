import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileRow } from '@wallet/ui/components/List';
import { inList } from '../support/decorators.tsx';

const meta = {
  component: FileRow,
  args: { fileName: 'Bank statement Oct.pdf', size: '1.8 MB' },
  decorators: [inList('Documents')],
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'names the file on its remove button (D-ADDR-06)',
  tags: ['!dev', '!autodocs'],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bank statement Oct.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { state: { name: 'waiting' } } };
export const Sending: Story = {
  args: { state: { name: 'sending', percent: 64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bank statement Oct.pdf' })).toHaveAttribute('aria-valuenow', '64');
  },
};
export const Done: Story = { args: { state: { name: 'done' } } };
export const Refused: Story = { args: { state: { name: 'refused', reason: 'This file type is not supported' } } };
export const LongName: Story = { args: { fileName: 'A_very_long_name_of_a_scanned_document_without_any_space_in_it_2026-11-21.heic' } };
