import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { addressVerificationTexts } from './addressVerification.texts.ts';

export const germanAddressVerificationTexts: CatalogueTranslation<typeof addressVerificationTexts> = {
  title: 'Adressprüfung',
  lead: 'Laden Sie eines dieser Dokumente hoch',
  accepted: [
    'Kontoauszug',
    'Rechnung eines Versorgers',
    'Mietvertrag',
    'Steuererklärung',
    'Steuerbescheid',
    'Amtliches Schreiben',
    'Grundbuchauszug',
    'Meldebescheinigung',
  ],
  restricted: 'Rechnungen für Mobilfunk oder Internet akzeptieren wir nicht',
  recent: 'Das Dokument darf höchstens 3 Monate alt sein',
  wholePages: 'Keine Screenshots einzelner Seiten',
  zone: 'Dateien hierher ziehen oder auswählen',
  zoneHint: 'PNG, JPG, GIF, TIFF, PDF, HEIC, BMP. Bis zu 10 Dateien, je 25 MB, zusammen 60 MB.',
  rejected: 'Ihre Dokumente wurden abgelehnt. Bitte laden Sie neue hoch.',
  expired: 'Ihre Dokumente sind abgelaufen. Bitte laden Sie neue hoch.',
  loading: 'Wird geladen',
  checking: 'Die Dateien werden geprüft',
  verified: 'Ihre Adresse ist bestätigt',
  toAccounts: 'Zu meinen Konten',
  sent: 'Dokumente gesendet',
  sentText: 'Wir prüfen Ihre Dokumente so bald wie möglich, in der Regel innerhalb von 3 Werktagen.',
  stopTitle: 'Upload beenden?',
  stop: 'Upload beenden',
  proceed: 'Weiter hochladen',
};
