/** The parts of a send to an address that several screens share: the fields, the choice of the fee, and what was prepared. */
export { FeePicker, type FeePickerProps } from './FeePicker.tsx';
export type {
  AskFee,
  FeeOption,
  FeeQuote,
  TransferAsset,
  TransferCodeStep,
  TransferRecipientProps,
  TransferScreenProps,
  TransferSentStep,
  TransferSpeed,
  CheckName,
  TransferSummary,
} from './Transfer.types.ts';
export { TransferWaiting, type TransferWaitingProps } from './TransferWaiting.tsx';
export { scanTexts } from './scan.texts.ts';
export { transferTexts } from './transfer.texts.ts';
