export {
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordSentences,
  type PasswordCriterion,
  newPasswordText,
  repeatedText,
} from './NewPasswordFields.tsx';
export { type NewPasswordTexts, newPasswordTexts } from './newPassword.texts.ts';
