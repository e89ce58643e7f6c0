import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { CallFailedDialog, CallOutcomeDialog, ErrorDialog } from '@wallet/ui/patterns/ErrorDialog';

const meta = {
  component: ErrorDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
  args: { onClose: fn() },
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMessage: Story = {
  name: 'announces a fix if the provider sends no message (CARD-027)',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(/we'll fix it/));
  },
};
export const WithProviderMessage: Story = {
  name: 'titles the refusal of the provider as one (D-ERR-22)',
  args: { message: 'This card is not accepted.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'This could not be done' })).toBeVisible());
  },
};
export const WithProviderTitle: Story = {
  name: 'takes the title of the provider for a refusal (D-ERR-22)',
  tags: ['!dev', '!autodocs'],
  render: ({ onClose }) => (
    <CallFailedDialog outcome={{ kind: 'refused', title: 'Limit reached', message: 'You can send more tomorrow.' }} onClose={onClose} />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Limit reached' })).toHaveTextContent('You can send more tomorrow.'));
  },
};
/** The action comes before the close button. */
export const WithAction: Story = { args: { message: 'The card was declined.', action: <Button>Use another card</Button> } };
/** The same dialog confirms that a request was accepted. */
export const Accepted: Story = {
  render: ({ onClose }) => (
    <CallOutcomeDialog
      outcome={{ kind: 'done' }}
      texts={{ accepted: 'Request sent', acceptedText: 'The answer will come by email.' }}
      onClose={onClose}
    />
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I got it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
