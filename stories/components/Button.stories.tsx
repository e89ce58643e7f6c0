import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@wallet/ui/components/Button';
import { Icon, biometricsIcon } from '@wallet/ui/foundations/Icon';
import type { FormEvent } from 'react';

const onSubmit = fn((event: FormEvent) => event.preventDefault());
const meta = { component: Button, args: { children: 'Top up €500.00', onClick: fn() } } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
/** The secondary choice, below the primary button. */
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete card' } };
/** A destructive action that we do not recommend. */
export const QuietDanger: Story = { args: { variant: 'quiet-danger', children: 'Close my account' } };
/** For the welcome slides and other hero backgrounds. */
export const OnHero: Story = {
  args: { variant: 'on-hero', children: 'Create account' },
  decorators: [
    (Story) => (
      <div data-ground="hero" style={{ padding: 24, background: 'var(--semantic-color-bg-hero)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Medium: Story = { args: { size: 'md' } };
/** 36 px high, with a touch target of 44 px. */
export const Small: Story = { args: { size: 'sm', variant: 'secondary', children: 'Change' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const WithIcon: Story = { args: { variant: 'quiet', children: [<Icon key="icon" glyph={biometricsIcon} />, 'Use Face ID'] } };
export const LongLabel: Story = {
  args: { children: 'I have read the conditions and agree to close all of my accounts', fullWidth: true },
};
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Work in progress. Label, width and focus are kept, and further presses are ignored. */
export const Busy: Story = {
  name: 'Busy (D-APP-12)',
  args: { busy: true, fullWidth: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Top up €500.00' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BusySubmit: Story = {
  name: 'a busy submit button does not submit (D-APP-12)',
  tags: ['!dev', '!autodocs'],
  args: { busy: true, type: 'submit' },
  render: (args) => (
    <form aria-label="Transfer" onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
