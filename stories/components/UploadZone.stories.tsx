import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, waitFor } from 'storybook/test';
import { UploadZone } from '@wallet/ui/components/UploadZone';
import { readColour } from '../support/readColour.ts';

const STATEMENT = new File(['…'], 'Bank statement.pdf', { type: 'application/pdf' });

const meta = {
  component: UploadZone,
  args: { label: 'Add documents', hint: 'Up to 10 files: PNG, JPG or PDF. 25 MB a file, 60 MB in all', onFiles: fn() },
} satisfies Meta<typeof UploadZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const WithIssue: Story = {
  args: { issue: 'You tried to upload too many files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You tried to upload too many files');
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('[data-part="zone"] > *')].map((part) => getComputedStyle(part).color);
    const disabled = readColour('--semantic-color-text-disabled');
    await expect(colours).toEqual([disabled, disabled, readColour('--semantic-color-text-secondary')]);
  },
};
export const Chosen: Story = {
  name: 'passes on the selected files (ADDR-005)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, STATEMENT);
    await expect(args.onFiles).toHaveBeenCalledWith([STATEMENT], []);
  },
};
/** The zone is a button, so it works with the keyboard. Drag and drop is an extra. */
export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Add documents' });
    await expect(button).toHaveFocus();
    await fireEvent.dragOver(button);
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).not.toBeNull());
  },
};
