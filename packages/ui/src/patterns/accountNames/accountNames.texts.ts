import { catalogue } from '../../texts/catalogue.ts';

/** Names of accounts by currency (D-FMT-32). */
export const accountNamesTexts = catalogue('account-names', {
  names: { EUR: 'Euro', USD: 'US dollar', BTC: 'Bitcoin', ETH: 'Ethereum' },
});
