import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportsScreen, type ReportsScreenProps } from '@wallet/ui/screens/reports';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { buildReports, chooseRange, getCombobox, options, pick, getSendButton, services, WithTabs } from './buildReports.tsx';

type Transactions = ReportsScreenProps['onTransactions'];

const meta = {
  component: ReportsScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: buildReports(),
  render: WithTabs,
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CustomRange: Story = { play: (context) => chooseRange(context, '2026-01-01', '2026-10-31') };

export const FieldErrors: Story = {
  play: async (context) => {
    await chooseRange(context, '', '');
    await context.userEvent.click(getSendButton(context));
  },
};

export const AccountStatement: Story = { args: { kind: 'account' } };

export const Loading: Story = { args: { transactions: { kind: 'loading' } } };

export const Failed: Story = { args: { transactions: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };

export const Offline: Story = {
  parameters: { offline: true },
  args: { transactions: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

/** A service without any data to report yet. */
export const NothingYet: Story = { args: { transactions: { kind: 'ready', content: { ...options, transactions: [], assets: [] } } } };

export const NoServices: Story = {
  args: { transactions: { kind: 'ready', content: { services: [], transactions: [], assets: [] } } },
};

export const LongTexts: Story = {
  args: {
    transactions: {
      kind: 'ready',
      content: {
        ...options,
        services: [{ name: 'Halden accounts of the joint household in Klaipėda', key: 'accounts', icon: null }, ...services.slice(1)],
      },
    },
  },
};

export const Defaults: Story = {
  name: 'starts with the first options, XLSX and all time (REP-003, REP-020)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('tab', { name: 'Transactions report' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['All time', 'Custom range', 'XLSX', 'CSV']);
    await expect(canvas.queryByLabelText('Start date')).toBeNull();
    await userEvent.click(getSendButton(context));
    const choice = { service: 'accounts', transaction: 'all', asset: 'all', format: 'xlsx', range: null };
    await expect(args.onTransactions).toHaveBeenCalledWith(choice);
  },
};

export const Dependent: Story = {
  name: 'a new service resets type and asset, a new type only the asset (REP-015, REP-016, D-REP-04)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await pick(context, 'Transaction type', 'Top ups');
    await pick(context, 'Asset', 'Euro');
    await pick(context, 'Service', 'Halden accounts');
    await expect(getCombobox(context, 'Asset')).toHaveTextContent('Euro');
    await pick(context, 'Transaction type', 'All transactions');
    await expect(getCombobox(context, 'Asset')).toHaveTextContent('All assets');
    await pick(context, 'Asset', 'Euro');
    await pick(context, 'Service', 'Halden markets');
    await expect(getCombobox(context, 'Transaction type')).toHaveTextContent('All transactions');
    await expect(getCombobox(context, 'Asset')).toHaveTextContent('All assets');
    await expect(getCombobox(context, 'Asset')).toBeEnabled();
    await context.step('disables the asset picker with at most one asset (REP-017)', async () => {
      await pick(context, 'Transaction type', 'Unit purchases');
      await expect(getCombobox(context, 'Asset')).toBeDisabled();
      await expect(getCombobox(context, 'Asset')).toHaveTextContent('Rosen Robotics');
    });
  },
};

export const NothingToSend: Story = {
  name: 'submits nothing without a type or an asset (REP-017, D-REP-05)',
  tags: ['!dev', '!autodocs'],
  args: { transactions: { kind: 'ready', content: { ...options, assets: [] } } },
  play: async (context) => {
    await expect(context.canvas.getByText('There are no reports for this service yet')).toBeVisible();
    await expect(context.canvas.queryByRole('combobox', { name: 'Asset' })).toBeNull();
    await expect(getSendButton(context)).toBeDisabled();
  },
};

export const TabsKeep: Story = {
  name: 'has a tab for each report, and keeps the input of each tab (REP-002, D-REP-01)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await pick(context, 'Asset', 'Euro');
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Account statement report' }));
    await expect(args.onKind).toHaveBeenCalledWith('account');
    await expect(canvas.getByRole('tab', { name: 'Account statement report' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('combobox', { name: 'Transaction type' })).toBeNull();
    await pick(context, 'Service', 'Halden markets');
    await userEvent.click(canvas.getByRole('tab', { name: 'Transactions report' }));
    await waitFor(() => expect(getCombobox(context, 'Asset')).toHaveTextContent('Euro'));
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await userEvent.click(canvas.getByRole('tab', { name: 'Account statement report' }));
    await waitFor(() => expect(getCombobox(context, 'Service')).toHaveTextContent('Halden markets'));
  },
};

export const Generating: Story = {
  name: 'shows that the report is being generated and keeps the form (REP-009, REP-018, D-REP-09)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await pick(context, 'Asset', 'Euro');
    await context.userEvent.click(getSendButton(context));
    const dialog = await screen.findByRole('dialog', { name: 'The report is generating' });
    await expect(dialog).toHaveTextContent('We will e-mail it to you when it is ready.');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getCombobox(context, 'Asset')).toHaveTextContent('Euro');
  },
};

export const PressedTwice: Story = {
  name: 'ignores a second press during a request (D-REP-11)',
  tags: ['!dev', '!autodocs'],
  args: { onTransactions: fn<Transactions>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.userEvent.dblClick(getSendButton(context));
    await expect(context.args.onTransactions).toHaveBeenCalledTimes(1);
  },
};

export const RangeRequired: Story = {
  name: 'requires both days of a custom range after leaving or submitting, not before (REP-012, REP-013, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '', '');
    await expect(await canvas.findByLabelText('Start date')).toHaveValue('');
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Start date'));
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.click(canvas.getByLabelText('End date'));
    await expect(canvas.getAllByText('Required')).toHaveLength(1);
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription('Required');
    await userEvent.click(getSendButton(context));
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expectFocusOnFirstInvalid('Start date', 'Required');
    await expect(args.onTransactions).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'All time' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
    await expect(canvas.queryByText('Required')).toBeNull();
  },
};

export const Range: Story = {
  name: 'accepts a one-day range, and "all time" clears the days (REP-007, REP-008, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-03', '2026-11-03');
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(getSendButton(context));
    await expect(args.onTransactions).toHaveBeenCalledWith(
      expect.objectContaining({ format: 'csv', range: { from: '2026-11-03', to: '2026-11-03' } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'I got it' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All time' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
    await expect(await canvas.findByLabelText('Start date')).toHaveValue('');
  },
};

export const WrongInterval: Story = {
  name: 'opens a dialog for a start after the end and then focuses the start (REP-014, D-REP-08)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-04', '2026-11-03');
    await userEvent.click(getSendButton(context));
    const dialog = await screen.findByRole('dialog', { name: 'Wrong date interval' });
    await expect(dialog).toHaveTextContent('Start date must be earlier or equal to end date.');
    await expect(args.onTransactions).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(canvas.getByLabelText('Start date')).toHaveFocus());
  },
};

export const DaysAfterToday: Story = {
  name: 'rejects days after today, picked or typed (D-REP-06, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-20', '2026-11-22');
    await expect(canvas.getByLabelText('End date')).toHaveAttribute('max', '2026-11-21');
    await userEvent.click(getSendButton(context));
    await expectFocusOnFirstInvalid('End date', 'Future date not allowed');
    await expect(args.onTransactions).not.toHaveBeenCalled();
  },
};

export const Yesterday: Story = {
  name: 'defaults the statement to yesterday and accepts today, but not tomorrow (REP-006, REP-011, D-REP-06)',
  tags: ['!dev', '!autodocs'],
  args: { kind: 'account' },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(await canvas.findByLabelText('Date')).toHaveValue('2026-11-20');
    await expect(canvas.getByLabelText('Date')).toHaveAttribute('max', '2026-11-21');
    await userEvent.click(getSendButton(context));
    await expect(args.onStatement).toHaveBeenCalledWith({ service: 'accounts', date: '2026-11-20' });
  },
};

export const DateRequired: Story = {
  name: 'requires the statement’s date after leaving the field (REP-010, REP-013)',
  tags: ['!dev', '!autodocs'],
  args: { kind: 'account' },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.clear(await canvas.findByLabelText('Date'));
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('Required');
    await userEvent.click(getSendButton(context));
    await expectFocusOnFirstInvalid('Date', 'Required');
    await expect(args.onStatement).not.toHaveBeenCalled();
  },
};
