export { AddressField, type AddressFieldProps } from './AddressField.tsx';
