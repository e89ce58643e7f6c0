import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Dialog, DialogActions, DialogBody, DialogIcon, type DialogProps, DialogTitle } from '@wallet/ui/components/Dialog';
import { completedIcon, warningIcon } from '@wallet/ui/foundations/Icon';
import { useState } from 'react';
import { playDialogPattern } from '../support/dialogPattern.ts';

/** With its content as data. */
type TitledProps = Extract<DialogProps, { readonly title: string }>;

function Opened(props: TitledProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Close account</Button>
      <Dialog {...props} open={open} onOpenChange={change} actions={<Button onClick={() => setOpen(false)}>I'm staying</Button>} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    title: 'Hold on a second! Are you sure?',
    children: 'You will lose access to your accounts.',
    actions: <Button fullWidth>I got it</Button>,
    open: true,
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<TitledProps>;

export default meta;
type Story = StoryObj<TitledProps>;

export const Message: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: args.title })).toHaveAccessibleDescription(
      'You will lose access to your accounts.',
    );
  },
};
/** Two ways to answer. The destructive one is the quiet button. */
export const Question: Story = {
  args: {
    icon: warningIcon,
    tone: 'negative',
    actions: [
      <Button key="stay" fullWidth>
        I'm staying
      </Button>,
      <Button key="close" fullWidth variant="quiet-danger">
        Close my account
      </Button>,
    ],
  },
};
export const Positive: Story = { args: { title: 'Success', children: 'Your account is closed.', icon: completedIcon, tone: 'positive' } };
/** Its parts as children, with the product's own content between them. */
export const Parts: Story = {
  name: 'takes its parts as children (LIB-021)',
  render: ({ open, onOpenChange }) => (
    <Dialog {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })} aria-describedby="limit">
      <DialogIcon icon={warningIcon} tone="warning" />
      <DialogTitle>Limit reached</DialogTitle>
      <p>Yesterday: 900 of 1,000</p>
      <DialogBody id="limit">You can send more tomorrow.</DialogBody>
      <DialogActions>
        <Button fullWidth>I got it</Button>
      </DialogActions>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Limit reached' });
    await expect(dialog).toHaveAccessibleDescription('You can send more tomorrow.');
    const parts = ['Limit reached', 'Yesterday: 900 of 1,000', 'You can send more tomorrow.', 'I got it'];
    await expect(dialog).toHaveTextContent(parts.join(''));
  },
};
/** On a phone it is as wide as any other dialog. */
export const Wide: Story = { args: { wide: true }, tags: ['picture:desktop'] };
/** A dialog taller than the screen scrolls inside its panel, not with the page. */
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>A sentence of the conditions, number {line + 1}.</p>) },
};
export const OtherBrand: Story = { globals: { brand: 'ostra' }, args: { icon: warningIcon, tone: 'warning' } };

export const ByKeyboard: Story = {
  name: 'moves the focus inside and back, and closes with Escape (D-APP-10, D-APP-11)',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args }) => {
    await playDialogPattern({ opener: canvas.getByRole('button', { name: 'Close account' }), name: args.title });
  },
};
export const PressedOutside: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('dialog'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** It can only be closed with its own button. */
export const NotClosable: Story = {
  args: { closable: false, onMustAnswer: fn(), title: 'The session has ended' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await expect(args.onMustAnswer).toHaveBeenCalledOnce();
  },
};
export const Animated: Story = {
  name: 'opens and closes with a 200 ms animation (APP-046, LIM-040)',
  tags: ['!dev', '!autodocs'],
  parameters: { moves: true },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    const dialog = await screen.findByRole('dialog', { name: args.title });
    const { animationDuration } = getComputedStyle(dialog.querySelector('div') ?? dialog);
    await expect(animationDuration).toBe('0.2s');
    await userEvent.click(screen.getByRole('button', { name: "I'm staying" }));
    await expect(getComputedStyle(dialog.querySelector('div') ?? dialog).animationDuration).toBe('0.2s');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ClosedWhileBusy: Story = {
  name: 'closes while something in it spins (D-APP-11)',
  tags: ['!dev', '!autodocs'],
  parameters: { moves: true },
  args: { children: <Button busy>Close my account</Button> },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    const busy = await screen.findByRole('button', { name: 'Close my account' });
    await expect(busy.getAnimations({ subtree: true })).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: "I'm staying" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
