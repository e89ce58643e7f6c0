import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewPasswordFields } from '@wallet/ui/patterns/NewPassword/NewPasswordFields';
import { useState } from 'react';

const meta = {
  component: NewPasswordFields,
  title: 'patterns/NewPasswordFields',
  args: {
    value: { password: '', repeated: '' },
    onValueChange: fn(),
    labels: { password: 'Password', repeated: 'Confirm password' },
    sentences: { required: 'This field is required', different: 'Passwords don’t match' },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <NewPasswordFields {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ready: Story = { args: { value: { password: 'HaldenFjord1', repeated: 'HaldenFjord1' } } };
/** A submit was tried: what is missing is said at its field. */
export const Checked: Story = { args: { checked: true, value: { password: 'halden', repeated: '' } } };
/** The provider’s words, until the field is edited. */
export const Refused: Story = {
  args: { value: { password: 'HaldenFjord1', repeated: 'HaldenFjord1' }, refused: { password: 'The password was used before' } },
};
/** Criteria are ticked while typing; the two are compared once the second was left. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Password').focus();
    await userEvent.keyboard('HaldenFjord1');
    await expect(canvas.getAllByRole('listitem', { name: /, met$/ })).toHaveLength(4);
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard('Halden');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Passwords don’t match')).toBeVisible();
  },
};
