import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListRow } from '@wallet/ui/components/List';
import { AssetMark } from '@wallet/ui/foundations/Mark';
import { Icon, IconTile, cashIcon, receiveIcon, rejectedIcon, withdrawIcon } from '@wallet/ui/foundations/Icon';
import { Money, Percent } from '@wallet/ui/foundations/Money';
import { btc, eth, eur } from '../support/amounts.ts';
import { inList } from '../support/decorators.tsx';

const meta = {
  component: ListRow,
  args: {
    title: 'Cash',
    note: '2 accounts',
    leading: <IconTile glyph={cashIcon} />,
    value: <Money variant="row" value={eur('20118.40')} />,
  },
  decorators: [inList('Accounts')],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An informational row that does not navigate. */
export const Plain: Story = {};

/** A coin with its daily change. The code is below the name. */
export const Asset: Story = {
  args: {
    title: 'Ether',
    note: (
      <>
        ETH <Percent value="-0.42" />
      </>
    ),
    leading: <AssetMark code="ETH" />,
    value: <Money variant="row" code={false} value={eth('4.2075')} />,
    valueNote: <Money value={eur('10434.60')} />,
    href: '#ether',
  },
};

/** Several rows in one card. The hairlines start where the text starts. */
export const Transactions: Story = {
  render: () => (
    <>
      <ListRow
        leading={<IconTile glyph={receiveIcon} />}
        title="Receive ETH"
        note="Oct 29, 18:11"
        value={<Money variant="row" direction="in" value={eth('1.2')} />}
        valueNote={<Money value={eur('2976')} />}
        onPress={fn()}
        chevron={false}
      />
      <ListRow
        leading={<IconTile glyph={withdrawIcon} />}
        status={<Icon glyph={rejectedIcon} size={14} color="var(--semantic-color-status-negative-icon)" />}
        title="SEPA withdrawal"
        note="Oct 21, 12:40"
        value={<Money variant="row" direction="out" struck value={eur('2000')} />}
        valueNote="Rejected"
        valueNoteTone="negative"
        onPress={fn()}
        chevron={false}
      />
    </>
  ),
};

/** The whole row is a link that navigates without a page load. Opening it in a new tab is left to the browser. */
export const Linked: Story = {
  args: { href: '#cash', onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Cash.*2 accounts.*€20,118.40/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The whole row is a button. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { onPress: fn(), disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Selected: Story = { args: { selected: true, onPress: fn() } };

/** Nothing is truncated. The title wraps, and the amount moves below it. */
export const LongText: Story = {
  args: {
    title: 'Liechtenstein Digital Assets Custody and Settlement Account',
    note: 'A second line that is long as well and wraps',
    leading: <AssetMark code="BTC" />,
    value: <Money variant="row" value={btc('123456.12345678')} />,
    href: '#long',
  },
};

/** Right-to-left: the mark is on the right and the arrow points left. */
export const RightToLeft: Story = {
  args: { href: '#rtl', dir: 'rtl' },
};
