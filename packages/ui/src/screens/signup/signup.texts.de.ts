import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { signupTexts } from './signup.texts.ts';

export const germanSignupTexts: CatalogueTranslation<typeof signupTexts> = {
  title: 'Registrieren',
  haveAccount: 'Haben Sie schon ein Konto?',
  logIn: 'Anmelden',
  phone: 'Telefonnummer',
  phoneHint: 'Mit Ländervorwahl, zum Beispiel +49',
  getCode: 'Einmalcode anfordern',
  haveInvite: 'Haben Sie einen Einladungscode?',
  invite: 'Einladungscode',
  required: 'Bitte ausfüllen',
  invalidPhone: 'Ungültige Telefonnummer',
  invalidInvite: 'Ungültiger Code',
  policies: {
    before: 'Wenn Sie fortfahren, stimmen Sie den folgenden Dokumenten zu: ',
    terms: 'Nutzungsbedingungen',
    comma: ', ',
    privacy: 'Datenschutzerklärung',
    and: ' und ',
    cookies: 'Cookie-Richtlinie',
    after: '.',
  },
  preview: {
    call: 'Wir rufen {phone} an. Geben Sie die letzten 4 Ziffern der Nummer ein, die Sie anruft.',
    sms: 'Wir senden einen Code an {phone}.',
  },
  get: { call: 'Anrufen lassen', sms: 'SMS erhalten' },
  instead: { call: 'Lieber anrufen lassen', sms: 'Stattdessen SMS erhalten' },
};
