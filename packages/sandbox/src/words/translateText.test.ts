import { expect, it } from 'vitest';
import { translateStored, translateText, findTexts } from './translateText.ts';

it('returns an English text unchanged (LANG-004)', () => {
  expect(translateText('Minimum amount is €1,250.00', 'en')).toBe('Minimum amount is €1,250.00');
});

it.each([
  ['Minimum amount is €1,250.00', 'Mind.: 1.250,00 €'],
  ['Min: more than 10.00 EUR', 'Mehr als 10,00 EUR'],
  ['US dollar', 'US-Dollar'],
  ['Fast, about 2 minutes', 'Schnell, etwa 2 Minuten'],
  ['24 months', '24 Monate'],
  ['1250.00 EUR', '1.250,00 EUR'],
  [
    'SEPA withdrawal of 500.00 EUR (123) was rejected: The transfer did not arrive',
    'SEPA-Auszahlung über 500,00 EUR (123) wurde abgelehnt: Die Überweisung ist nicht eingetroffen',
  ],
  [
    'It leaves on 14 Mar 2026, 09:26 UTC. Until then you can cancel it and get everything back: https://x',
    'Wir senden ihn am 14.03.2026, 09:26 UTC. Bis dahin können Sie ihn stornieren und erhalten alles zurück: https://x',
  ],
])('translates %j into German with its figures and moments (LANG-007, LANG-003)', (english, german) => {
  expect(translateStored(english, 'de')).toBe(german);
});

it('keeps amount, payee and fee of what a code is for, whatever the payee is called (LANG-005, SCA-020)', () => {
  expect(
    translateText(
      '123456 is your code to withdraw 1,250.00 EUR to DE89 3704, Anna Fee 1 EUR. Fee 1.75 EUR. Never give this code to anybody.',
      'de',
    ),
  ).toBe(
    'Mit dem Code 123456 bestätigen Sie: 1.250,00 EUR an DE89 3704, Anna Fee 1 EUR auszahlen. Gebühr: 1,75 EUR. Geben Sie ihn niemals weiter.',
  );
});

it('returns texts unknown to the catalogue unchanged (LANG-009)', () => {
  expect(translateStored('Anna Keller', 'de')).toBe('Anna Keller');
  expect(translateStored('Anna Keller', 'de')).toBe('Anna Keller');
  expect(translateStored('Not found', 'de')).not.toBe('Not found');
});

it.each(['auszahl', 'withdraw'])('%s finds the titles that contain it in either language (LANG-014)', (key) => {
  expect(findTexts(key, ['SEPA withdrawal', 'Send', 'Card withdrawal'])).toEqual(['SEPA withdrawal', 'Card withdrawal']);
});
