export { AccountGroupScreen } from './AccountGroupScreen.tsx';
export { AllocationCard } from './AllocationCard.tsx';
export { AssetAlerts, type AssetAlertsProps } from './AssetAlerts.tsx';
export { AssetsScreen } from './AssetsScreen.tsx';
export type {
  AccountAction,
  AccountGroupContent,
  AccountGroupScreenProps,
  AccountItem,
  AccountSection,
  AssetAction,
  AssetGroupName,
  AssetGroupSummary,
  AssetsContent,
  AssetsScreenProps,
  InProgressSheetProps,
} from './AssetsScreen.types.ts';
export { BalanceHistory } from './BalanceHistory.tsx';
export type { BalanceHistoryProps, BalanceHistoryState, HistoryPeriod } from './BalanceHistory.types.ts';
export { DemoDialog, type DemoDialogProps } from './DemoDialog.tsx';
export { EntryNotice, type EntryNoticeName, type EntryNoticeProps } from './EntryNotice.tsx';
export { InProgressSheet } from './InProgressSheet.tsx';
export { LatestTransactions, type LatestTransactionsProps } from './LatestTransactions.tsx';
export { VirtualAccountsDialog, type VirtualAccountsDialogProps } from './VirtualAccountsDialog.tsx';
export { accountGroupTexts } from './accountGroup.texts.ts';
export { allocationTexts } from './allocation.texts.ts';
export { assetsTexts } from './assets.texts.ts';
export { balanceHistoryTexts } from './balanceHistory.texts.ts';
export { demoTexts } from './demo.texts.ts';
export { entryNoticeTexts } from './entryNotice.texts.ts';
export { inProgressTexts } from './inProgress.texts.ts';
export { latestTransactionsTexts } from './latestTransactions.texts.ts';
export { virtualAccountsTexts } from './virtualAccounts.texts.ts';
