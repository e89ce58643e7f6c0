import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SepaBlockDialog } from '@wallet/ui/patterns/SepaTransfer';

const meta = {
  component: SepaBlockDialog,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { block: 'addressPending', onClose: fn(), onLogInAgain: fn(), addressVerificationHref: '#address-verification' },
} satisfies Meta<typeof SepaBlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddressPending: Story = {
  tags: ['autodocs'],
  name: 'the address is being verified (SEPA-017)',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Address verification' })).toHaveTextContent(
      'To use EU bank transfers, wait for the address verification to be completed.',
    );
  },
};
export const AddressNeeded: Story = {
  name: 'the address has to be verified (SEPA-018)',
  args: { block: 'addressNeeded' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Address verification required' });
    await expect(screen.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '#address-verification');
  },
};
export const IbanPending: Story = {
  name: 'the virtual IBAN is being allocated (SEPA-019)',
  args: { block: 'ibanPending' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Virtual IBAN' })).toHaveTextContent(
      'Virtual IBAN is being allocated. To use EU bank transfers, wait for an email confirming IBAN allocation or choose another one.',
    );
  },
};
export const IbanReady: Story = {
  name: 'the IBAN is ready after the next login (SEPA-020)',
  args: { block: 'ibanReady' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Virtual IBAN' })).toHaveTextContent(
      'Your IBAN is ready. Please relogin in the app to allocate your virtual IBAN account.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const WithoutAVerification: Story = {
  name: 'offers no page that the product does not have (LIB-024)',
  args: { block: 'addressNeeded', addressVerificationHref: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Address verification required' });
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(screen.getByRole('button', { name: 'I got it' })).toBeVisible();
  },
};
