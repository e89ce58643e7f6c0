import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the stand-in for the card provider's sheet, which the embedded provider shows. */
export const cardCheckTexts = catalogue('card-check', {
  title: 'Card check',
  text: 'Your bank asks you to confirm this payment or card.',
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
});
