import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type AboutContent, AboutScreen, type AboutScreenProps } from '@wallet/ui/screens/about';
import { inCustomerFrame } from '../../support/customerFrame.tsx';

const content: AboutContent = {
  version: '22.3.1',
  legal: [{ name: 'legal', href: 'https://legal.example' }],
  social: [
    { name: 'facebook', href: 'https://facebook.example' },
    { name: 'telegram', href: 'https://telegram.example' },
    { name: 'linkedin', href: 'https://linkedin.example' },
  ],
  licences: [
    [
      'Halden Payments is licensed as an electronic money institution by the ',
      { text: 'Nordmark Central Bank', href: 'https://bank.example' },
      ', licence number 90412.',
    ],
  ],
};
const load: AboutScreenProps['loadPackages'] = async () => [
  { name: 'react', version: '19.3.1', licence: 'MIT', text: 'Permission is hereby granted, free of charge, to any person.' },
  { name: 'zod', version: '4.6.7', licence: 'MIT', text: '' },
];

let tries = 0;
const failOnce: AboutScreenProps['loadPackages'] = async () => {
  tries += 1;
  if (tries % 2 === 1) throw new Error('No network');
  return load();
};

const meta = {
  component: AboutScreen,
  ...inCustomerFrame,
  args: { content, loadPackages: load },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Legal, social and regulators’ links open in new tabs (MENU-012, D-MENU-11). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    for (const name of ['Legal', 'Facebook', 'Telegram', 'LinkedIn', 'Nordmark Central Bank']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(main).toContainElement(link);
    }
    await expect(canvas.getByText(/licence number 90412/)).toBeVisible();
  },
};

/** A brand without social pages and licences. */
export const OnlyLegal: Story = { args: { content: { ...content, social: [], licences: [] } } };

/** The open-source packages of the app, with one of them expanded. */
export const Packages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open-source software/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^react/ }));
    await waitFor(() => expect(screen.getByText(/Permission is hereby granted/)).toBeVisible());
  },
};

export const NotLoaded: Story = {
  name: 'requests licences again after a load failure',
  args: { loadPackages: failOnce },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open-source software/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^react/ })).toBeVisible());
  },
};
