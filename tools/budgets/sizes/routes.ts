const ENTRY = 'index.html';
/** What a signed-in page is in. */
const FRAME = 'src/shell/CustomerShell.tsx';
/** The API client: started right after first paint on public screens. */
const DEFERRED = ['src/api/call.ts'];

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
export const BEFOREHAND = ['src/shell/MessageSlots.tsx', '../packages/ui/src/patterns/PageStates/index.ts'];

/** KB, in steps of ten, a tenth above what was measured when they were set (docs/adr/0025). */
export const goals = { home: 140, login: 190, loginIdle: 220, assets: 230, chart: 10, page: 20, form: 40, transfer: 60 } as const;

/** Pages with the form engine; and two without it, but with the windowed list of all orders, or of all alerts (docs/adr/0015). */
const FORMS =
  /\/(?:AccountClosure|AddressBook|AddressVerification|Biometrics|CardVerification|NewCard|ChangePassword|FiatExchange|ForgotPassword|Kyc|Reports|Security|SepaTopUp|SepaWithdrawal|Settings|SignUp|Support|Notifications|Transactions)Page\./;
/** A form, and what crypto adds to it: addresses with their book and scanner, the fee of a network, the price of an order; or the card's fields. */
const TRANSFERS = /\/(?:CardTopUp|Send|Buy|Sell|Sender|TravelRuleSend|TravelRuleTransaction)Page\./;

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
export const goalOf = (module: string): number => (TRANSFERS.test(module) ? goals.transfer : FORMS.test(module) ? goals.form : goals.page);
export const modulesOf = (module: string): readonly string[] => [THROUGH[module] ?? module, module];
