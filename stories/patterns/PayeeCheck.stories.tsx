import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayeeCheck } from '@wallet/ui/patterns/PayeeCheck';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../support/decorators.tsx';
import { useControlled } from '../support/useControlled.ts';

const meta = {
  component: PayeeCheck,
  args: { state: { kind: 'match' }, name: 'Alice Hale', accepted: false, onAcceptedChange: fn(), onRetry: fn() },
} satisfies Meta<typeof PayeeCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const closeMatch = { kind: 'close_match', heldName: 'A. Hale' } as const;
const LONG =
  'Maximiliana Alexandrina von Hohenstein-Wittelsbach zu Sayn-Berleburg und Rosenberg-Lichtenstein, geborene Freifrau von Oettingen-Wallerst';
const outcomes = [
  { kind: 'match' },
  { kind: 'close_match', heldName: LONG },
  { kind: 'no_match' },
  { kind: 'not_possible', isSilent: true },
] as const;

/** The bank is checking the name, and "Submit" waits. */
export const Checking: Story = { args: { state: { kind: 'checking' } } };

/** The bank confirms the name in one quiet line. */
export const Match: Story = {};

/** The same line mentions the first transfer to the account. */
export const MatchWithNote: Story = { args: { note: 'First transfer to this account.' } };

/** The bank's spelling differs slightly. Both names are shown, and one button accepts the difference. */
export const CloseMatch: Story = { args: { state: closeMatch } };

export const CloseMatchAccepted: Story = { args: { state: closeMatch, accepted: true } };

/** Submitted without a choice. The notice says what is missing, and the button has the focus. */
export const CloseMatchMissed: Story = { args: { state: closeMatch, missed: 1 } };

export const LongName: Story = { args: { state: { kind: 'close_match', heldName: LONG }, name: LONG.slice(0, 120) } };

/** The account belongs to another name, which is not revealed. */
export const NoMatch: Story = { args: { state: { kind: 'no_match' } } };

export const NoMatchMissed: Story = { args: { state: { kind: 'no_match' }, missed: 1 } };

export const Silent: Story = { args: { state: { kind: 'not_possible', isSilent: true } } };

export const NotChecked: Story = { args: { state: { kind: 'not_possible', isSilent: false } } };

/** The check had expired, and the new one gave a different result. */
export const Renewed: Story = { args: { state: closeMatch, isRenewed: true } };

export const FailedUnavailable: Story = { args: { state: { kind: 'failed', failure: 'unavailable' } } };

export const FailedOffline: Story = { args: { state: { kind: 'failed', failure: 'offline' } } };

export const Limited: Story = { args: { state: { kind: 'failed', failure: 'limited' } } };

export const UseAnyway: Story = {
  name: 'selects and deselects "Use anyway" (VOP-005, VOP-006)',
  tags: ['!dev', '!autodocs'],
  args: { state: closeMatch },
  render: function Controlled(args) {
    const [accepted, onAcceptedChange] = useControlled(args.accepted, args.onAcceptedChange);
    return <PayeeCheck {...args} accepted={accepted} onAcceptedChange={onAcceptedChange} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Use anyway' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('Name at the bank').nextSibling).toHaveTextContent('A. Hale');
  },
};

export const LongNameWraps: Story = {
  name: 'wraps a name of 140 characters at 320 px without truncating it (VOP-018)',
  tags: ['!dev', '!autodocs'],
  args: { state: { kind: 'close_match', heldName: LONG }, name: LONG.slice(0, 120) },
  decorators: [inWidth(288)],
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('box');
    await expect(canvas.getByText(LONG)).toBeVisible();
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const LargeText: Story = {
  name: 'fits 320 px with doubled text, and distinguishes outcomes by icon and text (VOP-018)',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      {outcomes.map((state) => (
        <div key={state.kind} data-testid="outcome">
          <PayeeCheck {...args} state={state} name={LONG.slice(0, 120)} />
        </div>
      ))}
    </div>
  ),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByTestId('outcome');
    await expect(getComputedStyle(canvas.getByText(LONG)).fontSize).toBe('28px');
    for (const outcome of shown) await expect(outcome.scrollWidth).toBeLessThanOrEqual(outcome.clientWidth);
    await expect(canvas.getByText(LONG)).toBeVisible();
    const icons = shown.map((outcome) => outcome.querySelector('svg')?.innerHTML);
    await expect(icons.every((icon) => icon !== undefined)).toBe(true);
    const words = shown.map(({ textContent }) => textContent);
    await expect(new Set(shown.map((_, place) => `${icons[place]} ${words[place]}`)).size).toBe(outcomes.length);
  },
};
