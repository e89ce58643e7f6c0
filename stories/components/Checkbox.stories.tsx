import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '@wallet/ui/components/Checkbox';
import { readColour } from '../support/readColour.ts';

const meta = { component: Checkbox, args: { label: 'I understand the risks', onCheckedChange: fn() } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'You can change this in the settings' } };
/** Only some of the items are selected. The box shows a dash instead of a tick. */
export const Mixed: Story = {
  args: { mixed: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('checkbox');
    await waitFor(() => expect(control).toBePartiallyChecked());
    await expect(getComputedStyle(control, '::after').rotate).toBe('none');
  },
};
export const WithIssue: Story = {
  args: { issue: 'This field is required' },
};
export const Disabled: Story = { args: { disabled: true } };
/** Nothing about a disabled checkbox suggests that it can be pressed. */
export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('checkbox');
    await expect(control).toBeChecked();
    await expect(getComputedStyle(control).backgroundColor).toBe(readColour('--semantic-color-bg-disabled'));
  },
};
