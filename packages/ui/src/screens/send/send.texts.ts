import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the usual send only. Those that every send shares are in the transfer's catalogue (SEND-014, D-SEND-13, D-SEND-15). */
export const sendTexts = catalogue('send', {
  deducted: 'The recipient gets {amount}',
  cannotPayFee: 'Not enough {code} to pay fee',
  needMore: 'Need additional {amount} to cover the fee.',
});
export type SendTexts = typeof sendTexts;
