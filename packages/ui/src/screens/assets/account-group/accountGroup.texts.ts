import { catalogue } from '../../../texts/catalogue.ts';
import type { AccountAction } from '../AssetsScreen.types.ts';

const accountActions: Record<AccountAction, string> = {
  topup: 'Top up',
  withdraw: 'Withdraw',
  exchange: 'Exchange',
  buy: 'Buy',
  sell: 'Sell',
  send: 'Send',
  receive: 'Receive',
  info: 'Info',
  history: 'History',
};

/** Texts of the rows of a group (HOME-013 to HOME-023). */
export const accountGroupTexts = catalogue('account-group', {
  accountActions,
  accountOf: '{provider} account',
  /** 'AAPL · US0378331005'. */
  listed: '{ticker} · {isin}',
  networkOf: '{network} network',
  /** The quantity of money and coins is a balance. */
  columns: { name: 'Name', price: 'Price', quantity: 'Quantity', balance: 'Balance', value: 'Value', share: 'Share' },
  units: { one: '{quantity} unit', other: '{quantity} units' },
  /** Headings of the column with changes. */
  since: { today: 'Today', placement: 'Since placement', purchase: 'Since purchase' },
  isin: 'ISIN',
  currency: 'Currency',
  quantity: 'Quantity',
  transferIn: 'Transfer in:',
  transferOut: 'Transfer out:',
  /** After a change: 'up 1.84 percent today'. */
  changedSince: { today: 'today', placement: 'since placement', purchase: 'since purchase' },
  noDeals: "Hmm, you don't have any deals in your portfolio yet.",
  noTools: 'A new tool will appear here soon',
  noAccounts: 'No accounts yet',
  addMoney: 'Add money',
  website: 'Visit our website',
  marketplace: 'Marketplace',
  marketplaceNote: 'Invest in private companies',
});
