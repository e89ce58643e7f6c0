export type { BankAccountRequisites } from '../BankRequisites/BankRequisites.types.ts';
export { bankRequisitesTexts } from '../BankRequisites/bankRequisites.texts.ts';
export type { SepaBlock } from '../SepaBlock/SepaBlock.ts';
export { SepaBlockDialog, type SepaBlockDialogProps } from '../SepaBlock/SepaBlockDialog.tsx';
export { sepaBlockTexts } from '../SepaBlock/sepaBlock.texts.ts';
export type { AmountOutcome, Blocked, SepaBank, SepaStep, SepaTransferProps } from './SepaTransfer.types.ts';
export { sepaTransferTexts } from './sepaTransfer.texts.ts';
