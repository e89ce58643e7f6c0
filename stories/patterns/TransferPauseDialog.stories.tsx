import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TransferPauseDialog, type TransferPauseDialogProps } from '@wallet/ui/patterns/TransferPause';

type OnHold = TransferPauseDialogProps['onHold'];

const purposes = ['own', 'family', 'goods', 'investment', 'helped', 'safety', 'other'] as const;

const meta = {
  component: TransferPauseDialog,
  args: {
    question: { reasons: ['new_recipient'], purposes, seconds: 7200 },
    onOpenChange: fn(),
    onHold: fn<OnHold>(async () => ({ kind: 'done' })),
    onContactSupport: fn(),
  },
} satisfies Meta<typeof TransferPauseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const getButton = (name: string): HTMLElement => screen.getByRole('button', { name });
const playChoice =
  (purpose: string): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: purpose }));
    await userEvent.click(getButton('Continue'));
  };

/** The reason for the pause, and the question about the purpose. Nothing is selected. */
export const Question: Story = {};

/** All four reasons at the same time, for a send. "My own account" is not offered. */
export const EveryReason: Story = {
  args: {
    question: { reasons: ['new_recipient', 'new_device', 'in_a_row', 'name_mismatch'], purposes: purposes.slice(1), seconds: 7200 },
  },
};

/** The warning for the chosen purpose, and how long the transfer will be held. */
export const Family: Story = { play: playChoice('Family or friends') };
export const OwnAccount: Story = { play: playChoice('My own account') };
export const Goods: Story = { play: playChoice('Goods or services') };
export const Investment: Story = { play: playChoice('An investment') };
export const Helped: Story = { play: playChoice('Someone is helping me on the phone or on my screen') };
export const SomethingElse: Story = { play: playChoice('Something else') };

/** A transfer "to safety" can never be sent. */
export const Safety: Story = { play: playChoice('Someone told me to move my money to safety') };

/** Without a hold the button reads "Send". */
export const NotHeld: Story = {
  args: { question: { reasons: ['name_mismatch'], purposes, seconds: 0 } },
  play: playChoice('Family or friends'),
};

/** The provider cannot be reached, and the dialog stays open. */
export const Offline: Story = {
  args: { onHold: fn<OnHold>(async () => ({ kind: 'failed', failure: 'offline' })) },
  play: async (context) => {
    await playChoice('Family or friends')(context);
    await context.userEvent.click(getButton('Send and hold'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection!');
  },
};

const behaviour = ['!dev', '!autodocs'];

export const WarningShown: Story = {
  name: 'focuses the title of the warning, and shows every reason, purpose and warning (BRAKE-004, BRAKE-005, BRAKE-020)',
  tags: behaviour,
  play: async (context) => {
    const { userEvent, step } = context;
    await step('"Continue" without a choice shows an issue (BRAKE-006)', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Please choose one.');
      await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
      await expect(screen.queryByRole('alert')).toBeNull();
    });
    await waitFor(() =>
      expect(screen.getByText('You have never paid this recipient, and it is more than half of your balance.')).toBeVisible(),
    );
    await expect(screen.getAllByRole('radio')).toHaveLength(7);
    await playChoice('An investment')(context);
    await expect(screen.getByRole('heading', { name: 'Please read this' })).toHaveFocus();
    await expect(screen.getByText(/^Guaranteed profit, a personal adviser/)).toBeVisible();
    await expect(
      screen.getByText('We will hold the transfer for 2 hours. Until then you can cancel it and get everything back.'),
    ).toBeVisible();
  },
};

export const SentOnce: Story = {
  name: 'sends once on two presses of "Send and hold", and disables both buttons (BRAKE-007, BRAKE-008)',
  tags: behaviour,
  args: { onHold: fn<OnHold>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await playChoice('Goods or services')(context);
    const send = getButton('Send and hold');
    send.click();
    send.click();
    await waitFor(() => expect(context.args.onHold).toHaveBeenCalledTimes(1));
    await expect(context.args.onHold).toHaveBeenCalledWith('goods');
    await expect(getButton('Do not send')).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  name: '"Do not send" and Escape send nothing, also from the warning (BRAKE-007)',
  tags: behaviour,
  play: async (context) => {
    await playChoice('Family or friends')(context);
    await context.userEvent.click(getButton('Do not send'));
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(false);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(context.args.onHold).not.toHaveBeenCalled();
  },
};

export const SafetyLinksToSupport: Story = {
  name: 'offers only support for "safety", with no way to send (BRAKE-006)',
  tags: behaviour,
  play: async (context) => {
    await playChoice('Someone told me to move my money to safety')(context);
    await expect(screen.queryByRole('button', { name: /Send and hold/ })).toBeNull();
    await context.userEvent.click(getButton('Contact support'));
    await expect(context.args.onContactSupport).toHaveBeenCalled();
  },
};
