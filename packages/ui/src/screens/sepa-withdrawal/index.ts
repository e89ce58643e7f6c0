export { SepaWithdrawalScreen } from './SepaWithdrawalScreen.tsx';
export type {
  IbanLookup,
  SepaWithdrawalScreenProps,
  SepaWithdrawalStep,
  SepaWithdrawalTerms,
  WithdrawalStop,
} from './SepaWithdrawalScreen.types.ts';
export { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';
