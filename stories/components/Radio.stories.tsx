import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from '@wallet/ui/components/RadioGroup';

const meta = { component: Radio, args: { label: 'csv', name: 'format', value: 'csv' } } satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'For spreadsheets' } };
export const Disabled: Story = { args: { disabled: true } };
