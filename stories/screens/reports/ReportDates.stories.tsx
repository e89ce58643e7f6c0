import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ReportsScreen } from '@wallet/ui/screens/reports';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { expectFocusOnFirstInvalid } from '../../support/expectFocusOnFirstInvalid.ts';
import { buildReports, chooseRange, getSendButton, WithTabs } from './buildReports.tsx';

const meta = {
  component: ReportsScreen,
  title: 'screens/reports/ReportsScreen, dates',
  tags: ['!dev', '!autodocs'],
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: buildReports(),
  render: WithTabs,
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RangeRequired: Story = {
  name: 'requires both days of a custom range after leaving or submitting, not before (REP-012, REP-013, D-REP-07)',
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
