/** Spoken by the reveal button, a toggle: its state says whether the password is shown. */
export const passwordFieldTexts = { reveal: 'Show password' };
