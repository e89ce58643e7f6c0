import { catalogue } from '../../texts/catalogue.ts';

/** Whether the customer has paid this recipient before (BRAKE-001, BRAKE-002). */
export const recipientNoteTexts = catalogue('recipient-note', {
  firstAddress: 'First transfer to this address.',
  firstIban: 'First transfer to this account.',
  usedAddress: 'You have sent here before, last on {date}.',
  usedIban: 'You have used this account before, last on {date}.',
  trusted: 'Trusted recipient.',
});
