import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from '@wallet/ui/screens/forgot-password';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';

type OnNext = ForgotPasswordScreenProps['onNext'];

const meta = {
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: '',
    onNext: fn<OnNext>(async () => ({ kind: 'done' })),
    onBack: fn(),
    botCheck: 'other',
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer enters the phone number of the account. */
export const Phone: Story = {};

/** The device knows the customer's number. */
export const KnownPhone: Story = { args: { phone: '+37060000001' } };

export const Required: Story = {
  name: 'does not submit an empty or invalid phone and focuses its field, which has the focus on entry (PWD-019, D-APP-33, D-APP-34)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectFocusOnFirstInvalid('Phone number', 'This field is required');
    await userEvent.keyboard('+3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectFocusOnFirstInvalid('Phone number', 'Invalid phone number');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  name: 'keeps the phone without a network and shows a message (PWD-019, D-PWD-23)',
  tags: ['!dev', '!autodocs'],
  args: { onNext: fn<OnNext>(async () => ({ kind: 'accessRefused', issue: { kind: 'offline' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '+37060000001{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('+37060000001');
  },
};
