import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the account screen (HOME-107). */
export const accountTexts = catalogue('account', {
  balance: 'Balance',
  loading: 'Loading the account',
  facts: 'Account',
  price: 'Price',
  priceOf: '1 {code} = {price}',
  network: 'Network',
  provider: 'Provider',
  worth: 'Worth',
  actions: 'Actions',
  open: 'Open account',
});
