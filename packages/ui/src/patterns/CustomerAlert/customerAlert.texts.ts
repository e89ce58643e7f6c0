import { catalogue } from '../../texts/catalogue.ts';
import type { CustomerAlert } from './CustomerAlert.types.ts';

/** Each takes the formatted amount it is about (D-RCV-10). */
const travelRuleAlerts: Record<'senderNeeded' | 'sendPending' | 'sendApproved' | 'sendRejected', (amount: string) => string> = {
  senderNeeded: (amount) => `Specify the sender of ${amount}`,
  sendPending: (amount) => `Sending ${amount} is being verified`,
  sendApproved: (amount) => `Sending ${amount} is ready. Choose the fee and confirm`,
  sendRejected: (amount) => `Sending ${amount} was rejected`,
};
const alerts: Record<Exclude<CustomerAlert['subject'], 'other' | keyof typeof travelRuleAlerts>, string> = {
  kycStep: 'Complete the registration',
  cardAwaitsAddress: 'Your card payment is waiting for the address verification',
  addressRequired: 'Confirm the address',
};

/** Texts of the provider's alerts to the customer (D-HOME-15). */
export const customerAlertTexts = catalogue('asset-alerts', {
  alerts,
  travelRuleAlerts,
  alertsTitle: 'Alerts',
  closeAlert: (title: string): string => `Close "${title}"`,
});
