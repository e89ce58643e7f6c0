import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { catalogue } from '../../texts/catalogue.ts';
import type { NewsKind } from './Notification.types.ts';

const news: Record<NewsKind, (name: string, amount: string) => string> = {
  card_added: (card) => `${card} was added`,
  address_approved: () => 'Your address is verified',
  address_rejected: () => 'Your documents were rejected',
  iban_ready: () => 'Your IBAN is ready',
  friend_joined: (friend) => `${friend} joined with your code`,
  friend_activated: (friend, amount) => `${friend} brought you ${amount}`,
  report_ready: () => 'Your report is ready',
  plan_requested: (plan) => `We received your request for ${plan}`,
};
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
  read: (words: string): string => `Mark "${words}" as read`,
  /** Heads the notifications that ask the customer to do something. */
  waiting: 'Waiting for you',
  news,
  alertActions,
  /** The action of rejected documents. */
  newDocuments: 'Send new documents',
  rejected: (transaction: string): string => `${transaction} was rejected`,
  /** Where a report was sent. */
  byEmail: 'Sent to your e-mail',
});
