import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CodeInput } from '@wallet/ui/components/CodeInput';
import { readColour } from '../support/readColour.ts';

const meta = { component: CodeInput, args: { label: 'Code', length: 6, onValueChange: fn() } } satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers and autofill get a single field, although six cells are drawn. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  },
};
export const Partial: Story = { args: { defaultValue: '481' } };
export const Full: Story = { args: { defaultValue: '481203' } };
/** Four digits, taken from the calling number. */
export const ByCall: Story = { args: { length: 4, defaultValue: '48' } };
export const Checking: Story = {
  args: { defaultValue: '481203', busy: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '9');
    await expect(canvas.getByLabelText('Code')).toHaveValue('481203');
    // The caret is after the last digit, so all six cells must stay in view.
    const [first, ...others] = canvasElement.querySelectorAll('[data-part="cells"] > span');
    await expect(others).toHaveLength(5);
    await expect(first?.getBoundingClientRect().left).toBe(first?.closest('[data-busy]')?.getBoundingClientRect().left);
  },
};
export const Wrong: Story = { args: { defaultValue: '481203', issue: 'Invalid code' } };
export const Disabled: Story = {
  args: { defaultValue: '481203', disabled: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByLabelText('Code')).color).toBe(readColour('--semantic-color-text-disabled'));
  },
};
export const OtherBrand: Story = { args: { defaultValue: '481' }, globals: { brand: 'ostra' } };

export const Typed: Story = {
  name: 'removes non-digits while typing (FMT-007, REG-026)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '4a8-1 2');
    await expect(canvas.getByLabelText('Code')).toHaveValue('4812');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4812');
  },
};
export const Pasted: Story = {
  name: 'accepts the digits of a paste and shows an issue for one that does not fit (FMT-007, D-FMT-13)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.click(field);
    await userEvent.paste('481 203 99');
    await expect(field).toHaveValue('');
    await expect(canvas.getByText('The code has 6 digits')).toBeVisible();
    await userEvent.paste('481 203');
    await expect(field).toHaveValue('481203');
    await expect(canvas.queryByText(/does not fit/)).toBeNull();
  },
};
