import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '@wallet/ui/components/RadioGroup';
import { bankIcon, friendsIcon, profileIcon } from '@wallet/ui/foundations/Icon';
import { useControlled } from '../support/useControlled.ts';

const options = [
  { value: 'myself', label: 'Myself', icon: profileIcon },
  { value: 'individual', label: 'Third-party individual', icon: friendsIcon },
  { value: 'company', label: 'Third-party company', icon: bankIcon },
];

const meta = {
  component: RadioGroup,
  args: { label: 'Who are you sending to?', options, value: null, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <RadioGroup {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { value: 'individual' } };
export const NothingChosen: Story = {};
export const Plain: Story = {
  args: {
    look: 'plain',
    label: 'Format',
    options: [
      { value: 'csv', label: 'csv' },
      { value: 'xlsx', label: 'xlsx' },
    ],
    value: 'csv',
  },
};
export const WithIssue: Story = {
  args: { issue: 'This field is required' },
};
/** Space selects an option. The arrow keys work natively, because the radios share a name. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Myself' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('radio', { name: 'Third-party individual' });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('individual');
  },
};
