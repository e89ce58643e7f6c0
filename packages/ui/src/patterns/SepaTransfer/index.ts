export type { SepaBlock } from '../SepaBlock/SepaBlock.ts';
export { SepaBlockDialog, type SepaBlockDialogProps } from '../SepaBlock/SepaBlockDialog.tsx';
export type { Blocked, SepaAmountOutcome, SepaBank, SepaStep, SepaTransferProps } from './SepaTransfer.types.ts';
