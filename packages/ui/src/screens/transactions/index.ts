export type {
  TransactionDetail,
  TransactionDetailDialogProps,
  TransactionDetailRow,
  TransactionDetailState,
  TransactionRowState,
} from './TransactionDetail.types.ts';
export { TransactionDetailDialog } from './TransactionDetailDialog.tsx';
export type {
  AccountKind,
  DatePreset,
  FilterAccount,
  FilterAccounts,
  FilterName,
  TransactionFilters,
  TransactionKind,
} from './TransactionFilters.types.ts';
export { TransactionsScreen } from './TransactionsScreen.tsx';
export type {
  ExportProgress,
  ExportedTransaction,
  ExportedTransactions,
  LocalSearch,
  TransactionsScreenProps,
  TransactionsState,
} from './TransactionsScreen.types.ts';
export { noFilters } from './filterChoices.ts';
export { transactionDetailTexts } from './transactionDetail.texts.ts';
export { transactionsTexts } from './transactions.texts.ts';
