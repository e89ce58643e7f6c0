import { catalogue } from '../../texts/catalogue.ts';
import type { AssetAction, AssetGroupName } from './AssetsScreen.types.ts';

const groups: Record<AssetGroupName, string> = {
  cash: 'Cash',
  crypto: 'Crypto',
  data: 'Private equity',
  stocks: 'Stocks & ETFs',
  bonds: 'Bonds',
  notes: 'Structured Notes',
};
const actions: Record<AssetAction, string> = { addMoney: 'Add money', receive: 'Receive', trade: 'Trade', send: 'Send' };

/** Texts of the dashboard, some of them shared with the groups (HOME-006 to HOME-012, D-HOME-15). */
export const assetsTexts = catalogue('assets', {
  title: 'My Accounts',
  demo: 'Demo',
  refresh: 'Refresh',
  total: 'Total balance',
  loading: 'Loading your accounts',
  groups,
  actions,
  accounts: { one: '{count} account', other: '{count} accounts' },
  instruments: { one: '{count} instrument', other: '{count} instruments' },
  /** 'Crypto · 5 accounts'. */
  groupOf: '{group} · {size}',
  inProgress: 'Transactions in progress',
  inProgressCount: { one: '{count} transaction in progress', other: '{count} transactions in progress' },
  /** After an amount. */
  heldText: 'pending, counted in the total',
  aside: 'At a glance',
  referral: 'Referral program',
  referralText: 'Earn 25% of your friends’ fees',
  groupsTitle: 'Assets',
});
