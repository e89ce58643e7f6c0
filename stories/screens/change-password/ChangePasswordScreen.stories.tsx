import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangePasswordScreen, type ChangePasswordScreenProps } from '@wallet/ui/screens/change-password';
import { withCustomerFrame } from '../../support/customerFrame.tsx';
import { expectRefusedField } from '../../support/expectFocusOnFirstInvalid.ts';

type OnSave = ChangePasswordScreenProps['onSave'];
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const meta = {
  component: ChangePasswordScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen' },
  args: { username: '+37060000001', onSave: fn<OnSave>(async () => ({ kind: 'done' })), onBack: fn() },
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Old password'), 'Halden2026');
  await userEvent.type(canvas.getByLabelText('New password'), 'FjordHarbour7');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'FjordHarbour7{Enter}');
};

export const Empty: Story = {};

/** Five wrong old passwords. */
export const TooManyAttempts: Story = {
  // The countdown runs, so no two pictures would be equal.
  tags: ['picture:none'],
  args: { onSave: fn<OnSave>(async () => ({ kind: 'waiting', seconds: 900 })) },
  play: save,
};

/** Nothing is sent without a network, and the input stays. */
export const Offline: Story = { args: { onSave: fn<OnSave>(async () => ({ kind: 'failed', failure: 'offline' })) }, play: save };

export const OldPasswordRefused: Story = {
  name: 'shows the refusal on the old password until it is edited (PWD-015, SET-020)',
  tags: ['!dev', '!autodocs'],
  args: { onSave: fn<OnSave>(async () => ({ kind: 'refused', fields: { oldPassword: 'Invalid password' } })) },
  play: async (context) => {
    const { canvas } = context;
    await save(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid password');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectRefusedField(context, 'Old password', 'Invalid password', 'Halden2026');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const ShortOldPassword: Story = {
  name: 'shows “Not enough characters” for an old password of five characters (PWD-006, LIM-010, LIM-011)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'Hald2{Enter}');
    await expect(canvas.getByLabelText('Old password')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Old password')).toHaveAccessibleDescription(/Not enough characters/);
    await step('shows three fields, the requirements and their issues (SET-019, SET-026)', async () => {
      await userEvent.clear(canvas.getByLabelText('Old password'));
      await userEvent.type(canvas.getByLabelText('Old password'), 'Halden2026');
      await userEvent.type(canvas.getByLabelText('New password'), 'fjord harbour');
      await userEvent.tab();
      await expect(await canvas.findByText('Symbol not allowed')).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('New password'));
      await userEvent.type(canvas.getByLabelText('New password'), 'fjordharbour');
      await userEvent.tab();
      await expect(await canvas.findByText('All criteria must be met')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'other');
      await userEvent.tab();
      await expect(await canvas.findByText("Those passwords didn't match")).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expect(canvas.getByRole('list', { name: 'Password requirements' })).toBeInTheDocument();
    });
  },
};
