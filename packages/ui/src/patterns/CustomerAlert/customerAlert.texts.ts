import { catalogue } from '../../texts/catalogue.ts';
import type { CustomerAlert } from './CustomerAlert.types.ts';

/** Each takes the formatted amount it is about (D-RCV-10). */
const travelRuleAlerts = {
  senderNeeded: 'Tell us who sent {amount}',
  sendPending: 'We are checking your transfer of {amount}',
  sendApproved: 'Your transfer of {amount} is ready. Choose a fee and confirm',
  sendRejected: 'Your transfer of {amount} was rejected',
} as const;
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
  closeAlert: 'Close "{title}"',
});
