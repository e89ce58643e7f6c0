export type { PauseReason, TransferHeld, TransferPurpose, TransferQuestion } from './TransferPause.types.ts';
export { TransferPauseDialog, type TransferPauseDialogProps } from './TransferPauseDialog.tsx';
export { brakeTexts } from './transferPause.texts.ts';
