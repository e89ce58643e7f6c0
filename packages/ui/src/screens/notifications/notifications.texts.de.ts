import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { notificationsTexts } from './notifications.texts.ts';

export const germanNotificationsTexts: CatalogueTranslation<typeof notificationsTexts> = {
  title: 'Mitteilungen',
  loading: 'Ihre Mitteilungen werden geladen',
  empty: 'Sie haben noch keine Mitteilungen.',
  readAll: 'Alle als gelesen markieren',
  read: '„{words}“ als gelesen markieren',
  waiting: 'Wartet auf Sie',
  news: {
    card_added: '{name} wurde hinzugefügt',
    address_approved: 'Ihre Adresse ist bestätigt',
    address_rejected: 'Ihre Unterlagen wurden abgelehnt',
    iban_ready: 'Ihre IBAN ist bereit',
    friend_joined: '{name} hat sich mit Ihrem Code angemeldet',
    friend_activated: '{name} hat Ihnen {amount} eingebracht',
    report_ready: 'Ihr Bericht ist fertig',
    plan_requested: 'Wir haben Ihre Anfrage für {name} erhalten',
  },
  alertActions: {
    kycStep: 'Fortsetzen',
    cardAwaitsAddress: 'Adresse bestätigen',
    addressRequired: 'Adresse bestätigen',
    senderNeeded: 'Absender angeben',
    sendPending: 'Status ansehen',
    sendApproved: 'Gebühr wählen',
    sendRejected: 'Grund ansehen',
  },
  newDocuments: 'Neue Unterlagen senden',
  rejected: '{transaction} wurde abgelehnt',
  byEmail: 'An Ihre E-Mail-Adresse gesendet',
};
