import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from '@wallet/ui/components/Checkbox';
import { biometricsIcon } from '@wallet/ui/foundations/Icon';
import { readColour } from '../support/readColour.ts';

const meta = { component: Switch, args: { label: 'Sign in with biometrics', onCheckedChange: fn() } } satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'On this device only' } };
/** As a row in a settings card. */
export const Row: Story = { args: { look: 'row', icon: biometricsIcon, hint: 'On this device only' } };
export const Disabled: Story = { args: { disabled: true } };
/** Nothing about a disabled switch suggests that it can be pressed. */
export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeChecked();
    await expect(getComputedStyle(control).backgroundColor).toBe(readColour('--semantic-color-bg-disabled'));
  },
};
export const OtherBrand: Story = { args: { defaultChecked: true }, globals: { brand: 'ostra' } };
/** Right-to-left: the label is on the right, and "on" is the left position. */
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(getComputedStyle(control, '::after').translate).toBe('-20px');
    await expect(getComputedStyle(control, '::after').right).toBe('1px');
  },
};
