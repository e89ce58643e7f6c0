import type { CatalogueTranslation } from '../catalogue.ts';
import type { chatStandInTexts } from '../../patterns/ChatStandIn/chatStandIn.texts.ts';
import type { countriesTexts } from '../../patterns/countries/countries.texts.ts';
import type { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import type { documentUploadTexts } from '../../patterns/DocumentUpload/documentUpload.texts.ts';
import type { errorTexts } from '../../patterns/ErrorPage/error.texts.ts';
import type { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import type { frameTexts } from '../../patterns/AppFrame/frame.texts.ts';
import type { headerTexts } from '../../patterns/AppHeader/AppHeader.texts.ts';
import type { notFoundTexts } from '../../patterns/NotFoundPage/notFound.texts.ts';
import type { operationPromptTexts } from '../../patterns/OperationPrompt/operationPrompt.texts.ts';
import type { sectionRailTexts } from '../../patterns/SectionRail/sectionRail.texts.ts';
import type { sessionTexts } from '../../patterns/SessionDialogs/session.texts.ts';
import type { staleTexts } from '../../patterns/StaleNote/stale.texts.ts';
import type { brandTexts } from '../../foundations/BrandMark/brand.texts.ts';
import type { unreadTexts } from '../../patterns/Unread/unread.texts.ts';
import type { wideTableTexts } from '../../patterns/WideTable/wideTable.texts.ts';

/** German texts of the patterns of the frame around every page, by the name of their catalogue. */
export const germanFrameTexts = {
  'asset-alerts': {
    alerts: {
      kycStep: 'Registrierung abschließen',
      cardAwaitsAddress: 'Ihre Kartenzahlung wartet, bis Ihre Adresse bestätigt ist',
      addressRequired: 'Bestätigen Sie Ihre Adresse',
    },
    travelRuleAlerts: {
      senderNeeded: 'Sagen Sie uns, wer {amount} gesendet hat',
      sendPending: 'Wir prüfen Ihren Transfer von {amount}',
      sendApproved: 'Ihr Transfer von {amount} ist bereit. Wählen Sie eine Gebühr und bestätigen Sie',
      sendRejected: 'Ihr Transfer von {amount} wurde abgelehnt',
    },
    alertsTitle: 'Hinweise',
    closeAlert: '„{title}“ schließen',
  } satisfies CatalogueTranslation<typeof customerAlertTexts>,
  'chat-stand-in': {
    title: 'Chat mit dem Kundenservice',
    greeting: 'Guten Tag! Wie können wir helfen?',
    greetingByName: 'Guten Tag, {name}! Wie können wir helfen?',
    close: 'Chat schließen',
  } satisfies CatalogueTranslation<typeof chatStandInTexts>,
  'document-upload': {
    add: 'Dokumente hinzufügen',
    hint: 'PNG, JPG, GIF, TIFF, PDF, HEIC oder BMP, bis zu {count} Dateien mit je 25 MB',
    files: 'Dokumente',
    send: 'Senden',
    tooMany: 'Sie haben zu viele Dateien gewählt',
    totalTooLarge: 'Die Dateien sind zusammen zu groß',
    tooLarge: 'Einige Dateien sind zu groß: {names}',
    wrongType: 'Dieses Dateiformat wird nicht unterstützt: {names}',
    folders: 'Wählen Sie Dateien statt Ordner: {names}',
    unreadable: 'Verschoben, geändert oder gelöscht, bitte neu wählen: {names}',
    refused: '{message}: {names}',
    failed: 'Es ist ein Fehler aufgetreten',
    failedContext: 'Bitte versuchen Sie es später erneut',
    network: 'Das Hochladen ist wegen eines Netzwerkfehlers fehlgeschlagen',
  } satisfies CatalogueTranslation<typeof documentUploadTexts>,
  'not-found': {
    documentTitle: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite wurde leider nicht gefunden.',
    home: 'ZUR STARTSEITE',
  } satisfies CatalogueTranslation<typeof notFoundTexts>,
  'notifications-mark': {
    notifications: 'Mitteilungen',
    unread: 'Ungelesen',
    more: '{count}+',
    counted: { one: '{name}, {count} ungelesene Mitteilung', other: '{name}, {count} ungelesene Mitteilungen' },
    countedMore: '{name}, mehr als {count} ungelesene Mitteilungen',
    bell: 'Mitteilungen, {count} ungelesen',
    bellMore: 'Mitteilungen, mehr als {count} ungelesen',
  } satisfies CatalogueTranslation<typeof unreadTexts>,
  'operation-prompt': {
    completeRegistration: {
      title: 'Registrierung abschließen',
      text: 'Bestätigen Sie Ihre Identität, um alle Funktionen zu nutzen.',
    },
    addressPending: { title: 'Ihre Adresse wird geprüft', text: 'Wir melden uns, sobald Ihre Dokumente geprüft sind.' },
    serviceNotAvailable: { title: 'Der Dienst ist nicht verfügbar. Bitte kontaktieren Sie den Kundenservice', text: '' },
    confirmAddress: { title: 'Adresse bestätigen', text: 'Laden Sie ein Dokument mit Ihrer Wohnadresse hoch.' },
    proceed: 'Weiter',
    later: 'Später',
    understood: 'Verstanden',
    contactSupport: 'Kundenservice kontaktieren',
    close: 'Schließen',
    confirmNow: 'Jetzt bestätigen',
    checkingAccess: 'Zugang wird geprüft\u00A0…',
    gates: {
      send: 'Senden',
      receive: 'Empfangen',
      topup: 'Einzahlen',
      withdraw: 'Auszahlen',
      exchange: 'Tauschen',
      buy: 'Kaufen',
      sell: 'Verkaufen',
    },
  } satisfies CatalogueTranslation<typeof operationPromptTexts>,
  'section-rail': {
    label: 'Ihr Konto',
    sections: { profile: 'Profil', settings: 'Einstellungen', security: 'Sicherheit', addressBook: 'Adressbuch', plans: 'Kontomodelle' },
  } satisfies CatalogueTranslation<typeof sectionRailTexts>,
  'wide-table': {
    order: 'Ordnen nach',
    descending: 'absteigend',
    ascending: 'aufsteigend',
  } satisfies CatalogueTranslation<typeof wideTableTexts>,
  countries: {
    failed: 'Es ist ein Fehler aufgetreten. Bitte öffnen Sie diese Seite erneut.',
  } satisfies CatalogueTranslation<typeof countriesTexts>,
  error: {
    title: 'FEHLER',
    text: 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    home: 'ZUR STARTSEITE',
    retry: 'Erneut versuchen',
    unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
    offline: 'Keine Internetverbindung',
    reference: 'Referenz: {id}',
  } satisfies CatalogueTranslation<typeof errorTexts>,
  failure: {
    offline: 'Keine Internetverbindung',
    unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
    refused: 'Das war nicht möglich',
    unexpected: 'Es ist ein Fehler aufgetreten',
    unexpectedContext: 'Das tut uns leid. Wir kümmern uns darum. Bitte versuchen Sie es später erneut.',
    understood: 'Verstanden',
  } satisfies CatalogueTranslation<typeof failureTexts>,
  brand: { name: '{name}' } satisfies CatalogueTranslation<typeof brandTexts>,
  stale: { updated: 'Stand {time}' } satisfies CatalogueTranslation<typeof staleTexts>,
  frame: { menu: 'Menü', back: 'Zurück', home: '{brand}, Startseite' } satisfies CatalogueTranslation<typeof headerTexts>,
  menu: {
    menu: 'Menü',
    close: 'Schließen',
    entries: {
      accounts: 'Meine Konten',
      transactions: 'Transaktionen',
      reports: 'Berichte',
      cards: 'Meine Karten',
      referral: 'Empfehlungsprogramm',
      profile: 'Mein Profil',
      settings: 'Einstellungen',
      support: 'Kundenservice',
      about: 'Über uns',
    },
    plan: 'Kontomodell {plan}',
    seePlans: 'Kontomodelle ansehen',
    logOut: 'Abmelden',
    version: 'Version {version}',
    offline: 'Keine Internetverbindung',
    noPrice: 'nicht verfügbar',
  } satisfies CatalogueTranslation<typeof frameTexts>,
  session: {
    stillThere: 'Sind Sie noch da?',
    loggedOutIn: 'Sie werden in {time} abgemeldet.',
    stay: 'Angemeldet bleiben',
    logOut: 'Abmelden',
    expired: 'Sitzung abgelaufen',
    logIn: 'Anmelden',
    idle: 'Sie waren eine Weile nicht aktiv. Zu Ihrem Schutz haben wir Sie abgemeldet. Bitte melden Sie sich erneut an.',
    understood: 'Verstanden',
  } satisfies CatalogueTranslation<typeof sessionTexts>,
};
