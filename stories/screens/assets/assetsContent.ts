import { money } from '@wallet/core/money/money';
import type { AccountGroupContent, AccountItem, AssetGroupName, AssetGroupSummary, AssetsContent } from '@wallet/ui/screens/assets';
import type { CustomerAlert } from '@wallet/ui/patterns/CustomerAlert';
import { btc, eth, eur, usdc } from '../../support/amounts.ts';

const buildGroup = (name: AssetGroupName, count: number, balance: string): AssetGroupSummary => ({
  name,
  count,
  balance: eur(balance),
  href: `#${name}`,
});

/** A customer with accounts in every group. */
export function buildAssets(changes: Partial<AssetsContent> = {}): AssetsContent {
  return {
    total: eur('119964.44'),
    groups: [
      buildGroup('cash', 2, '20118.40'),
      buildGroup('crypto', 5, '44424.50'),
      buildGroup('data', 2, '24355.20'),
      buildGroup('stocks', 2, '15902.34'),
      buildGroup('bonds', 1, '10046.00'),
      buildGroup('notes', 1, '5000.00'),
    ],
    alerts: [],
    inProgress: 2,
    held: eur('118.00'),
    ...changes,
  };
}

/** A customer right after registration. */
export const newCustomerContent: AssetsContent = {
  total: eur('0.00'),
  groups: buildAssets().groups.map((summary) => ({ ...summary, count: summary.name === 'cash' ? 1 : 0, balance: eur('0.00') })),
  alerts: [],
  inProgress: 0,
  held: null,
};

export const alerts: readonly CustomerAlert[] = [
  { id: '1', subject: 'kycStep', text: null, date: 'Today, 14:03', href: '#kyc' },
  { id: '2', subject: 'cardAwaitsAddress', text: null, date: 'Yesterday, 09:12', href: '#address' },
  {
    id: '3',
    subject: 'other',
    text: 'Scheduled maintenance of the card processor takes place in the night from Saturday to Sunday.',
    date: null,
    href: null,
  },
];

const buildItem = (changes: Pick<AccountItem, 'key' | 'name' | 'code' | 'balance'> & Partial<AccountItem>): AccountItem => ({
  icon: null,
  converted: eur('29526.86'),
  change: null,
  transferIn: null,
  transferOut: null,
  actions: ['buy', 'sell', 'send', 'receive', 'history'],
  ...changes,
});

export const bitcoin = buildItem({
  key: 'crypto:1',
  name: 'Bitcoin',
  code: 'BTC',
  balance: btc('0.48215000'),
  change: { percent: '1.84', since: 'today' },
  transferIn: btc('0.01250000'),
});

/** Coins and stablecoins, grouped by provider. */
export const cryptoContent: AccountGroupContent = {
  total: eur('44542.50'),
  count: 5,
  sections: [
    {
      title: 'Bitcoin',
      items: [
        bitcoin,
        buildItem({
          key: 'crypto:2',
          name: 'Ether',
          code: 'ETH',
          balance: eth('4.20750000'),
          converted: eur('10434.60'),
          change: { percent: '-0.42', since: 'today' },
        }),
      ],
    },
    {
      title: 'Ethereum',
      items: [
        buildItem({
          key: 'stablecoin:3',
          name: 'USD Coin',
          code: 'USDC',
          balance: usdc('3150.00000'),
          converted: eur('2891.70'),
          change: { percent: '0.01', since: 'today' },
        }),
        buildItem({
          key: 'stablecoin:4',
          name: 'Tether',
          code: 'USDT',
          balance: money('1200.00000', 'USDT', 5),
          converted: eur('1101.60'),
          change: { percent: '0', since: 'today' },
        }),
        buildItem({
          key: 'stablecoin:5',
          name: 'Dai',
          code: 'DAI',
          balance: money('640.25000', 'DAI', 5),
          converted: null,
        }),
      ],
    },
  ],
};

/** Two companies, one of them a small part. */
export const equityContent: AccountGroupContent = {
  total: eur('24355.20'),
  count: 2,
  sections: [
    {
      title: 'Halden',
      items: [
        buildItem({
          key: 'token:8',
          name: 'Rosen Robotics',
          code: 'RSN',
          balance: money('120.00000', 'RSN', 5),
          converted: eur('24295.20'),
          price: eur('202.46'),
          change: { percent: '25.00', since: 'placement' },
          actions: ['info', 'history'],
        }),
        buildItem({
          key: 'token:9',
          name: 'Upper Air',
          code: 'UAIR',
          balance: money('8.00000', 'UAIR', 5),
          converted: eur('60.00'),
          price: eur('7.50'),
          actions: ['info', 'history'],
        }),
      ],
    },
  ],
};

export const bondsContent: AccountGroupContent = {
  total: eur('10046.00'),
  gain: { amount: eur('-30.23'), percent: '-0.30' },
  count: 1,
  sections: [
    {
      title: '',
      items: [
        buildItem({
          key: 'bond:HALB27',
          name: 'Halden Finance',
          code: 'HALB27',
          balance: eur('10046.00'),
          converted: eur('10046.00'),
          price: eur('1004.60'),
          change: { percent: '-0.30', since: 'purchase' },
          actions: [],
          instrument: { isin: 'LT0000601234', currencyCode: 'EUR', quantity: '10' },
        }),
      ],
    },
  ],
};

/** Fiat accounts with pending incoming and outgoing money. */
export const cashContent: AccountGroupContent = {
  total: eur('20118.40'),
  count: 2,
  sections: [
    {
      title: 'Halden Payments',
      items: [
        buildItem({
          key: 'fiat:7',
          name: 'Euro',
          code: 'EUR',
          provider: 'Halden Payments',
          balance: eur('12480.55'),
          converted: eur('12480.55'),
          transferIn: eur('1500.00'),
          transferOut: eur('250.00'),
          actions: ['topup', 'withdraw', 'exchange', 'history'],
        }),
      ],
    },
  ],
};

/** The identity is verified, and the other steps are still open. */
export const firstSteps = [
  { name: 'verify', done: true, href: '#kyc' },
  { name: 'addMoney', done: false, href: '#add-money' },
  { name: 'trade', done: false, href: '#trade' },
] as const;

/** Fiat accounts, and a single unit of a bond. */
export const cashAndUnitContent: AccountGroupContent = {
  ...cashContent,
  sections: [
    ...cashContent.sections,
    ...bondsContent.sections.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ ...item, instrument: { isin: 'LT0000601234', currencyCode: 'EUR', quantity: '1' } })),
    })),
  ],
};
