import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SendScreen, type SendScreenProps } from '@wallet/ui/screens/send';
import form from './Form.stories.tsx';
import { bitcoin, buildFilledForm } from './buildSend.ts';

const rate = { perUnit: '60000', currencyCode: 'EUR', decimals: 2 };

/** Keeps the selected input currency, as the page does. The rate is current unless a story sets its time. */
function ControlledSend({ rateAt, ...args }: SendScreenProps & { readonly rateAt?: number }) {
  const [now] = useState(Date.now);
  const [isChosen, setChosen] = useState(true);
  const inFiat = { isChosen, onChoice: setChosen, rateAt: rateAt ?? now };
  return <SendScreen {...args} page={{ kind: 'ready', content: { ...bitcoin, rate, inFiat } }} />;
}

const meta = {
  component: SendScreen,
  decorators: form.decorators,
  parameters: form.parameters,
  args: { ...form.args, step: buildFilledForm('') },
  render: (args) => <ControlledSend {...args} />,
} satisfies Meta<typeof SendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'converts euros to the fewest coins of that value, and the input on a switch (PRICE-009, PRICE-010, PRICE-011)',
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Amount');
    await expect(canvas.getByText('= –')).toBeVisible();
    await userEvent.type(amount, '500');
    await expect(canvas.getByText(/^= 0\.00833334.BTC$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Type the amount in BTC' }));
    await expect(amount).toHaveValue('0.00833334');
    await expect(canvas.getByText('≈ €500.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Type the amount in euros' }));
    await expect(amount).toHaveValue('500');
  },
};

export const AllInFiat: Story = {
  name: '"Use all" takes the whole balance and shows its worth (PRICE-012)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use all' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('60,000');
    await expect(canvas.getByText(/^= 1.BTC$/)).toBeVisible();
  },
};

export const RateGone: Story = {
  name: 'shows no amount when the rate is too old, with a message (PRICE-014)',
  tags: ['!dev', '!autodocs'],
  render: (args) => <ControlledSend {...args} rateAt={0} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '500');
    await expect(canvas.getByText('The rate is not available now. Type the amount in BTC.')).toBeVisible();
    await expect(canvas.getByText('= –')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next step' })).toBeDisabled();
  },
};
