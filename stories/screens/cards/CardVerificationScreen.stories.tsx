import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CardVerificationScreen, type CardVerificationScreenProps } from '@wallet/ui/screens/cards';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Send = CardVerificationScreenProps['onSend'];
const resolveWith = (outcome: Awaited<ReturnType<Send>>) => fn<Send>(async () => outcome);

const meta = {
  component: CardVerificationScreen,
  ...inCustomerFrame,
  args: { state: 'upload', most: 2, onSend: resolveWith({ kind: 'done' }), cardsHref: '#cards', onBack: fn() },
} satisfies Meta<typeof CardVerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose =
  (...names: readonly string[]): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input)
      await userEvent.upload(
        input,
        names.map((name) => new File(['%PDF-1.7'], name)),
      );
    await canvas.findAllByRole('button', { name: /^Remove/ });
  };
const send: Play = async (context) => {
  await choose('front.png')(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
};

/** The required documents, and the zone to add them. */
export const Empty: Story = {};

export const Chosen: Story = { play: choose('front.png', 'name.pdf') };

export const TooMany: Story = {
  name: 'keeps the first two of more files and shows a message (CARDS-012)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await choose('1.png', '2.png', '3.png')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('You tried to upload too many files');
    await expect(context.canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  },
};

export const Refused: Story = {
  name: 'names a refused file with the provider’s message (CARDS-016)',
  tags: ['!dev', '!autodocs'],
  args: { onSend: resolveWith({ kind: 'filesRefused', message: 'This file type is not supported', places: [0] }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This file type is not supported: front.png');
  },
};

export const Failed: Story = {
  name: 'shows an upload failure and keeps the files (CARDS-016)',
  tags: ['!dev', '!autodocs'],
  args: { onSend: resolveWith({ kind: 'failed', failure: 'unexpected' }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Something went wrongPlease try again later');
    await expect(context.canvas.getByText('front.png')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    onSend: fn<Send>((_, onProgress) => {
      onProgress(42);
      return new Promise(() => undefined);
    }),
  },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
  },
};

export const Sent: Story = {
  name: 'sends the documents (CARDS-015)',
  tags: ['!dev', '!autodocs'],
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Documents sent')).toBeVisible();
    await expect(canvas.getByText(/it usually takes no more than 3 business days/)).toBeVisible();
  },
};
