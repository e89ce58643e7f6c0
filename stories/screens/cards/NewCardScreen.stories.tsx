import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewCardScreen, type NewCardScreenProps } from '@wallet/ui/screens/cards';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';

const resolveWith = (outcome: Awaited<ReturnType<NewCardScreenProps['onSubmit']>>) =>
  fn<NewCardScreenProps['onSubmit']>(async () => outcome);

const meta = {
  component: NewCardScreen,
  ...inCustomerFrame,
  args: {
    source: 'typed',
    now: Date.parse('2026-05-01T00:00:00Z'),
    onSubmit: resolveWith({ kind: 'done' }),
    onRefused: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof NewCardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(canvas.getByLabelText('Expiry date'), '0829');
  await userEvent.type(canvas.getByLabelText('CVC'), '123');
  await userEvent.type(canvas.getByLabelText('Name on card'), 'Alice Berg');
  await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
};

export const Empty: Story = {};

export const Incomplete: Story = {
  name: 'shows an issue on every missing field and sends nothing (D-CARDS-04)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expectFocusOnFirstInvalid('Card number', 'This field is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Its groups keep their order in a page from right to left.
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('dir', 'ltr');
    await step('sends the card to the card provider as typed, with the notes below (D-CARDS-04, CARDS-019, CARDS-020)', async () => {
      await fill(context);
      await waitFor(() =>
        expect(context.args.onSubmit).toHaveBeenCalledWith({
          number: '4242 4242 4242 4242',
          expirationDate: '08/29',
          cvc: '123',
          holder: 'Alice Berg',
        }),
      );
      await expect(context.canvas.getByText(/in your own name that supports 3D‑Secure/)).toBeVisible();
      await expect(context.canvas.getByText(/joined less than 30 days ago/)).toBeVisible();
    });
  },
};

export const Declined: Story = {
  name: 'shows the card provider’s message for a declined card (D-CARDS-04)',
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: resolveWith({ kind: 'refused', message: 'Your card was declined.' }) },
  play: async (context) => {
    await fill(context);
    await expect(await screen.findByRole('dialog', { name: 'This could not be done' })).toHaveTextContent('Your card was declined.');
  },
};

/** The sheet was closed. The form is unchanged. */
export const Cancelled: Story = { args: { onSubmit: resolveWith({ kind: 'cancelled' }) }, play: fill };

export const FailedOffline: Story = { args: { onSubmit: resolveWith({ kind: 'failed', failure: 'offline' }) }, play: fill };

const providerField = {
  element: (
    <div dir="ltr" style={{ blockSize: 24 }}>
      1234 1234 1234 1234
    </div>
  ),
  focus: fn(),
};
const elements = {
  state: 'ready',
  number: providerField,
  expirationDate: { ...providerField, element: <div style={{ blockSize: 24 }}>MM / YY</div> },
  cvc: { ...providerField, element: <div style={{ blockSize: 24 }}>CVC</div> },
  holder: 'Alice Berg',
  onRetry: fn(),
  supportHref: '/support/form',
} as const;

/** The card provider's own fields, with the app's labels. */
export const Elements: Story = {
  args: { source: { ...elements, number: { ...providerField, issue: 'Your card number is invalid.' } } },
};

export const ElementsLoading: Story = { args: { source: { ...elements, state: 'loading' } } };

/** The fields have not loaded after ten seconds. */
export const ElementsSlow: Story = { args: { source: { ...elements, state: 'slow' } } };

/** The fields are blocked, or have not loaded after half a minute. */
export const ElementsFailed: Story = { args: { source: { ...elements, state: 'failed' } } };

export const ElementsOffline: Story = { args: { source: { ...elements, state: 'offline' } } };

export const ElementsRetry: Story = {
  name: 'focuses the failure of a form that did not load, and a label focuses its field (THIRD-024, THIRD-025)',
  tags: ['!dev', '!autodocs'],
  args: { source: { ...elements, state: 'failed' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/could not be loaded/));
    await expect(canvas.getByRole('button', { name: 'Add card' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(elements.onRetry).toHaveBeenCalled();
  },
};

export const ElementsLabel: Story = {
  name: 'a label focuses the card provider’s field, and a name is required (THIRD-021, THIRD-025)',
  tags: ['!dev', '!autodocs'],
  args: { source: { ...elements, holder: '' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Card number'));
    await expect(providerField.focus).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expectFocusOnFirstInvalid('Name on card', 'This field is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
