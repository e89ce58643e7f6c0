/** What the accounts are made of: the menu, the page, and what either waits for before it shows the first figure. */
const accounts = [
  () => import('../shell/CustomerFrame.tsx'),
  () => import('../shell/EntryPrompts.tsx'),
  () => import('../shell/UnreadWatch.tsx'),
  () => import('../features/assets/AssetsPage.tsx'),
  () => import('../features/assets/AssetsHistory.tsx'),
  () => import('../features/assets/InProgress.tsx'),
  () => import('../operations/alerts/toAlerts.ts'),
  () => import('@wallet/ui/screens/assets/AssetAlerts'),
  () => import('@wallet/ui/screens/assets/AllocationCard'),
];

/** Fetches the code of the accounts, where every login leads. */
export const preloadEntry = (): Promise<unknown> => Promise.allSettled(accounts.map((load) => load()));
