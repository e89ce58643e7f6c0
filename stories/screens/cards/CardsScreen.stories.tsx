import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { cardBrandNames } from '@wallet/ui/foundations/Mark';
import { CardsScreen, type CardsScreenProps } from '@wallet/ui/screens/cards';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { buildCard } from './buildCard.ts';

const resolveWith = (outcome: Awaited<ReturnType<CardsScreenProps['onDelete']>>) => fn<CardsScreenProps['onDelete']>(async () => outcome);
const cards = [
  buildCard(),
  buildCard({ id: 12, brand: 'mastercard', name: 'Travel', numberFormatted: '•••• 0077', status: 'pending', topUpHref: null }),
  buildCard({ id: 13, brand: 'amex', name: 'Old', isExpired: true, status: 'not_verified', verificationHref: '#verification' }),
];

/** In the order of the contract. */
const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'maestro',
  'forbrugsforeningen',
  'dankort',
  'dinersclub',
  'discover',
  'unionpay',
  'visaelectron',
  'jcb',
  'cartes_bancaires',
] as const;

const meta = {
  component: CardsScreen,
  ...inCustomerFrame,
  args: { page: { kind: 'ready', content: cards }, newCardHref: '#new', onDelete: resolveWith({ kind: 'done' }) },
} satisfies Meta<typeof CardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressDelete: Play = async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Delete card' });
  if (first) await userEvent.click(first);
};
const confirm: Play = async (context) => {
  await pressDelete(context);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
};

export const Ready: Story = {
  name: 'shows each card with brand, digits, holder, expiry and status (CARDS-001, CARDS-004, CARDS-008)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, step } = context;
    const travel = within(canvas.getByRole('article', { name: 'Travel ·· 0077' }));
    await expect(travel.getByRole('img', { name: 'Mastercard' })).toBeVisible();
    await expect(travel.getByText('Card is on verification')).toBeVisible();
    await expect(travel.queryByRole('link', { name: 'Top up' })).toBeNull();
    const old = within(canvas.getByRole('article', { name: 'Old ·· 4821' }));
    await expect(old.getByText('Need to verify the card')).toBeVisible();
    await expect(old.getByText('Expired')).toBeVisible();
    await expect(old.getByRole('link', { name: 'Verify card' })).toHaveAttribute('href', '#verification');
    await expect(canvas.getByText(/supports 3D‑Secure/)).toBeVisible();
    await step('asks before deleting a card (D-CARDS-07)', async () => {
      await pressDelete(context);
      await expect(await screen.findByRole('dialog', { name: 'Delete card?' })).toHaveTextContent(
        'Payments made with Personal ·· 4821 stay in your transactions.',
      );
      await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(context.args.onDelete).not.toHaveBeenCalled();
    });
    await step('deletes the card (CARDS-009)', async () => {
      await confirm(context);
      await waitFor(() => expect(context.args.onDelete).toHaveBeenCalledWith(11));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Brands: Story = {
  name: 'shows a mark for each brand (CARDS-003)',
  tags: ['!dev', '!autodocs'],
  args: {
    page: {
      kind: 'ready',
      content: cardBrands.map((brand, index) =>
        buildCard({ id: index + 1, brand, name: cardBrandNames[brand], numberFormatted: `•••• ${1000 + index}` }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    await expect(new Set(marks).size).toBe(12);
  },
};

export const Empty: Story = {
  args: { page: { kind: 'ready', content: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have any cards yet.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New card' })).toHaveAttribute('href', '#new');
  },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const Failed: Story = { args: { page: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const CardsOff: Story = {
  name: 'offers no new card while cards are off (CARDS-018)',
  tags: ['!dev', '!autodocs'],
  args: { newCardHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New card' })).toBeNull();
  },
};

export const DeletionRefused: Story = {
  name: 'shows why a deletion was refused and keeps the card (D-CARDS-07)',
  tags: ['!dev', '!autodocs'],
  args: { onDelete: resolveWith({ kind: 'refused', message: 'A payment with this card is pending' }) },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent(
      'A payment with this card is pending',
    );
  },
};

export const DeletionOffline: Story = {
  name: 'keeps the confirmation open and shows the offline message (D-CARDS-14)',
  tags: ['!dev', '!autodocs'],
  args: { onDelete: resolveWith({ kind: 'failed', failure: 'offline' }) },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection!');
  },
};
