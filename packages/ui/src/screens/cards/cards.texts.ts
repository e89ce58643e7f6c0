import { catalogue } from '../../texts/catalogue.ts';

/** Words of the cards (CARDS-001 to CARDS-020, D-CARDS-02, -05, -07, -08, -12). */
export const cardsTexts = catalogue('cards', {
  title: 'My cards',
  newCard: 'New card',
  empty: "You don't have any cards yet.",
  loading: 'Loading your cards',
  statuses: { verified: 'Verified', pending: 'Card is on verification', not_verified: 'Need to verify the card' },
  expired: 'Expired',
  topUp: 'Top up',
  verify: 'Verify card',
  remove: 'Delete card',
  removeTitle: 'Delete card?',
  removeText: (name: string, number: string): string =>
    `${name} ${number} will be removed. Payments already made stay in your transactions.`,
  removeConfirm: 'Delete',
  cancel: 'Cancel',
  removed: 'Card deleted',
  alreadyAdded: 'This card has already been added',
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'CVC',
  holder: 'Name on card',
  add: 'Add card',
  required: 'This field is required',
  invalid: 'Invalid number',
  invalidDate: 'Invalid date',
  verification: 'Card verification',
  verificationText:
    'Upload a photo of the front side of the card with the first 6 and last 4 digits visible, and a document with your name if the card has none.',
  sent: 'Documents sent',
  sentText: "We will review your documents as soon as possible. Don't worry, it usually takes no more than 3 business days.",
  backToCards: 'Back to my cards',
  ownCard: 'Your card must support 3D-Secure, and the name on it must match the name of your account.',
  newCustomer: 'We may ask for additional information if you registered less than 30 days ago or have not deposited by card before.',
});
