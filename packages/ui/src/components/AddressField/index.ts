export { addressFieldTexts } from './AddressField.texts.ts';
export { AddressField, type AddressFieldProps } from './AddressField.tsx';
