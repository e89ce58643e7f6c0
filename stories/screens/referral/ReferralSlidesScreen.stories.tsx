import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ReferralSlidesScreen } from '@wallet/ui/screens/referral';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

const meta = {
  component: ReferralSlidesScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    topic: 'invite',
    invite: { code: 'ALICE-7Q2', link: 'https://wallet.example/signup?invite_code=ALICE-7Q2' },
    onShare: fn(),
    onBack: fn(),
    programHref: '#referral',
  },
} satisfies Meta<typeof ReferralSlidesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first slide. Nothing precedes it, so "Previous" is missing. */
export const InviteFriends: Story = {};

/** The last slide links to the program. */
export const InviteFriendsEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '4 of 4' })),
};

export const GetProfit: Story = { args: { topic: 'profit' } };

export const Desktop: Story = {
  tags: ['picture:desktop'],
  name: 'shows all slides beside each other on a desktop (REF-004, REF-006, D-REF-10)',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Invite friends',
      'They join',
      'They make a move',
      'You get €5',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start inviting' })).toHaveAttribute('href', '#referral');
  },
};

const readText = (
  canvas: { readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement },
  place: string,
): string => canvas.getByRole('group', { name: place }).textContent;

export const Invite: Story = {
  name: 'four slides explain the €5 bonus (REF-004, REF-009, LIM-088)',
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(readText(canvas, '1 of 4')).toBe('Invite friendsShare your personal link or invite code.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(readText(canvas, '2 of 4')).toBe('They joinYour friend signs up with your code and verifies their identity.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(readText(canvas, '3 of 4')).toBe('They make a moveYour friend tops up or withdraws at least €50.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(readText(canvas, '4 of 4')).toBe('You get €5You get €5 for every friend who does.');
  },
};

export const Profit: Story = {
  name: 'three slides explain the 25% share of fees (REF-005, REF-010, LIM-089)',
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  args: { topic: 'profit' },
  play: async ({ canvas, userEvent }) => {
    await expect(readText(canvas, '1 of 3')).toBe('Get 25%You earn 25% of the transaction fees your friends pay.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(readText(canvas, '2 of 3')).toBe('On every transactionThe more your friends do, the more you earn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(readText(canvas, '3 of 3')).toBe('Paid to your accountYour profit is added to your euro account as a referral bonus.');
    await expect(canvas.getByRole('link', { name: 'Start inviting' })).toHaveAttribute('href', '#referral');
  },
};

export const Moves: Story = {
  name: 'moves by buttons, dots, keys and swipes, and shows "Start inviting" only on the last slide (REF-006, D-APP-19, D-REF-10)',
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = [() => canvas.getByRole('button', { name: 'Previous' }), () => canvas.getByRole('button', { name: 'Next' })];
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Start inviting' })).toBeNull();
    await userEvent.click(next());
    await userEvent.click(previous());
    await expect(next()).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '1 of 4' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('group', { name: '3 of 4' })).toBeInTheDocument();
    const slides = canvas.getByRole('region', { name: 'Invite friends' });
    const at = (clientX: number): Touch => new Touch({ identifier: 1, target: slides, clientX, clientY: 40 });
    await fireEvent.touchStart(slides, { touches: [at(40)] });
    await fireEvent.touchEnd(slides, { changedTouches: [at(240)] });
    await expect(canvas.getByRole('group', { name: '2 of 4' })).toBeInTheDocument();
    await userEvent.click(next());
    await userEvent.click(next());
    await expect(canvas.getByRole('link', { name: 'Start inviting' })).toBeVisible();
    await expect(previous()).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};
