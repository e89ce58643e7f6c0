import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstructionsScreen, type InstructionsScreenProps } from '@wallet/ui/screens/forgot-password';

const meta = {
  component: InstructionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: '+37060000001',
    resendAt: 0,
    onResend: fn<InstructionsScreenProps['onResend']>(async () => ({ kind: 'done' })),
    onContactSupport: fn(),
    onLogIn: fn(),
    onBack: fn(),
    botCheck: 'other',
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
  },
} satisfies Meta<typeof InstructionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  name: 'shows where to enter the password in an inactive login form (PWD-022, PWD-023)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByLabelText('Phone number')).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const NoMore: Story = { args: { attemptsLeft: 0 } };
