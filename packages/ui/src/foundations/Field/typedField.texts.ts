import { catalogue } from '../../texts/catalogue.ts';

/** Why typed, pasted or autofilled text was refused. */
export const typedFieldTexts = catalogue('typed-field', {
  code: 'The code has {count} digits',
  phone: 'That is not a phone number',
  iban: 'That is not an IBAN',
  cardNumber: 'That is not a card number',
  cardExpiry: 'Use a date like 08/31',
  cardCode: 'That is not a security code',
});
