import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CodeStep, type CodeStepProps, type SentCode } from '@wallet/ui/patterns/CodeStep';
import { VisitorPage } from '@wallet/ui/patterns/AppFrame';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../support/expectFocusOnFirstInvalid.ts';

const sent: SentCode = { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: 2, wasWaiting: false };
const accept = () => fn<CodeStepProps['onCode']>(async () => ({ kind: 'done' }));

const meta = {
  component: CodeStep,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    title: 'Sign up',
    phone: '+37060000001',
    code: sent,
    onCode: accept(),
    onResendCode: fn<NonNullable<CodeStepProps['onResendCode']>>(async () => ({ kind: 'done' })),
    onContactSupport: fn(),
    onChangeNumber: fn(),
    signUpHref: '#signup',
    logInHref: '#login',
    supportHref: '#support',
  },
  render: (args) => (
    <VisitorPage onBack={args.onChangeNumber}>
      <CodeStep {...args} />
    </VisitorPage>
  ),
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another code can be requested. */
export const ResendAvailable: Story = {};

/** Four digits from a phone call. */
export const ByCall: Story = { args: { code: { ...sent, method: 'call', digits: 4 } } };

export const NoneLeft: Story = { args: { code: { ...sent, attemptsLeft: 0 } } };

export const Required: Story = {
  name: 'does not submit an empty code (AUTH-018)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expectFocusOnFirstInvalid('Code', 'This field is required');
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  name: 'keeps a wrong code selected and shows an issue (ERR-029, REG-028, D-REG-13)',
  tags: ['!dev', '!autodocs'],
  args: { onCode: fn<CodeStepProps['onCode']>(async () => ({ kind: 'accessRefused', issue: { kind: 'wrongCredentials' } })) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(field, '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('You entered the wrong code. Check the correctness and try again.')).toBeVisible();
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]));
    // Selecting text makes the browser scroll its end into view. The cells must stay in place.
    field.parentElement?.scrollBy({ left: 40, behavior: 'instant' });
    await expect(field.parentElement?.scrollLeft).toBe(0);
    await expectRefusedField(context, 'Code', 'Invalid code', '111111');
  },
};

export const AlreadySent: Story = {
  name: 'shows a warning dialog once if a code had already been sent (ERR-039)',
  tags: ['!dev', '!autodocs'],
  args: { code: { ...sent, wasWaiting: true } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'A code has already sent to this number' });
    await expect(dialog).toHaveTextContent('You will be able to request a new code only at the end of the timer time.');
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
