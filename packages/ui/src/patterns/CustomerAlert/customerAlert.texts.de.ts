import type { Translation } from '../../texts/Translation.ts';
import type { customerAlertTexts } from './customerAlert.texts.ts';

export const germanCustomerAlertTexts: Translation<typeof customerAlertTexts> = {
  alerts: {
    kycStep: 'Registrierung abschließen',
    cardAwaitsAddress: 'Ihre Kartenzahlung wartet auf die Adressprüfung',
    addressRequired: 'Adresse bestätigen',
  },
  travelRuleAlerts: {
    senderNeeded: (amount) => `Geben Sie den Absender von ${amount} an`,
    sendPending: (amount) => `Der Transfer von ${amount} wird geprüft`,
    sendApproved: (amount) => `Der Transfer von ${amount} ist bereit. Wählen Sie die Gebühr und bestätigen Sie`,
    sendRejected: (amount) => `Der Transfer von ${amount} wurde abgelehnt`,
  },
  alertsTitle: 'Hinweise',
  closeAlert: (title) => `„${title}“ schließen`,
};
