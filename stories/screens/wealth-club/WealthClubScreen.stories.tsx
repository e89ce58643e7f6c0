import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type ClubEventView, WealthClubScreen, type WealthClubScreenProps } from '@wallet/ui/screens/wealth-club';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Request = WealthClubScreenProps['onRequest'];
const buildEvent = (state: ClubEventView['state']): WealthClubScreenProps['page'] => ({
  kind: 'ready',
  content: { city: 'London', days: 'June 25-28, 2025', state },
});

const meta = {
  component: WealthClubScreen,
  ...inCustomerFrame,
  args: {
    product: 'Halden',
    page: buildEvent('open'),
    onRequest: fn<Request>(async () => ({ kind: 'done' })),
    onBack: fn(),
    planHref: '#wealth',
  },
} satisfies Meta<typeof WealthClubScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand’s club with six speakers, place, days and the button. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { name: 'London, June 25-28, 2025' })).toBeVisible();
    await step('shows the title with the brand, six speakers and the button (CLUB-001, CLUB-002, CLUB-003)', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Halden Wealth Club' })).toBeVisible();
      const speakers = canvas.getByRole('region', { name: 'Speakers' });
      await expect(within(speakers).getAllByRole('listitem')).toHaveLength(6);
      await expect(canvas.getByRole('button', { name: 'Request a Place' })).toBeEnabled();
    });
  },
};

export const Requested: Story = { args: { page: buildEvent('requested') } };

/** The event is over, so there is no button; the page says what comes next (D-CLUB-01). */
export const Ended: Story = {
  args: { page: buildEvent('ended') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event has ended')).toBeVisible();
    await expect(canvas.getByText('Elin Vaher')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Wealth plan' })).toHaveAttribute('href', '#wealth');
    await expect(canvas.queryByRole('button', { name: 'Request a Place' })).toBeNull();
  },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const TwoMonths: Story = {
  args: { page: { kind: 'ready', content: { city: 'London', days: 'September 28 - October 12, 2025', state: 'open' } } },
};

/** Waiting for the response. Further presses send nothing. */
export const Busy: Story = {
  args: { onRequest: fn<Request>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a Place' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Request a Place' }));
    await expect(args.onRequest).toHaveBeenCalledTimes(1);
  },
};

export const Accepted: Story = {
  name: 'opens "Your request has been accepted" after a request (CLUB-006, D-CLUB-05)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a Place' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your request has been accepted' });
    await expect(dialog).toHaveTextContent('We will e-mail you.');
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'opens the generic error modal after a failed request (CLUB-007, D-CLUB-04)',
  tags: ['!dev', '!autodocs'],
  args: { onRequest: fn<Request>(async () => ({ kind: 'refused', message: 'This event has ended' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a Place' }));
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('This event has ended');
    await expect(canvas.getByRole('button', { name: 'Request a Place', hidden: true })).toBeEnabled();
  },
};

export const NotLoaded: Story = {
  name: 'keeps the speakers without the event, and offers "Try again" (D-CLUB-08)',
  tags: ['!dev', '!autodocs'],
  args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Elin Vaher')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request a Place' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    if (args.page.kind !== 'failed') throw new Error('The story is of a failure');
    await expect(args.page.onRetry).toHaveBeenCalledOnce();
  },
};
