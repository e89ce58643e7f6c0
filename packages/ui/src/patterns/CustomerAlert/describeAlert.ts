import type { customerAlertTexts } from './customerAlert.texts.ts';
import type { CustomerAlert } from './CustomerAlert.types.ts';

/** Returns the title of an alert, and the note next to its date. */
export function describeAlert(
  { subject, text }: CustomerAlert,
  { alerts, travelRuleAlerts }: typeof customerAlertTexts,
): { readonly words: string; readonly note: string | null } {
  switch (subject) {
    case 'other':
      return { words: text ?? '', note: null };
    case 'senderNeeded':
    case 'sendPending':
    case 'sendApproved':
    case 'sendRejected':
      return { words: travelRuleAlerts[subject]({ amount: text ?? '' }), note: null };
    case 'kycStep':
    case 'cardAwaitsAddress':
    case 'addressRequired':
      return { words: alerts[subject], note: text };
  }
}
