import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from '@wallet/ui/components/Tabs';
import { useState } from 'react';
import { useControlled } from '../support/useControlled.ts';
import { inWidth } from '../support/decorators.tsx';

const items = [
  { value: 'fiat', label: 'Fiat' },
  { value: 'crypto', label: 'Crypto' },
  { value: 'equity', label: 'Private equity' },
];

const meta = {
  component: Tabs,
  args: { label: 'Kind of account', items, value: 'fiat', onValueChange: fn(), children: 'Content' },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return (
      <Tabs {...args} value={value} onValueChange={onValueChange}>
        Content of {value}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: 'crypto' } };
/** Tabs that do not fit the width scroll. */
export const Scrolling: Story = {
  args: { value: 'equity' },
  decorators: [inWidth(200)],
};
/** Its parts as children: a tab may contain more than a text, and each may have its own panel. */
export const Parts: Story = {
  name: 'takes its parts as children (LIB-021)',
  render: function OfParts() {
    const [value, setValue] = useState('fiat');
    return (
      <Tabs value={value} onValueChange={setValue}>
        <TabList aria-label="Kind of account">
          <Tab value="fiat">
            Fiat <b>3</b>
          </Tab>
          <Tab value="crypto">Crypto</Tab>
        </TabList>
        <p>All amounts in euros</p>
        <TabPanel value="fiat">Cash</TabPanel>
        <TabPanel value="crypto">Coins</TabPanel>
      </Tabs>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Fiat 3' })).toHaveTextContent('Cash');
    await userEvent.click(canvas.getByRole('tab', { name: 'Crypto' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Crypto' })).toHaveTextContent('Coins');
    await expect(canvas.queryByText('Cash')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Fiat 3', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cash');
  },
};
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
export const SlidesIn150Ms: Story = {
  name: 'slides the indicator in 150 ms (APP-047, LIM-041)',
  tags: ['!dev', '!autodocs'],
  parameters: { moves: true },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="indicator"]');
    const { transitionDuration } = getComputedStyle(line ?? canvasElement);
    await expect(transitionDuration.split(', ')[0]).toBe('0.15s');
  },
};
