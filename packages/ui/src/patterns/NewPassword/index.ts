export {
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordSentences,
  newPasswordText,
  repeatedText,
} from './NewPasswordFields.tsx';
export { type NewPasswordTexts, newPasswordTexts } from './newPassword.texts.ts';
