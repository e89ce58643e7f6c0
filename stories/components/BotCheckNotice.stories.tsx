import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BotCheckNotice } from '@wallet/ui/components/BotCheckNotice';

const meta = { component: BotCheckNotice, args: { service: 'recaptcha' } } satisfies Meta<typeof BotCheckNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReCaptcha: Story = {
  name: 'shows the reCAPTCHA notice (APP-039, D-APP-23)',
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'This page is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
    );
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy Policy', 'Terms of Service']);
  },
};
export const Other: Story = {
  name: 'shows the notice of any other service (APP-039, D-APP-23)',
  tags: ['!dev', '!autodocs'],
  args: { service: 'other' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This page is protected by a bot-check service.');
  },
};
