import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '@wallet/ui/components/TextField';

const meta = { component: TextArea, args: { label: 'Comment', mostCharacters: 140, onValueChange: fn() } } satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Optional' } };
export const Filled: Story = { args: { defaultValue: 'For the flat,\nNovember' } };
export const WithIssue: Story = { args: { defaultValue: 'a'.repeat(141), issue: 'Maximum 140 characters' } };
export const ReadOnly: Story = { args: { defaultValue: 'For the flat', readOnly: true } };
export const Disabled: Story = { args: { defaultValue: 'For the flat', disabled: true } };
/** The counter appears only from a given length. */
export const CounterFromLength: Story = {
  args: { counterFrom: 100, defaultValue: 'Short' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('5 / 140')).toBeNull();
  },
};
export const CounterAnnounced: Story = {
  name: 'counts to 140 and announces the last 20 (LIM-082)',
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 'a'.repeat(119) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Comment'), 'b');
    await expect(canvas.getByText('120 / 140')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('20 characters left');
    await userEvent.type(canvas.getByLabelText('Comment'), 'c');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
