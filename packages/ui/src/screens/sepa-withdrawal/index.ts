export { SepaWithdrawalScreen } from './SepaWithdrawalScreen.tsx';
export type {
  CheckedPayee,
  IbanLookup,
  PayeeCheckResult,
  SepaWithdrawalScreenProps,
  SepaWithdrawalStep,
  SepaWithdrawalTerms,
  WithdrawalStop,
} from './SepaWithdrawalScreen.types.ts';
export { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';
