import { catalogue } from '../../texts/catalogue.ts';

/** Name of the reveal button. As a toggle, its state tells whether the password is visible. */
export const passwordFieldTexts = catalogue('password-field', { reveal: 'Show password' });
