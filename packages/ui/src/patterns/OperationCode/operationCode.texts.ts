import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the step that confirms an operation with an SMS code (SEND-035 to SEND-037, LEG-036, D-SEND-25). */
export const operationCodeTexts = catalogue('operation-code', {
  title: 'Confirmation',
  sentTo: 'Enter the code we sent to {phone}',
  code: 'Code',
  required: 'Required',
  invalid: 'Invalid code',
  confirm: 'Confirm',
  byPasskey: 'Confirm with a passkey',
});
