import type { Translation } from '../../texts/Translation.ts';
import type { biometricsTexts } from './biometrics.texts.ts';

export const germanBiometricsTexts: Translation<typeof biometricsTexts> = {
  title: 'Passwort eingeben',
  text: 'Geben Sie Ihr Passwort erneut ein, um Face ID oder Touch ID zu aktivieren',
  required: 'Bitte ausfüllen',
  browser: 'Mit Biometrie anmelden',
  asking: 'Wird geladen',
  password: 'Passwort',
  confirm: 'Bestätigen',
  wrongPassword: 'Ungültiges Passwort',
  wrongPasswordText: 'Das eingegebene Passwort ist falsch. Bitte prüfen Sie es und versuchen Sie es erneut.',
  failed: 'Biometrie nicht erkannt',
  tryAgainLater: 'Bitte versuchen Sie es später erneut.',
  lockedOut: 'Zu viele Anmeldeversuche mit Biometrie',
  notActivated: 'Wir konnten die Biometrie nicht aktivieren. Versuchen Sie es später in den Einstellungen.',
  activated: 'Face ID/Touch ID ist aktiviert',
  proceed: 'Weiter',
  somethingWentWrong: 'Es ist ein Fehler aufgetreten',
  offer: 'Schneller anmelden',
  offerText: 'Melden Sie sich mit Face ID oder Touch ID an.',
  activateNow: 'Jetzt aktivieren',
  later: 'Später',
  offerApp: 'Schneller anmelden mit der App',
  offerAppText: 'Face ID und Touch ID gibt es in der mobilen App.',
  getApp: 'App laden',
};
