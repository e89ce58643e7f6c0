import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CountrySelect } from '@wallet/ui/patterns/countries';

const meta = {
  component: CountrySelect,
  args: { label: 'Country', placeholder: 'Choose country', value: null, onValueChange: fn() },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loaded: Story = {
  name: 'lists countries by name and code without a request (APP-043)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /Search/ }), 'LT');
    await userEvent.click(await screen.findByRole('option', { name: /Lithuania/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('LTU');
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
    await expect(requests).toEqual([]);
  },
};

const rejectLoad = (): Promise<never> => Promise.reject(new Error('The part is missing'));

export const Failed: Story = {
  name: 'shows a load failure in the picker (APP-044, ERR-010)',
  tags: ['!dev', '!autodocs'],
  args: { load: rejectLoad },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await waitFor(() => expect(screen.getByText('An error occurred. Try reopening this page.')).toBeVisible());
  },
};
