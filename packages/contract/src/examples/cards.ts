/** api.md 3.9. */
export const cardsExample = [
  {
    id: 11,
    type: 'card',
    cardType: 'visa',
    status: 'verified',
    name: 'Visa 4242',
    numberFormatted: '•••• 4242',
    holder: 'ALICE HALE',
    expirationDate: '08/29',
  },
];
