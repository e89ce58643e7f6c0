import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AddressVerificationScreen, type AddressVerificationScreenProps } from '@wallet/ui/screens/address-verification';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

type Send = AddressVerificationScreenProps['onSend'];
const resolveWith = (outcome: Awaited<ReturnType<Send>>) => fn<Send>(async () => outcome);

const meta = {
  component: AddressVerificationScreen,
  tags: ['!dev', '!autodocs'],
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 1000 } } },
  args: {
    status: 'notVerified',
    sent: false,
    onSend: resolveWith({ kind: 'done' }),
    onStop: fn(),
    onBack: fn(),
    assetsHref: '#assets',
  },
} satisfies Meta<typeof AddressVerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const buildPdf = (name: string, bytes = 2048): File =>
  new File(['%PDF-1.7'.padEnd(bytes)], name, { type: 'application/pdf', lastModified: 1 });
const choose =
  (...files: readonly File[]): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The upload zone has no file input');
    await userEvent.upload(input, [...files]);
    await canvas.findAllByRole('button', { name: /^Remove/ });
  };
const send: Play = async (context) => {
  await choose(buildPdf('Bank statement.pdf'), buildPdf('Rental agreement.pdf', 4096))(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
};

export const Waiting: Story = {
  name: 'offers nothing until the status is known (ADDR-011)',
  args: { status: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const NothingToUpload: Story = {
  name: 'shows the accepted documents, a zone, and "Send" disabled without files (LIM-067, ADDR-001, ADDR-002)',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await expect(canvas.getByRole('heading', { name: 'Upload one of these documents' })).toBeVisible();
    const [accepted, restricted] = within(canvas.getByRole('main')).getAllByRole('list');
    await expect(accepted).toHaveTextContent(
      'Bank statementUtility billRental agreementTax returnTax billAny government issued documentCertificate of real estate ownershipCertificate of residency',
    );
    await step('what is not accepted is said (ADDR-003, ADDR-004)', async () => {
      await expect(restricted).toHaveTextContent('We do not accept mobile phone or home internet bills');
      await expect(restricted).toHaveTextContent('Screenshots of single pages are not allowed');
    });
    await expect(canvas.getByText('The document must be dated within the last 3 months')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Drag files here or choose files' })).toHaveAccessibleDescription(
      'PNG, JPG, GIF, TIFF, PDF, HEIC, BMP. Up to 10 files, 25 MB each, 60 MB in total.',
    );
    await step('without files there is nothing to send (ADDR-012)', async () => {
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    });
    await step('lets selected files be sent and removed (ADDR-013, ADDR-016, D-ADDR-06)', async () => {
      await choose(buildPdf('Bank statement.pdf'), buildPdf('Utility bill.pdf'))(context);
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Bank statement.pdf' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Utility bill.pdf' }));
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    });
    await step('keeps the first ten of eleven files (ADDR-006, ADDR-008)', async () => {
      await choose(...Array.from({ length: 11 }, (_, index) => buildPdf(`Page ${index}.pdf`)))(context);
      await expect(canvas.getByRole('alert')).toHaveTextContent('You tried to upload too many files');
      await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10);
    });
  },
};

export const Uploading: Story = {
  name: 'shows progress in whole percent and ignores a second press (ADDR-014, ADDR-017, D-ADDR-07)',
  args: {
    onSend: fn<Send>((_, onProgress) => {
      onProgress(64);
      return new Promise(() => undefined);
    }),
  },
  play: async (context) => {
    await send(context);
    const { canvas, args, userEvent } = context;
    const [bar] = await canvas.findAllByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Stop: Story = {
  name: 'asks before leaving during an upload (D-ADDR-14)',
  args: { onSend: fn<Send>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await send(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await screen.findByRole('dialog', { name: 'Stop the upload?' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue uploading' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  name: '"Documents sent" states how long the review takes (ADDR-020, D-ADDR-10)',
  play: async (context) => {
    await send(context);
    const dialog = await screen.findByRole('dialog', { name: 'Documents sent' });
    await expect(dialog).toHaveTextContent(
      "We will review your documents as soon as possible. Don't worry, it usually takes no more than 3 business days.",
    );
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OnReview: Story = {
  name: 'shows a link back instead of the zone during the review (ADDR-015, ADDR-019, ADDR-026)',
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Files are being checked' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to my accounts' })).toHaveAttribute('href', '#assets');
    await expect(canvas.queryByRole('button', { name: /choose files/ })).toBeNull();
  },
};

export const Verified: Story = {
  name: 'shows that the address is verified (D-ADDR-09)',
  args: { status: 'verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  },
};

export const Rejected: Story = {
  name: 'requests rejected documents again (D-ADDR-11)',
  args: { status: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your documents were rejected. Please upload new ones.')).toBeVisible();
  },
};

export const Expired: Story = { tags: ['dev', 'autodocs'], args: { status: 'expired' } };

export const Refused: Story = {
  name: 'shows the provider’s message with the file names, and keeps the files (ADDR-021, D-ADDR-12)',
  args: { onSend: resolveWith({ kind: 'filesRefused', message: 'This file type is not supported', places: [1] }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('This file type is not supported: Rental agreement.pdf')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const NetworkFailed: Story = {
  name: 'names a network failure (ADDR-024)',
  args: { onSend: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Upload failed due to a network error')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'asks for patience on any other failure (ADDR-022)',
  args: { onSend: resolveWith({ kind: 'failed', failure: 'unexpected' }) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Something went wrong')).toBeVisible();
    await expect(context.canvas.getByText('Please try again later')).toBeVisible();
  },
};
