const ENTRY = 'index.html';
/** What a signed-in page is in. */
const FRAME = 'src/shell/CustomerShell.tsx';
/** The API client: started right after first paint on public screens. Overlays and messages wait for a touch or a message. */
const DEFERRED = ['src/api/createCall.ts'];

export const HOME = [ENTRY, 'src/features/welcome/WelcomePage.tsx'];
export const LOGIN = [ENTRY, 'src/features/login/LoginPage.tsx'];
/** The browser's own list of passkeys, offered in the field as soon as the page is quiet (SCA-009). */
const PASSKEY_OFFER = ['src/data/session/passkeyLogin.ts', 'src/adapters/passkeys/getPasskey.ts'];
export const LOGIN_IDLE = [...LOGIN, ...DEFERRED, ...PASSKEY_OFFER];
/** What is said on entry, and what is unread, is looked for by itself, whether there is something to say or not. */
const LOOKED_FOR = ['src/shell/EntryPrompts.tsx', 'src/shell/UnreadWatch.tsx'];
export const ASSETS = [ENTRY, FRAME, 'src/features/assets/AssetsPage.tsx', ...LOOKED_FOR, ...DEFERRED];

/** In the balance card, once the accounts are shown: what changed, and the chart. */
export const CHART = ['src/features/assets/AssetsHistory.tsx'];

/** Messages of all kinds: fetched at the first touch or message, or once the page has been quiet for some seconds. And how the next page waits. */
export const BEFOREHAND = ['src/shell/MessageSlots.tsx', '../packages/ui/src/patterns/PageStates/PageWaiting.tsx'];

/**
 * KB. D1 was set at 102, D2 at 134, D4 at 145, of it 38 our own code: the names of all other files are in each, and grow with the number of pages;
 * what has come since is told by docs/adr/0013 and 0025.
 */
export const goals = { home: 105.5, login: 144, loginIdle: 166, assets: 167.5, chart: 15.5, firstForm: 22 } as const;
/** D5: what a route may load besides what /assets has and what comes with the first form. */
const PLAIN = 13.5;
/** Where 13.5 does not hold, and what is on the route. */
const WITH_MORE: Readonly<Record<string, number>> = {
  // A form that says its whole price: the middle rate, the mark-up and what they come to are on its first screen.
  'src/features/fiat-exchange/FiatExchangePage.tsx': 18.5,
  // The order list: the library of its windowing is 9.1 of it (docs/adr/0015).
  'src/features/notifications/NotificationsPage.tsx': 24.5,
  // The order list with the filters and their calendar.
  'src/features/transactions/TransactionsPage.tsx': 33,
  // The fields of the card payment, its price, and what a device's wallet is offered for.
  'src/features/card-topup/CardTopUpPage.tsx': 29.5,
  // A transfer: address with its book and its scanner, amount, network fee and price, signature.
  'src/features/send/SendPage.tsx': 31.5,
  'src/features/trade/SellPage.tsx': 28.5,
  'src/features/travel-rule/SenderPage.tsx': 32,
  'src/features/travel-rule/TravelRuleSendPage.tsx': 35,
  'src/features/travel-rule/TravelRuleTransactionPage.tsx': 29.5,
  // The steps of an access: code, password, contact, which come as one file with the login's.
  'src/features/kyc/KycPage.tsx': 19.5,
  // A card with its state and its menu.
  'src/features/cards/CardPage.tsx': 14,
  // A form with amounts, accounts and their limits.
  'src/features/sepa-topup/SepaTopUpPage.tsx': 16.5,
  'src/features/sepa-withdrawal/SepaWithdrawalPage.tsx': 19.5,
  // And of when a moving price is.
  'src/features/trade/BuyPage.tsx': 23.5,
};
/** What a route is reached through, where that is loaded for it. */
const SEND_FLOW = 'src/routing/SendFlowPage.tsx';
const THROUGH: Readonly<Record<string, string>> = {
  'src/features/send/SendPage.tsx': SEND_FLOW,
  'src/features/travel-rule/TravelRuleSendPage.tsx': SEND_FLOW,
};
const IS_ROUTE = /^src\/(?:features\/[^/]+|routing|operations\/page)\/\w+Page\.tsx$/;
/** Measured by a budget of their own, or never alone. */
const ELSEWHERE = new Set([...HOME, ...LOGIN, ...ASSETS, SEND_FLOW]);

/** D5: every lazily loaded route of a build. */
export const isLazyRoute = (module: string): boolean => IS_ROUTE.test(module) && !ELSEWHERE.has(module);
export const goalOf = (module: string): number => WITH_MORE[module] ?? PLAIN;
export const modulesOf = (module: string): readonly string[] => [THROUGH[module] ?? module, module];
