import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TokenPopupDialog } from '@wallet/ui/screens/token-info';
import { POPUP } from './tokenInfoContent.ts';

const meta = {
  component: TokenPopupDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: { popup: POPUP, onDone: fn(), onRefused: fn() },
} satisfies Meta<typeof TokenPopupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Obligatory: Story = {};
export const DontShowMore: Story = { args: { popup: { ...POPUP, logic: 'dont_show_more', agreeText: "Don't show this again" } } };
export const WithoutCheckbox: Story = { args: { popup: { ...POPUP, logic: 'none', icon: 'rocket' } } };
/** A page-long text from the provider, right to left. */
export const LongTexts: Story = {
  args: { popup: { ...POPUP, text: 'هذا النص طويل جدا ويجب قراءته. '.repeat(40), title: 'x'.repeat(80) } },
};

export const MustAgree: Story = {
  name: 'obligatory: enables the button with the tick (TOK-022, D-TOK-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent, step }) => {
    await step('obligatory: links the document to be read (D-TOK-13)', async () => {
      const memorandum = await screen.findByRole('link', { name: 'Memorandum' });
      await expect(memorandum).toHaveAttribute('href', '/static/documents/nwr-memorandum.pdf');
      await expect(memorandum).toHaveAttribute('target', '_blank');
      await expect(memorandum).toHaveAttribute('rel', expect.stringContaining('noopener'));
      await waitFor(() => expect(screen.getByText('PDF')).toBeVisible());
    });
    const button = await screen.findByRole('button', { name: 'Continue' });
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and understand the memorandum' }));
    await userEvent.click(button);
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await expect(args.onDone).toHaveBeenCalledWith(true);
  },
};

export const WithoutDocument: Story = {
  name: 'shows no link without a document or an agreement (D-TOK-13)',
  tags: ['!dev', '!autodocs'],
  args: { popup: { ...POPUP, logic: 'dont_show_more' } },
  play: async () => {
    await screen.findByRole('checkbox');
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const ClosedWithoutAgreeing: Story = {
  name: 'obligatory: treats closing as a refusal, even with the tick (TOK-022, D-TOK-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRefused).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const ShownAgain: Story = {
  name: 'dont_show_more: the tick is optional and reported (TOK-022, D-TOK-13)',
  tags: ['!dev', '!autodocs'],
  args: { popup: { ...POPUP, logic: 'dont_show_more', agreeText: "Don't show this again" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(args.onDone).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('checkbox', { name: "Don't show this again" }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onDone).toHaveBeenLastCalledWith(true);
  },
};

export const PlainText: Story = {
  name: 'none: shows no checkbox, and the provider’s markup as text (TOK-022, D-TOK-13)',
  tags: ['!dev', '!autodocs'],
  args: { popup: { ...POPUP, logic: 'none', text: '<img src=x onerror=alert(1)> read' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('<img src=x onerror=alert(1)> read')).toBeVisible());
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};
