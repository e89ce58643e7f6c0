import { catalogue } from '../../texts/catalogue.ts';

/** Titles of the order types, used when the provider sends none (D-TXN-04). */
const types = {
  receive: 'Receive',
  receive_p2p: 'Receive from a user',
  top_up_payment: 'Top up',
  top_up_card: 'Card top up',
  top_up_sepa: 'SEPA top up',
  top_up_swift: 'SWIFT top up',
  top_up_fedwire: 'Fedwire top up',
  top_up_paypal: 'PayPal top up',
  top_up_correction: 'Top up correction',
  referral_bonus: 'Referral bonus',
  fop_in: 'Free of payment in',
  token_receive: 'Token receive',
  token_refund: 'Token refund',
  token_redemption: 'Token redemption',
  token_instant_redemption: 'Token instant redemption',
  securities_receive: 'Securities receive',
  correction: 'Correction',
  send: 'Send',
  send_p2p: 'Send to a user',
  withdraw_sepa: 'SEPA withdrawal',
  withdraw_bik: 'BIK withdrawal',
  withdraw_us_fedwire: 'Fedwire withdrawal',
  withdraw_us_swift: 'SWIFT withdrawal',
  withdraw_local_kzt: 'KZT withdrawal',
  withdraw_card: 'Card withdrawal',
  withdraw_fee: 'Withdrawal fee',
  fop_out: 'Free of payment out',
  token_send: 'Token send',
  securities_send: 'Securities send',
  exchange_fiat: 'Exchange',
  exchange: 'Exchange',
  exchange_otc: 'OTC exchange',
  exchange_manual: 'Manual exchange',
  sell: 'Sell',
  token_sell: 'Token sell',
  token_migrate: 'Token migration',
  securities_buy: 'Securities buy',
  securities_sell: 'Securities sell',
  buy: 'Buy',
  token_buy: 'Token buy',
  token_purchase: 'Unit purchase',
};

/** Titles that include the asset: "Send BTC", "Sell USDC". */
const withAsset = {
  send: 'Send {asset}',
  receive: 'Receive {asset}',
  buy: 'Buy {asset}',
  sell: 'Sell {asset}',
  units: '{asset} purchase',
} as const;

export const transactionTitles = catalogue('transaction-titles', { types, withAsset });

export type TransactionTitles = Omit<typeof transactionTitles, symbol>;
