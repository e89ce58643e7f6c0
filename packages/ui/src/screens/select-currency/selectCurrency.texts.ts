import { catalogue } from '../../texts/catalogue.ts';
import type { CurrencyPurpose, CurrencyTab } from './SelectCurrencyScreen.types.ts';

const titles: Record<CurrencyPurpose, string> = {
  send: 'Send',
  receive: 'Receive',
  exchange: 'Trade',
  'topup-fiat': 'Top up',
  'buy-crypto': 'Crypto',
};
const tabs: Record<CurrencyTab, string> = {
  topup: 'Top up',
  receive: 'Receive',
  withdraw: 'Withdraw',
  send: 'Send',
  exchange: 'Exchange',
  buy: 'Buy',
  sell: 'Sell',
};

/** Texts of the currency selection (CUR-001 to CUR-014, D-CUR-01). */
export const selectCurrencyTexts = catalogue('select-currency', {
  titles,
  heading: 'Currency selection',
  prompt: 'Please select the currency that you would like to {verb}',
  verbs: {
    topup: 'top up',
    receive: 'receive',
    withdraw: 'withdraw',
    send: 'send',
    exchange: 'exchange',
    buy: 'buy',
    sell: 'sell',
  } satisfies Record<CurrencyTab, string>,
  tabs,
  operations: 'Operations',
  otherAccounts: 'Other accounts',
  loading: 'Loading your accounts',
  none: 'There are no available currencies for this operation yet',
  columns: { name: 'Name', balance: 'Balance', worth: 'Value' },
  search: 'Search',
  nothingFound: 'Nothing was found',
});
