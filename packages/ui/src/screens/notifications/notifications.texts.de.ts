import type { Translation } from '../../texts/Translation.ts';
import type { notificationsTexts } from './notifications.texts.ts';

export const germanNotificationsTexts: Translation<typeof notificationsTexts> = {
  title: 'Mitteilungen',
  loading: 'Ihre Mitteilungen werden geladen',
  empty: 'Sie haben noch keine Mitteilungen.',
  readAll: 'Alle als gelesen markieren',
  read: (words) => `„${words}“ als gelesen markieren`,
  waiting: 'Wartet auf Sie',
  news: {
    card_added: (card) => `${card} wurde hinzugefügt`,
    address_approved: () => 'Ihre Adresse ist bestätigt',
    address_rejected: () => 'Ihre Unterlagen wurden abgelehnt',
    iban_ready: () => 'Ihre IBAN ist bereit',
    friend_joined: (friend) => `${friend} hat sich mit Ihrem Code angemeldet`,
    friend_activated: (friend, amount) => `${friend} hat Ihnen ${amount} eingebracht`,
    report_ready: () => 'Ihr Bericht ist fertig',
    plan_requested: (plan) => `Wir haben Ihre Anfrage für ${plan} erhalten`,
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
  rejected: (transaction) => `${transaction} wurde abgelehnt`,
  byEmail: 'An Ihre E-Mail-Adresse gesendet',
};
