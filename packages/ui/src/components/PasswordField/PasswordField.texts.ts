import { catalogue } from '../../texts/catalogue.ts';

/** Spoken by the reveal button, a toggle: its state says whether the password is shown. */
export const passwordFieldTexts = catalogue('password-field', { reveal: 'Show password' });
