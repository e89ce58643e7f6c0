import { catalogue } from '../../texts/catalogue.ts';

/** Names, by currency, of accounts that the host gives no name (D-FMT-32). */
export const accountNamesTexts = catalogue('account-names', {
  names: { EUR: 'Euro', USD: 'US dollar', BTC: 'Bitcoin', ETH: 'Ethereum' },
});
