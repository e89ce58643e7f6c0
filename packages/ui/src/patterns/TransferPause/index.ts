export {
  type PauseReason,
  type TransferHeld,
  type TransferPurpose,
  type TransferQuestion,
  TransferPauseDialog,
  type TransferPauseDialogProps,
} from './TransferPauseDialog.tsx';
export { brakeTexts } from './transferPause.texts.ts';
