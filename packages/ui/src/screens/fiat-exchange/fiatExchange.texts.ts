import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the fiat exchange (FX-004, FX-014, D-FX-01, D-FX-06). */
export const fiatExchangeTexts = catalogue('fiat-exchange', {
  title: 'Exchange',
  from: 'From',
  to: 'To',
  give: 'You give',
  get: 'You get',
  swap: 'Swap accounts',
  minimum: 'Min: {amount}',
  rate: 'Rate',
  rateOf: '1 {base} = {rate} {quote}',
  exchange: 'Exchange',
  notEnoughTitle: 'Not enough funds',
  notEnough: 'You need {difference} more.',
  topUp: 'Top up {difference}',
  cancel: 'Cancel',
});
