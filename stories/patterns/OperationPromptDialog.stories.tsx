import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from '@storybook/test';
import { OperationPromptDialog } from '@wallet/ui/patterns/OperationPrompt/OperationPromptDialog';

const meta = {
  component: OperationPromptDialog,
  args: {
    prompt: 'completeRegistration',
    hrefs: { kyc: '/signup/kyc', support: '/support/form', addressVerification: '/address-verification' },
    onOpenChange: fn(),
  },
} satisfies Meta<typeof OperationPromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CompleteRegistration: Story = {
  name: 'HOME-035 ERR-045 “Complete the registration” with Continue to /signup/kyc and Later',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Complete the registration' });
    await expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/signup/kyc');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const AddressPending: Story = {
  name: 'HOME-036 ERR-044 “Address verification is pending”',
  args: { prompt: 'addressPending' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Address verification is pending' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'I got it' })).toBeVisible());
  },
};

export const ServiceNotAvailable: Story = {
  name: 'HOME-037 ERR-046 “Oops... service not available, contact support” leads to the support form',
  args: { prompt: 'serviceNotAvailable' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Oops... service not available, contact support' });
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
  },
};

export const ConfirmAddress: Story = {
  name: 'HOME-038 ERR-047 “Confirm the address” leads to the verification by “Confirm now”',
  args: { prompt: 'confirmAddress' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Confirm the address' });
    await expect(screen.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/address-verification');
  },
};
