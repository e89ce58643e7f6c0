import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AssetsScreen } from '@wallet/ui/screens/assets';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import accounts from './AssetsScreen.stories.tsx';
import { alerts, buildAssets, firstSteps, newCustomerContent } from './assetsContent.ts';

const meta = {
  component: AssetsScreen,
  title: 'screens/assets/AssetsScreen, first minute',
  ...inCustomerFrame,
  args: accounts.args,
} satisfies Meta<typeof AssetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const waitForParts: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: /^Cash/ });
};

export const FirstMinute: Story = {
  name: 'leads through verification, adding money and the first trade, and hides empty groups behind a button (HOME-104)',
  tags: ['!dev', '!autodocs'],
  args: { page: { kind: 'ready', content: newCustomerContent }, start: firstSteps },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Get started' }));
    await expect(card.getByText('1 of 3 done')).toBeVisible();
    await expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#add-money']);
    await expect(canvas.queryByRole('link', { name: /^Cash/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all accounts' }));
    await expect(canvas.getByRole('link', { name: /^Cash/ })).toBeVisible();
  },
};

/** The customer has money but has not traded yet. The last step is shown above the accounts. */
export const FirstTrade: Story = {
  args: {
    page: { kind: 'ready', content: buildAssets({ inProgress: 0 }) },
    start: firstSteps.map((step) => ({ ...step, done: step.name !== 'trade' })),
  },
  play: async (context) => {
    await context.canvas.findByText('2 of 3 done');
    await waitForParts(context);
  },
};

export const OneOrder: Story = {
  name: 'has one reading order: balance, actions, alerts, groups, then the aside (HOME-106)',
  tags: ['!dev', '!autodocs'],
  args: { page: { kind: 'ready', content: buildAssets({ alerts }) } },
  play: async (context) => {
    const { canvas } = context;
    await waitForParts(context);
    const parts = [
      canvas.getByRole('region', { name: 'Total balance' }),
      canvas.getByRole('link', { name: 'Receive' }),
      await canvas.findByRole('region', { name: 'Alerts' }),
      canvas.getByRole('link', { name: /^Cash/ }),
      canvas.getByRole('link', { name: /^Structured/ }),
      canvas.getByRole('button', { name: /transactions in progress/ }),
      canvas.getByRole('link', { name: /Earn 25%/ }),
    ];
    const follows = parts
      .slice(1)
      .map((part, index) => (parts[index]?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(follows).toEqual(follows.map(() => Node.DOCUMENT_POSITION_FOLLOWING));
  },
};
