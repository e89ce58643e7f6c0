import { catalogue } from '../../texts/catalogue.ts';
import type { CustomerAlert } from './CustomerAlert.types.ts';

/** Each takes the formatted amount it is about (D-RCV-10). */
const travelRuleAlerts: Record<'senderNeeded' | 'sendPending' | 'sendApproved' | 'sendRejected', (amount: string) => string> = {
  senderNeeded: (amount) => `Tell us who sent ${amount}`,
  sendPending: (amount) => `We are checking your transfer of ${amount}`,
  sendApproved: (amount) => `Your transfer of ${amount} is ready. Choose a fee and confirm`,
  sendRejected: (amount) => `Your transfer of ${amount} was rejected`,
};
const alerts: Record<Exclude<CustomerAlert['subject'], 'other' | keyof typeof travelRuleAlerts>, string> = {
  kycStep: 'Complete the registration',
  cardAwaitsAddress: 'Your card payment is waiting until you verify your address',
  addressRequired: 'Verify your address',
};

/** Texts of the provider's alerts to the customer (D-HOME-15). */
export const customerAlertTexts = catalogue('asset-alerts', {
  alerts,
  travelRuleAlerts,
  alertsTitle: 'Alerts',
  closeAlert: (title: string): string => `Close "${title}"`,
});
