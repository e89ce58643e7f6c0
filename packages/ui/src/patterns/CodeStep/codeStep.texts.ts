import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the step that asks for a one-time code (D-REG-10). */
export const codeStepTexts = catalogue('code-step', {
  sentTo: 'Enter the code we sent to {phone}',
  field: 'Code',
  required: 'This field is required',
  wrong: 'Invalid code',
  deliveryFailed: 'Delivery failed, please contact us.',
  confirm: 'Confirm',
  changeNumber: 'Change number',
});
