import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccordionRow } from '@wallet/ui/components/List';
import { Link } from '@wallet/ui/components/Link';
import { AssetMark } from '@wallet/ui/foundations/Mark';
import { Money, Percent } from '@wallet/ui/foundations/Money';
import { btc, eur } from '../support/amounts.ts';
import { inList } from '../support/decorators.tsx';

const meta = {
  component: AccordionRow,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Bitcoin',
    note: (
      <>
        BTC <Percent value="1.84" />
      </>
    ),
    leading: <AssetMark code="BTC" />,
    value: <Money variant="row" code={false} value={btc('0.48215')} />,
    valueNote: <Money value={eur('29526.86')} />,
    children: (
      <Link variant="standalone" href="#buy">
        Buy
      </Link>
    ),
  },
  decorators: [inList('Accounts')],
} satisfies Meta<typeof AccordionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true, below: 'Transfer in: +0.01250 BTC' } };
