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
  newsActions: {
    card_added: 'Karten ansehen',
    address_approved: 'Profil ansehen',
    address_rejected: 'Neue Unterlagen senden',
    iban_ready: 'Konto ansehen',
    friend_joined: 'Freunde ansehen',
    friend_activated: 'Freunde ansehen',
    report_ready: 'Berichte ansehen',
    plan_requested: 'Tarife ansehen',
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
  rejected: (transaction) => `${transaction} wurde abgelehnt`,
  rejectedAction: 'Transaktion ansehen',
  securityAction: 'Sicherheit prüfen',
  byEmail: 'An Ihre E-Mail-Adresse gesendet',
};
