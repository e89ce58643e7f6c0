import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { catalogue } from '../../texts/catalogue.ts';
import type { NewsKind } from './Notification.types.ts';

const news = {
  card_added: '{name} was added',
  address_approved: 'Your address is verified',
  address_rejected: 'Your documents were rejected',
  iban_ready: 'Your IBAN is ready',
  friend_joined: '{name} joined with your code',
  friend_activated: '{name} brought you {amount}',
  report_ready: 'Your report is ready',
  plan_requested: 'We received your request for {name}',
} as const satisfies Record<NewsKind, string>;
const alertActions: Record<Exclude<CustomerAlert['subject'], 'other'>, string> = {
  kycStep: 'Continue',
  cardAwaitsAddress: 'Verify your address',
  addressRequired: 'Verify your address',
  senderNeeded: 'Enter the sender',
  sendPending: 'See the status',
  sendApproved: 'Choose the fee',
  sendRejected: 'See why',
};

/** Texts of the notification centre (WISH-016, MKT-025). */
export const notificationsTexts = catalogue('notifications', {
  title: 'Notifications',
  loading: 'Loading your notifications',
  empty: 'You have no notifications yet.',
  readAll: 'Mark all as read',
  read: 'Mark "{words}" as read',
  /** Heads the notifications that ask the customer to do something. */
  waiting: 'Waiting for you',
  news,
  alertActions,
  /** The action of rejected documents. */
  newDocuments: 'Send new documents',
  rejected: '{transaction} was rejected',
  /** Where a report was sent. */
  byEmail: 'Sent to your e-mail',
});
