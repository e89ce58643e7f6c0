import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { cardsTexts } from './cards.texts.ts';

export const germanCardsTexts: CatalogueTranslation<typeof cardsTexts> = {
  title: 'Meine Karten',
  newCard: 'Neue Karte',
  empty: 'Sie haben noch keine Karten.',
  loading: 'Ihre Karten werden geladen',
  statuses: { verified: 'Bestätigt', pending: 'Karte wird geprüft', not_verified: 'Karte muss bestätigt werden' },
  expired: 'Abgelaufen',
  topUp: 'Einzahlen',
  verify: 'Karte bestätigen',
  remove: 'Karte löschen',
  removeTitle: 'Karte löschen?',
  removeText: 'Zahlungen mit {card} bleiben in Ihren Transaktionen.',
  removeConfirm: 'Löschen',
  cancel: 'Abbrechen',
  removed: 'Karte gelöscht',
  alreadyAdded: 'Diese Karte wurde bereits hinzugefügt',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  cvc: 'Prüfnummer (CVC)',
  cvcHint: '3 oder 4 Ziffern auf der Karte',
  holder: 'Name auf der Karte',
  add: 'Karte hinzufügen',
  elementsLoading: 'Das Kartenformular wird geladen',
  elementsSlow: 'Das Kartenformular braucht länger als sonst.',
  elementsFailed:
    'Wir konnten das Kartenformular nicht laden. Prüfen Sie Ihre Verbindung oder schalten Sie Werbeblocker für diese Seite aus.',
  offline: 'Keine Internetverbindung',
  contactSupport: 'Kundenservice kontaktieren',
  required: 'Bitte ausfüllen',
  invalid: 'Ungültige Nummer',
  invalidDate: 'Ungültiges Datum',
  verification: 'Kartenprüfung',
  verificationText:
    'Laden Sie ein Foto der Vorderseite hoch, auf dem die ersten 6 und die letzten 4 Ziffern zu sehen sind. Steht Ihr Name nicht darauf, fügen Sie ein Dokument mit Ihrem Namen hinzu.',
  sent: 'Dokumente gesendet',
  sentText: 'Wir prüfen Ihre Dokumente so bald wie möglich, in der Regel innerhalb von 3 Werktagen.',
  backToCards: 'Zu meinen Karten',
  ownCard: 'Verwenden Sie eine Karte auf Ihren Namen, die 3D‑Secure unterstützt.',
  newCustomer:
    'Wir fragen vielleicht nach weiteren Angaben, wenn Sie noch keine 30 Tage dabei sind oder noch nie per Karte eingezahlt haben.',
};
