import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateRange } from '@wallet/ui/components/DateField';
import { playDateGridPattern } from '../support/dateGridPattern.ts';
import { inWidth } from '../support/decorators.tsx';

const meta = {
  component: DateRange,
  args: { label: 'Period', value: { from: '2026-11-03', to: '2026-11-21' }, today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The start cannot be after the end, and neither can be after today. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveAttribute('max', '2026-11-21');
    await expect(canvas.getByLabelText('To')).toHaveAttribute('min', '2026-11-03');
    await expect(canvas.getByLabelText('To')).toHaveAttribute('max', '2026-11-21');
  },
};
export const Empty: Story = { args: { value: { from: '', to: '' } } };
/** An issue under one field does not move the other field. */
export const WithIssue: Story = {
  args: { value: { from: '', to: '2026-11-21' }, issues: { from: 'This field is required' } },
  play: async ({ canvas }) => {
    const tops = ['From', 'To'].map((name) => canvas.getByLabelText(name).getBoundingClientRect().top);
    await expect(tops[1]).toBe(tops[0]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** The fields are stacked when both do not fit side by side. */
export const Narrow: Story = {
  decorators: [inWidth(288)],
};
/** Both calendars work like that of a DateField. */
export const ByKeyboard: Story = {
  tags: ['picture:none'],
  play: async ({ canvas, canvasElement, args }) => {
    const [from = canvasElement] = canvas.getAllByRole('button', { name: 'Choose a date' });
    await playDateGridPattern({
      place: canvasElement,
      opener: from,
      days: ['3 November 2026', '27 October 2026', '27 September 2026', '27 September 2026'],
    });
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-27', to: '2026-11-21' });
  },
};
