import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCard } from '@wallet/ui/components/RadioGroup';
import { friendsIcon } from '@wallet/ui/foundations/Icon';
import { readColour } from '../support/readColour.ts';

const meta = {
  component: RadioCard,
  args: { label: 'Third-party individual', hint: 'A person other than you', icon: friendsIcon, name: 'beneficiary' },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const TitleOnly: Story = { render: ({ label, name }) => <RadioCard label={label} name={name} /> };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const texts = [canvas.getByText('Third-party individual'), canvas.getByText('A person other than you')];
    for (const text of texts) await expect(getComputedStyle(text).color).toBe(readColour('--semantic-color-text-disabled'));
  },
};
export const OtherBrand: Story = { args: { defaultChecked: true }, globals: { brand: 'ostra' } };
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('A person other than you'));
    await expect(canvas.getByRole('radio')).toBeChecked();
  },
};
