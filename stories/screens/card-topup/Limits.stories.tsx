import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardTopUpScreen } from '@wallet/ui/screens/card-topup';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { readFigures } from '../../support/readRows.ts';
import form from './CardTopUpScreen.stories.tsx';

const meta = { component: CardTopUpScreen, ...inCustomerFrame, args: form.args } satisfies Meta<typeof CardTopUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exceeded limit is shown while typing. Submitting opens a dialog with the same message. */
export const Typed: Story = { args: { draft: '1500.01' } };

export const AboveALimit: Story = {
  name: 'shows the exceeded limit and the costs while typing, with the maximum allowed amount (CARD-013, DESK-001, D-DESK-03)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const amount = canvas.getByLabelText('Amount');
    await expect(canvas.queryByText('€0.00')).toBeNull();
    await userEvent.type(amount, '1500.01');
    await expect(amount).toHaveAccessibleDescription('€1,500.00 left today · Use €1,500.00');
    await expect(amount).toBeInvalid();
    await expect(readFigures(canvasElement)).toEqual(['€38.76', '€1,538.77', '€1,500.01', 'not available–']);
    await userEvent.click(canvas.getByRole('button', { name: 'Use €1,500.00' }));
    await expect(amount).toHaveValue('1,500');
    await expect(amount).toHaveAccessibleDescription('Min: €10.00');
  },
};
