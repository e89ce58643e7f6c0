export type {
  TransactionDetail,
  TransactionDetailDialogProps,
  TransactionDetailRow,
  TransactionDetailSection,
  TransactionDetailState,
  TransactionFlow,
  TransactionRowState,
} from './detail/TransactionDetail.types.ts';
export type { HeldTransferProps, CancelTransferOutcome } from './detail/HeldTransfer.tsx';
export { heldTransferTexts, nextStepsTexts, transactionDetailTexts } from './detail/transactionDetail.texts.ts';
export type { TrustRecipientProps } from './detail/TrustRecipient.tsx';
export { TransactionDetailDialog } from './detail/TransactionDetailDialog.tsx';
export type {
  AccountKind,
  DatePreset,
  FilterAccount,
  FilterAccounts,
  FilterName,
  TransactionFilters,
  TransactionKind,
} from './filters/TransactionFilters.types.ts';
export { TransactionsScreen } from './TransactionsScreen.tsx';
export type {
  ExportProgress,
  ExportedAmount,
  ExportedPrice,
  ExportedTransaction,
  ExportedTransactions,
  LocalSearch,
  TransactionsScreenProps,
  TransactionsState,
} from './TransactionsScreen.types.ts';
export { noFilters } from './filters/filterChoices.ts';
export { transactionsTexts } from './transactions.texts.ts';
