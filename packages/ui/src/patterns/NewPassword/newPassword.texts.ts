import { catalogue } from '../../texts/catalogue.ts';

/** Criteria and messages of a new password, verbatim (PWD-005, PWD-008). */
export const newPasswordTexts = catalogue('new-password', {
  criteria: 'Password requirements',
  length: '8-32 characters',
  lowercase: 'Lowercase letter',
  uppercase: 'Uppercase letter',
  number: 'Number',
  symbolNotAllowed: 'Symbol not allowed',
  criteriaNotMet: 'All criteria must be met',
});
/** The texts as returned by `useTexts`. */
export type NewPasswordTexts = Omit<typeof newPasswordTexts, symbol>;
