import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportsScreen } from '@wallet/ui/screens/reports/ReportsScreen';
import type { ReportKind, ReportsScreenProps, TransactionsOptions } from '@wallet/ui/screens/reports/ReportsScreen.types';
import { useState } from 'react';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

type Transactions = ReportsScreenProps['onTransactions'];
type Statement = ReportsScreenProps['onStatement'];

const services: TransactionsOptions['services'] = [
  { name: 'Halden accounts', key: 'accounts', icon: null },
  { name: 'Halden markets', key: 'markets', icon: null },
];
const options: TransactionsOptions = {
  services,
  transactions: [
    { name: 'All transactions', key: 'all', forServices: ['accounts', 'markets'] },
    { name: 'Top ups', key: 'incomings', forServices: ['accounts'] },
    { name: 'Unit purchases', key: 'unit_purchase', forServices: ['markets'] },
  ],
  assets: [
    { name: 'All assets', key: 'all', icon: null, forServices: ['accounts', 'markets'], forTransactions: ['all', 'incomings'] },
    { name: 'Euro', key: 'EUR', icon: null, forServices: ['accounts'], forTransactions: ['all', 'incomings'] },
    { name: 'Rosen Robotics', key: 'RSN', icon: null, forServices: ['markets'], forTransactions: ['all', 'unit_purchase'] },
  ],
};

const meta = {
  component: ReportsScreen,
  title: 'screens/reports/ReportsScreen',
  decorators: [inCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    kind: 'transactions',
    onKind: fn(),
    today: '2026-11-21',
    transactions: { kind: 'ready', content: options },
    statement: { kind: 'ready', content: { services } },
    onTransactions: fn<Transactions>(async () => ({ kind: 'done' })),
    onStatement: fn<Statement>(async () => ({ kind: 'done' })),
    supportHref: '#support',
  },
  render: function WithTabs({ kind, onKind, ...args }) {
    const [open, setOpen] = useState<ReportKind>(kind);
    return (
      <ReportsScreen
        {...args}
        kind={open}
        onKind={(next) => {
          onKind(next);
          setOpen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function pick({ canvas, userEvent }: Context, field: string, option: string): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}
const combobox = ({ canvas }: Context, name: string): HTMLElement => canvas.getByRole('combobox', { name });
const send = ({ canvas }: Context): HTMLElement => canvas.getByRole('button', { name: 'Send to my email' });
async function chooseRange({ canvas, userEvent }: Context, from: string, to: string): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
  if (from !== '') await userEvent.type(canvas.getByLabelText('Start date'), from);
  if (to !== '') await userEvent.type(canvas.getByLabelText('End date'), to);
}

export const Default: Story = {};

export const CustomRange: Story = { play: (context) => chooseRange(context, '2026-01-01', '2026-10-31') };

/** Both days are asked for. */
export const FieldErrors: Story = {
  play: async (context) => {
    await chooseRange(context, '', '');
    await context.userEvent.click(send(context));
  },
};

export const AccountStatement: Story = { args: { kind: 'account' } };

export const Loading: Story = { args: { transactions: { kind: 'loading' } } };

export const Failed: Story = { args: { transactions: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };

export const Offline: Story = {
  parameters: { offline: true },
  args: { transactions: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

/** A service that has nothing to report yet. */
export const NothingYet: Story = { args: { transactions: { kind: 'ready', content: { ...options, transactions: [], assets: [] } } } };

export const NoServices: Story = {
  args: { transactions: { kind: 'ready', content: { services: [], transactions: [], assets: [] } } },
};

/** Long names of a provider. */
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
  name: 'begins with the first options, XLSX and all time (REP-002, REP-003, REP-020)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByRole('tab', { name: 'Transactions report' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Account statement report' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['All time', 'Custom range', 'XLSX', 'CSV']);
    await expect(canvas.queryByLabelText('Start date')).toBeNull();
    await userEvent.click(send(context));
    const choice = { service: 'accounts', transaction: 'all', asset: 'all', format: 'xlsx', range: null };
    await expect(args.onTransactions).toHaveBeenCalledWith(choice);
  },
};

export const Dependent: Story = {
  name: 'another service resets type and asset, another type the asset, the same one nothing (REP-015, REP-016, D-REP-04)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await pick(context, 'Transaction type', 'Top ups');
    await pick(context, 'Asset', 'Euro');
    await pick(context, 'Service', 'Halden accounts');
    await expect(combobox(context, 'Asset')).toHaveTextContent('Euro');
    await pick(context, 'Transaction type', 'All transactions');
    await expect(combobox(context, 'Asset')).toHaveTextContent('All assets');
    await pick(context, 'Asset', 'Euro');
    await pick(context, 'Service', 'Halden markets');
    await expect(combobox(context, 'Transaction type')).toHaveTextContent('All transactions');
    await expect(combobox(context, 'Asset')).toHaveTextContent('All assets');
  },
};

export const OneAsset: Story = {
  name: 'the asset picker is disabled when there is at most one asset (REP-017)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await expect(combobox(context, 'Asset')).toBeEnabled();
    await pick(context, 'Service', 'Halden markets');
    await pick(context, 'Transaction type', 'Unit purchases');
    await expect(combobox(context, 'Asset')).toBeDisabled();
    await expect(combobox(context, 'Asset')).toHaveTextContent('Rosen Robotics');
  },
};

export const NothingToSend: Story = {
  name: 'without a type or an asset nothing can be sent (REP-017, D-REP-05)',
  tags: ['!dev', '!autodocs'],
  args: { transactions: { kind: 'ready', content: { ...options, assets: [] } } },
  play: async (context) => {
    await expect(context.canvas.getByText('There are no reports for this service yet')).toBeVisible();
    await expect(context.canvas.queryByRole('combobox', { name: 'Asset' })).toBeNull();
    await expect(send(context)).toBeDisabled();
  },
};

export const RangeRequired: Story = {
  name: 'both days of a custom range are required, and say so after leaving or sending, not before (REP-012, REP-013, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '', '');
    await expect(canvas.getByLabelText('Start date')).toHaveValue('');
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Start date'));
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.click(canvas.getByLabelText('End date'));
    await expect(canvas.getAllByText('Required')).toHaveLength(1);
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription('Required');
    await userEvent.click(send(context));
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect(args.onTransactions).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'All time' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
    await expect(canvas.queryByText('Required')).toBeNull();
  },
};

export const Range: Story = {
  name: 'a range of one day is valid; all time drops the days (REP-007, REP-008, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-03', '2026-11-03');
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(send(context));
    await expect(args.onTransactions).toHaveBeenCalledWith(
      expect.objectContaining({ format: 'csv', range: { from: '2026-11-03', to: '2026-11-03' } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'I got it' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All time' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom range' }));
    await expect(canvas.getByLabelText('Start date')).toHaveValue('');
  },
};

export const WrongInterval: Story = {
  name: 'a start after the end opens a dialog instead of the call, then the focus is on the start (REP-014, D-REP-08)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-04', '2026-11-03');
    await userEvent.click(send(context));
    const dialog = await screen.findByRole('dialog', { name: 'Wrong date interval' });
    await expect(dialog).toHaveTextContent('Start date must be earlier or equal to end date.');
    await expect(args.onTransactions).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(canvas.getByLabelText('Start date')).toHaveFocus());
  },
};

export const DaysAfterToday: Story = {
  name: 'days after today cannot be picked, and typed ones are not sent (D-REP-06, D-REP-07)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await chooseRange(context, '2026-11-20', '2026-11-22');
    await expect(canvas.getByLabelText('End date')).toHaveAttribute('max', '2026-11-21');
    await userEvent.click(send(context));
    await expect(canvas.getByLabelText('End date')).toHaveAccessibleDescription('Future date not allowed');
    await expect(args.onTransactions).not.toHaveBeenCalled();
  },
};

export const Yesterday: Story = {
  name: 'the statement is of yesterday at first; today can be picked, tomorrow cannot (REP-006, REP-011, D-REP-06)',
  tags: ['!dev', '!autodocs'],
  args: { kind: 'account' },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-20');
    await expect(canvas.getByLabelText('Date')).toHaveAttribute('max', '2026-11-21');
    await userEvent.click(send(context));
    await expect(args.onStatement).toHaveBeenCalledWith({ service: 'accounts', date: '2026-11-20' });
  },
};

export const DateRequired: Story = {
  name: 'the statement’s date is required, and says so after leaving it (REP-010, REP-013)',
  tags: ['!dev', '!autodocs'],
  args: { kind: 'account' },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText('Date'));
    await expect(canvas.queryByText('Required')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('Required');
    await userEvent.click(send(context));
    await expect(args.onStatement).not.toHaveBeenCalled();
  },
};

export const TabsKeep: Story = {
  name: 'each tab keeps what was entered (D-REP-01)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await pick(context, 'Asset', 'Euro');
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Account statement report' }));
    await expect(args.onKind).toHaveBeenCalledWith('account');
    await pick(context, 'Service', 'Halden markets');
    await userEvent.click(canvas.getByRole('tab', { name: 'Transactions report' }));
    await expect(combobox(context, 'Asset')).toHaveTextContent('Euro');
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await userEvent.click(canvas.getByRole('tab', { name: 'Account statement report' }));
    await expect(combobox(context, 'Service')).toHaveTextContent('Halden markets');
  },
};

export const Generating: Story = {
  name: 'the report is on its way, and the form keeps its values (REP-009, REP-018, D-REP-09)',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await pick(context, 'Asset', 'Euro');
    await context.userEvent.click(send(context));
    const dialog = await screen.findByRole('dialog', { name: 'The report is generating' });
    await expect(dialog).toHaveTextContent('We will send it to your e-mail as soon as it is ready.');
    await context.userEvent.click(screen.getByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(combobox(context, 'Asset')).toHaveTextContent('Euro');
  },
};

export const PressedTwice: Story = {
  name: 'a second press while the first is under way asks for nothing (D-REP-11)',
  tags: ['!dev', '!autodocs'],
  args: { onTransactions: fn<Transactions>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await context.userEvent.dblClick(send(context));
    await expect(context.args.onTransactions).toHaveBeenCalledTimes(1);
  },
};
