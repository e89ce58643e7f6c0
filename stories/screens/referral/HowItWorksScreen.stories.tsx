import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HowItWorksScreen } from '@wallet/ui/screens/referral';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

const meta = {
  component: HowItWorksScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
  args: {
    invite: { code: 'ALICE-7Q2', link: 'https://wallet.example/signup?invite_code=ALICE-7Q2' },
    onShare: fn(),
    onBack: fn(),
    inviteFriendsHref: '#invite-friends',
    getProfitHref: '#get-profit',
  },
} satisfies Meta<typeof HowItWorksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Banners: Story = {
  name: 'links to the explanations with two banners (REF-002, REF-003, D-REF-09)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('How it works');
    const [invite, profit] = [canvas.getByRole('link', { name: /Invite friends/ }), canvas.getByRole('link', { name: /Get profit/ })];
    await expect(invite).toHaveTextContent('Get €5 for each friend');
    await expect(invite).toHaveAttribute('href', '#invite-friends');
    await expect(profit).toHaveTextContent('Earn 25% of fees');
    await expect(profit).toHaveAttribute('href', '#get-profit');
    await expect(canvas.getByRole('button', { name: /Copy invite code/ })).toHaveTextContent('ALICE-7Q2');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
