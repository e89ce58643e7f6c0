export { AccountScreen, type AccountContent, type AccountScreenProps } from './account/AccountScreen.tsx';
export { accountTexts } from './account/account.texts.ts';
export {
  AddMoneyScreen,
  type AddMoneyContent,
  type AddMoneyScreenProps,
  type BankTopUpOption,
  type CardTopUpOption,
} from './add-money/AddMoneyScreen.tsx';
export { addMoneyTexts } from './add-money/addMoney.texts.ts';
export { AccountGroupScreen } from './account-group/AccountGroupScreen.tsx';
export { AllocationCard, type AllocationCardProps } from './allocation/AllocationCard.tsx';
export { AssetAlerts, type AssetAlertsProps } from './AssetAlerts.tsx';
export { AssetsScreen } from './AssetsScreen.tsx';
export type {
  AccountAction,
  AccountGroupContent,
  AccountGroupScreenProps,
  AccountItem,
  AccountSection,
  AssetAction,
  AssetGroup,
  AssetGroupName,
  AssetGroupSummary,
  AssetsContent,
  AssetsScreenProps,
  GettingStartedStep,
  InProgressSheetProps,
  OwnAccountAction,
  OwnAssetGroup,
} from './AssetsScreen.types.ts';
export { BalanceHistory } from './balance-history/BalanceHistory.tsx';
export type { BalanceHistoryProps, BalanceHistoryState, HistoryPeriod } from './balance-history/BalanceHistory.types.ts';
export { DemoDialog, type DemoDialogProps } from './demo/DemoDialog.tsx';
export { EntryNotice, type EntryNoticeName, type EntryNoticeProps } from './EntryNotice.tsx';
export { InProgressSheet } from './in-progress/InProgressSheet.tsx';
export { LatestTransactions, type LatestTransactionsProps } from './LatestTransactions.tsx';
export { VirtualAccountsDialog, type VirtualAccountsDialogProps } from './account-group/VirtualAccountsDialog.tsx';
export { accountGroupTexts } from './account-group/accountGroup.texts.ts';
export { allocationTexts } from './allocation/allocation.texts.ts';
export { assetsTexts } from './assets.texts.ts';
export { balanceHistoryTexts } from './balance-history/balanceHistory.texts.ts';
export { demoTexts } from './demo/demo.texts.ts';
export { entryNoticeTexts } from './entryNotice.texts.ts';
export { type FirstStepsProps, FirstSteps } from './getting-started/FirstSteps.tsx';
export { gettingStartedTexts } from './getting-started/gettingStarted.texts.ts';
export { inProgressTexts } from './in-progress/inProgress.texts.ts';
export { latestTransactionsTexts } from './latestTransactions.texts.ts';
export { virtualAccountsTexts } from './account-group/virtualAccounts.texts.ts';
