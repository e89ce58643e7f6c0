import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DateField } from '@wallet/ui/components/DateField';
import { playDateGridPattern } from '../support/dateGridPattern.ts';

const meta = {
  component: DateField,
  args: { label: 'From', value: '2026-11-16', today: '2026-11-21', max: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithIssue: Story = { args: { value: '', issue: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  args: { rangeWith: '2026-11-03' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'From, Calendar' })).toHaveAttribute('data-placed'));
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '22 November 2026' })).toBeDisabled();
  },
};
/** The calendar follows the APG date grid pattern. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await playDateGridPattern({
      place: canvasElement,
      opener: canvas.getByRole('button', { name: 'Choose a date' }),
      days: ['16 November 2026', '9 November 2026', '9 October 2026', '11 October 2026'],
    });
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-11');
  },
};
