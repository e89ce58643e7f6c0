export { MonthList, type MonthListProps } from './MonthList.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList.tsx';
export type {
  MonthPage,
  MonthPages,
  MonthRow,
  MoreTransactions,
  OwnTransactionGroup,
  TransactionGroup,
  TransactionGroupName,
  TransactionMark,
  TransactionPages,
  TransactionParty,
  TransactionRowView,
  TransactionStatus,
} from './TransactionList.types.ts';
export { transactionListTexts } from './transactionList.texts.ts';
export { type TransactionTitles, transactionTitles } from './transactionTitles.texts.ts';
