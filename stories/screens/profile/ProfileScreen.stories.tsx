import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ProfileContent, ProfileScreen, type ProfileScreenProps } from '@wallet/ui/screens/profile';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const alice: ProfileContent = {
  name: 'Alice Berg',
  plan: 'Launch',
  phone: '+37060000001',
  email: 'al***@halden.example',
  address: { country: 'Lithuania', zipCode: '01104', region: null, city: 'Vilnius', street: 'Gedimino pr. 20' },
  addressStatus: 'needed',
  canChangePassword: true,
};
const buildReady = (changes: Partial<ProfileContent> = {}): ProfileScreenProps['page'] => ({
  kind: 'ready',
  content: { ...alice, ...changes },
});

const meta = {
  component: ProfileScreen,
  ...inCustomerFrame,
  args: {
    page: buildReady(),
    hrefs: {
      verifyAddress: '#address',
      addressBook: '#address-book',
      changePassword: '#password',
      settings: '#settings',
      support: '#support',
    },
    onCloseAccount: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'expands the address, states what it needs and links there (PROF-005, PROF-007, PROF-008)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    const address = canvas.getByRole('button', { name: /^Residential address/ });
    await expect(address).toHaveAttribute('aria-expanded', 'false');
    await expect(address).toHaveTextContent('Need to verify');
    await userEvent.click(address);
    await expect(canvas.getByText('Gedimino pr. 20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '#address');
    await step(`"I'm staying" closes the dialog (D-PROF-08)`, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
      await userEvent.click(await screen.findByRole('button', { name: "I'm staying" }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onCloseAccount).not.toHaveBeenCalled();
    });
    await step('closes the account after two confirmations (PROF-012, PROF-014, PROF-015)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
      await screen.findByRole('dialog', { name: 'Hold on a second! Are you sure?' });
      await userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
      await screen.findByRole('dialog', { name: 'We have to store your data by the law' });
      await waitFor(() => expect(screen.getByText(/we keep your data for 5 years/)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Continue account closure' }));
      await expect(args.onCloseAccount).toHaveBeenCalledOnce();
    });
  },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const FailedOffline: Story = {
  parameters: { offline: true },
  args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

export const AddressPending: Story = {
  name: 'shows no link while documents are being checked (PROF-006, PROF-008)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ addressStatus: 'pending' }) },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('button', { name: /^Residential address/ });
    await expect(address).toHaveTextContent('Your documents are being checked');
    await userEvent.click(address);
    await expect(canvas.queryByRole('link', { name: 'Verify address' })).toBeNull();
  },
};

/** The address is verified, so there is no link. */
export const AddressVerified: Story = { args: { page: buildReady({ addressStatus: 'verified' }) } };

export const NotOnBoard: Story = {
  name: 'hides the password change before onboarding, but always shows support (PROF-010, PROF-011)',
  tags: ['!dev', '!autodocs'],
  args: { page: buildReady({ canChangePassword: false, name: null, email: null }) },
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('link', { name: /password/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toHaveAttribute('href', '#support');
    await step('is headed by the phone without a name, and has no row for a missing e-mail (D-PROF-02)', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: /^\+370\s600\s000\s01$/ })).toBeVisible();
      await expect(canvas.getByText('Phone')).toBeVisible();
      await expect(canvas.queryByText('E-mail')).toBeNull();
    });
  },
};

export const Rail: Story = {
  name: 'names settings and address book once on a desktop, in the rail (DESK-009)',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('navigation', { name: 'Your account' })).getByRole('link', { name: 'Address book' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Address book/ })).toHaveLength(1);
    // In the menu and in the rail.
    await expect(canvas.getAllByRole('link', { name: 'Settings' })).toHaveLength(2);
  },
};
