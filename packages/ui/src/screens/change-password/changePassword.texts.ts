import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the password change (SET-019, SET-021, PWD-005, D-PWD-01, D-PWD-11, D-PWD-23). */
export const changePasswordTexts = catalogue('change-password', {
  title: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  repeated: 'Confirm password',
  save: 'Save',
  required: 'Required',
  different: "Those passwords didn't match",
  notEnoughCharacters: 'Not enough characters',
  invalidPassword: 'Invalid password',
  tooManyAttempts: 'Too many attempts',
  tryAgainIn: 'Try again in {time}.',
  offline: 'No internet connection!',
  maybeChanged: 'Your password may have changed. Try logging in with the new one.',
  unavailable: 'Service is temporary unavailable',
  somethingWentWrong: 'Something went wrong',
  somethingWentWrongText: "We're sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
  changed: 'Password updated',
  changedText: 'Log in with your new password.',
  logIn: 'Log in',
  temporary: 'You logged in with a temporary password',
  temporaryText: 'Choose your own password now.',
  later: 'Later',
});
