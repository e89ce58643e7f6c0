import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OperationPromptDialog } from '@wallet/ui/patterns/OperationPrompt';

const meta = {
  component: OperationPromptDialog,
  tags: ['!dev', '!autodocs'],
  args: {
    prompt: 'completeRegistration',
    hrefs: { kyc: '/signup/kyc', support: '/support/form', addressVerification: '/address-verification' },
    onOpenChange: fn(),
  },
} satisfies Meta<typeof OperationPromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CompleteRegistration: Story = {
  tags: ['autodocs'],
  name: '“Complete the registration” with Continue to /signup/kyc and Later (HOME-035, ERR-045)',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Complete the registration' });
    await expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/signup/kyc');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const AddressPending: Story = {
  name: '“Address verification is pending” (HOME-036, ERR-044)',
  args: { prompt: 'addressPending' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Address verification is pending' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'I got it' })).toBeVisible());
  },
};

export const ServiceNotAvailable: Story = {
  name: '“Oops... service not available, contact support” leads to the support form (HOME-037, ERR-046)',
  args: { prompt: 'serviceNotAvailable' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Oops... service not available, contact support' });
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
  },
};

export const ConfirmAddress: Story = {
  name: '“Confirm the address” leads to the verification by “Confirm now” (HOME-038, ERR-047)',
  args: { prompt: 'confirmAddress' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Confirm the address' });
    await expect(screen.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/address-verification');
  },
};
