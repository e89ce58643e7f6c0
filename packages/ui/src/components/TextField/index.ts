export type { FieldProps } from '../../foundations/Field/Field.tsx';
export { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from '../PhoneField/PhoneField.tsx';
export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
