export { RecipientAddress, type RecipientAddressProps } from './RecipientAddress.tsx';
