import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SupportScreen, type SupportScreenProps, type SupportView } from '@wallet/ui/screens/support';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid, expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type Send = SupportScreenProps['onSend'];
const resolveWith = (outcome: Awaited<ReturnType<Send>>) => fn<Send>(async () => outcome);
const visitor: SupportView = { kind: 'form', email: '', isEmailRequired: true, botCheck: 'other' };
const customer: SupportView = { kind: 'form', email: 'alice@halden.example', isEmailRequired: false, botCheck: null };

const meta = {
  component: SupportScreen,
  ...inCustomerFrame,
  args: { view: customer, onSend: resolveWith({ kind: 'done', ticket: 'HS-123456' }), onFrameWindow: fn(), homeHref: '#home' },
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const send =
  (message: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  };

/** The form for a customer whose e-mail address is known. */
export const Default: Story = {};

export const Visitor: Story = { args: { view: visitor } };

export const ChatOpening: Story = {
  args: { view: { kind: 'chat', isOpen: false, frameUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Waiting for the response. Further presses send nothing. */
export const Busy: Story = {
  args: { onSend: fn<Send>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await send('Where is my transfer?')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(context.args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** The trimmed message was sent with the known address, and the ticket is shown (D-MENU-09). */
export const Sent: Story = {
  play: async (context) => {
    await send('  Where is my transfer? ')(context);
    await expect(context.args.onSend).toHaveBeenCalledWith({ message: 'Where is my transfer?', email: 'alice@halden.example' });
    await expect(await screen.findByText('Your message has been sent')).toBeVisible();
    await expect(screen.getByText('Your ticket is HS-123456.')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '#home');
  },
};

/** No network. The message stays in the form. */
export const Failed: Story = {
  args: { onSend: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await send('Where is my transfer?')(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection!');
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('Where is my transfer?');
  },
};

/** Near the maximum length, a counter appears. */
export const LongMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Message');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(8913));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Should have 8912 characters or less');
  },
};

export const Required: Story = {
  name: 'requires an address from a visitor and focuses the first invalid field (D-MENU-09)',
  tags: ['!dev', '!autodocs'],
  args: { view: visitor },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getAllByText('This field is required')).toHaveLength(2);
    await expectFocusOnFirstInvalid('Message', 'This field is required');
    await userEvent.keyboard('Hello{Tab}nobody{Enter}');
    await expect(canvas.getByText('Invalid e-mail')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'shows a refusal on its field and the bot check above the button (API-079)',
  tags: ['!dev', '!autodocs'],
  args: { view: visitor, onSend: resolveWith({ kind: 'refused', fields: { email: 'Not our e-mail' } }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@b.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expectRefusedField(context, 'E-mail', 'Not our e-mail', 'a@b.example');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Hello');
  },
};

export const BotCheckFailed: Story = {
  name: 'shows a failed bot check and keeps the input (D-APP-24)',
  tags: ['!dev', '!autodocs'],
  args: { view: visitor, onSend: resolveWith({ kind: 'botCheckFailed' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@b.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The bot check failed');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Hello');
  },
};
