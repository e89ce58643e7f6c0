import type { Translation } from '../../texts/Translation.ts';
import type { typedFieldTexts } from './typedField.texts.ts';

export const germanTypedFieldTexts: Translation<typeof typedFieldTexts> = {
  code: (digits) => `Das passt nicht: Der Code hat ${digits} Ziffern`,
  phone: 'Das ist keine Telefonnummer',
  iban: 'Das ist keine IBAN',
  cardNumber: 'Das ist keine Kartennummer',
  cardExpiry: 'Das ist kein Datum wie 08/31',
  cardCode: 'Das ist kein Sicherheitscode',
};
