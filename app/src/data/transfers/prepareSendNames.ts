/** Which field of a form a field of the prepared send belongs to (API-047). */
export const prepareSendNames = {
  address: 'address',
  to: 'address',
  amount: 'amount',
  comment: 'comment',
  fee: 'fee',
  fee_amount: 'fee',
  beneficiary: 'beneficiaryName',
  beneficiary_country: 'beneficiaryCountry',
} as const;
