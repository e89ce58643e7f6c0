import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentUpload, type DocumentUploadProps } from '@wallet/ui/patterns/DocumentUpload';

const STATEMENT = new File(['%PDF-1.7'], 'Bank statement Oct.pdf', { type: 'application/pdf' });
const MOVIE = new File(['…'], 'Flat.mov', { type: 'video/quicktime' });

const meta = {
  component: DocumentUpload,
  args: { most: 3, onSend: fn<DocumentUploadProps['onSend']>(() => Promise.resolve({ kind: 'done' })) },
} satisfies Meta<typeof DocumentUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFileInput = (root: HTMLElement): HTMLInputElement => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('The zone has no input for files');
  return input;
};

export const Nothing: Story = {};
/** The chosen document is previewed before it is sent, and Enter sends it. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(getFileInput(canvasElement), STATEMENT);
    await expect(await canvas.findByText('Bank statement Oct.pdf')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith([STATEMENT], expect.any(Function)));
  },
};
/** The refused file is named, and the valid one stays. */
export const WrongType: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.setup({ applyAccept: false }).upload(getFileInput(canvasElement), [STATEMENT, MOVIE]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file type is not supported: Flat.mov');
    await expect(canvas.getByText('Bank statement Oct.pdf')).toBeVisible();
  },
};
/** The chosen files stay. */
export const NoNetwork: Story = {
  args: { onSend: fn<DocumentUploadProps['onSend']>(() => Promise.resolve({ kind: 'failed', failure: 'offline' })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(getFileInput(canvasElement), STATEMENT);
    await canvas.findByText('Bank statement Oct.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Upload failed due to a network error')).toBeVisible();
    await expect(canvas.getByText('Bank statement Oct.pdf')).toBeVisible();
  },
};
