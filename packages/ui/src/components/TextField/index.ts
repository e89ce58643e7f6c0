export type { FieldProps } from '../../foundations/Field/Field.tsx';
export { passwordFieldTexts } from '../PasswordField/PasswordField.texts.ts';
export { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from '../PhoneField/PhoneField.tsx';
export { textAreaTexts } from '../TextArea/TextArea.texts.ts';
export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
