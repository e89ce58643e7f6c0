export { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
export { IbanField, type IbanFieldProps } from './IbanField.tsx';
