import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from '@wallet/ui/components/Select';
import { IconTile, bankIcon } from '@wallet/ui/foundations/Icon';
import { useControlled } from '../support/useControlled.ts';

const countries = [
  { value: 'EE', code: 'EE', label: 'Estonia' },
  { value: 'LV', code: 'LV', label: 'Latvia' },
  { value: 'LT', code: 'LT', label: 'Lithuania' },
];
const methods = [
  { value: '1', label: 'EU bank transfer', note: 'SEPA' },
  { value: '2', label: 'Card', note: 'Need to verify the address' },
];

const meta = {
  component: Select,
  args: { label: 'Country of residence', options: countries, value: null, placeholder: 'Choose a country', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <Select {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'LT' } };
export const TwoLines: Story = { args: { label: 'Using', options: methods, value: '1', renderMark: () => <IconTile glyph={bankIcon} /> } };
/** In an exchange cell: mark and code only. */
export const AsChip: Story = { args: { look: 'chip', labelHidden: true, value: 'LT' } };
export const WithIssue: Story = { args: { issue: 'This field is required' } };
export const Disabled: Story = { args: { value: 'LT', disabled: true } };
export const OneOption: Story = {
  name: 'shows a single option as selected and disabled (APP-036, D-APP-15)',
  tags: ['!dev', '!autodocs'],
  args: { options: countries.slice(0, 1) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country of residence' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveTextContent('Estonia');
  },
};
export const OneOptionLoaded: Story = {
  name: 'keeps the focus when the picker turns out to have one option (APP-036, D-APP-14)',
  tags: ['!dev', '!autodocs'],
  render: function LoadedOnOpening({ label, onValueChange }) {
    const [options, setOptions] = useState<typeof countries>([]);
    return (
      <Select
        {...{ label, onValueChange }}
        value={null}
        options={options}
        state={options.length === 0 ? 'loading' : 'ready'}
        onOpen={() => setOptions(countries.slice(0, 1))}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country of residence' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Estonia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledWith('EE');
    await expect(field).toHaveFocus();
  },
};
export const NoOption: Story = {
  name: 'renders nothing without options (APP-037)',
  tags: ['!dev', '!autodocs'],
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button, label')).toBeNull();
  },
};
export const OptionsLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { options: [], state: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};
const getActiveOption = (): HTMLElement | null => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

/**
 * APG combobox with listbox: arrow keys move, Home and End jump, typing searches, Enter selects, Escape closes. The focus returns to the
 * opener.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('combobox', { name: 'Country of residence' });
    const press = async (keys: string, option: string): Promise<void> => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(getActiveOption()).toHaveTextContent(option));
    };
    const open = async (): Promise<void> => {
      await userEvent.keyboard('{Enter}');
      within(await screen.findByRole('dialog', { name: 'Country of residence' }))
        .getByRole('combobox')
        .focus();
    };
    const expectClosed = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    opener.focus();
    await open();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await press('{Home}', 'Estonia');
    await press('{ArrowDown}', 'Latvia');
    await press('{ArrowUp}{ArrowUp}', 'Lithuania');
    await press('{End}', 'Lithuania');
    await press('Lat', 'Latvia');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await open();
    await userEvent.keyboard('Lat{Enter}');
    await expectClosed();
    await expect(opener).toHaveTextContent('Latvia');
    await expect(args.onValueChange).toHaveBeenCalledWith('LV');
  },
};
