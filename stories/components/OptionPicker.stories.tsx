import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OptionPicker } from '@wallet/ui/components/OptionPicker';

const buildCountry = (code: string, label: string) => ({ value: code, code, label });
const countries = [
  buildCountry('CL', 'Chile'),
  buildCountry('LR', 'Liberia'),
  buildCountry('LY', 'Libya'),
  buildCountry('LI', 'Liechtenstein'),
  buildCountry('LT', 'Lithuania'),
  buildCountry('ML', 'Mali'),
  buildCountry('RE', 'Réunion'),
  buildCountry('SO', 'Somalia'),
];
const accounts = [
  { value: '1', label: 'Euro', note: '€12,480.55', group: 'Cash' },
  { value: '2', label: 'US dollar', note: '$1,200.00', group: 'Cash' },
  { value: '3', label: 'Bitcoin', note: '0.48215 BTC', group: 'Crypto', code: 'BTC' },
  { value: '4', label: 'Ether', note: 'Sends are not available now', group: 'Crypto', code: 'ETH', disabled: true },
];

const meta = {
  component: OptionPicker,
  args: { label: 'Country of residence', options: countries, value: 'LT', open: true, onValueChange: fn(), onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const findOptions = (): string[] => screen.queryAllByRole('option').map((option) => option.textContent);

export const Open: Story = {
  name: 'open, with a search field (APP-031)',
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toBeVisible());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lithuania');
    await step('lists options that start with the search first (D-APP-14)', async () => {
      await userEvent.type(await screen.findByRole('combobox'), 'li');
      await waitFor(() => expect(findOptions()).toEqual(['Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Mali', 'Somalia']));
    });
    await step('shows "nothing found" (APP-032)', async () => {
      await userEvent.type(await screen.findByRole('combobox'), 'zzz');
      await waitFor(() => expect(screen.getByText('Nothing was found')).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(findOptions()).toHaveLength(countries.length));
    });
  },
};
export const Groups: Story = { args: { label: 'From', options: accounts, value: '1' } };
export const Loading: Story = { args: { state: 'loading', options: [] } };
export const Failed: Story = {
  args: { state: 'failed', options: [], onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A disabled option shows the reason and cannot be selected. */
export const DisabledOption: Story = {
  args: { label: 'From', options: accounts, value: '1' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'From' });
    await userEvent.click(within(dialog).getByText('Ether'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
