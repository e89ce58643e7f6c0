export { NewPasswordFields, type NewPasswordFieldsProps, newPasswordText, repeatedText } from './NewPasswordFields.tsx';
export { type NewPasswordTexts, newPasswordTexts } from './newPassword.texts.ts';
