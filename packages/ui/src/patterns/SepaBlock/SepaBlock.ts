/** Why bank transfers are currently blocked (SEPA-034 to SEPA-036, D-SEPA-07, D-SEPA-08). */
export type SepaBlock = 'addressPending' | 'addressNeeded' | 'ibanPending' | 'ibanReady';
