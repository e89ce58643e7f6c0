export {
  AddressVerificationScreen,
  type AddressStatus,
  type AddressVerificationScreenProps,
  type AlreadySent,
} from './AddressVerificationScreen.tsx';
export { addressVerificationTexts } from './addressVerification.texts.ts';
