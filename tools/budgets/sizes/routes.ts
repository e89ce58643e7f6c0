const ENTRY = 'index.html';
const FRAME = 'src/shell/CustomerShell.tsx';
/** The API client. Public screens load it right after the first paint. */
const DEFERRED = ['src/api/call.ts'];

export const HOME = [ENTRY, 'src/features/welcome/WelcomePage.tsx'];
export const LOGIN = [ENTRY, 'src/features/login/LoginPage.tsx'];
/** The passkeys in the browser's autofill list, offered once the page is idle (SCA-009). */
const PASSKEY_OFFER = ['src/data/session/passkeyLogin.ts', 'src/adapters/passkeys/getPasskey.ts'];
export const LOGIN_IDLE = [...LOGIN, ...DEFERRED, ...PASSKEY_OFFER];
/** Entry prompts and the unread count are loaded on every visit, whether or not there is anything to show. */
const ENTRY_CHECKS = ['src/shell/EntryPrompts.tsx', 'src/shell/UnreadWatch.tsx'];
export const ASSETS = [ENTRY, FRAME, 'src/features/assets/AssetsPage.tsx', ...ENTRY_CHECKS, ...DEFERRED];

/** The change and the chart in the balance card, loaded after the accounts are shown. */
export const CHART = ['src/features/assets/AssetsHistory.tsx'];

/**
 * Messages of all kinds, fetched at the first touch or message or after some seconds of idle time, and the loading states of the next page.
 */
export const PREFETCHED = ['src/shell/MessageSlots.tsx', '../packages/ui/src/patterns/PageStates/index.ts'];

/** KB, in steps of ten, 10 % above the values measured when they were set (docs/adr/0025). */
export const goals = { home: 140, login: 190, loginIdle: 220, assets: 230, chart: 10, page: 20, form: 40, transfer: 60 } as const;

/** Pages with the form engine, and two with the windowed list of all orders or alerts instead (docs/adr/0015). */
const FORMS =
  /\/(?:AccountClosure|AddressBook|AddressVerification|Biometrics|CardVerification|NewCard|ChangePassword|FiatExchange|ForgotPassword|Kyc|Reports|Security|SepaTopUp|SepaWithdrawal|Settings|SignUp|Support|Notifications|Transactions)Page\./;
/** Forms that also carry crypto parts (address book, scanner, network fees, prices), or the card fields. */
const TRANSFERS = /\/(?:CardTopUp|Send|Buy|Sell|Sender|TravelRuleSend|TravelRuleTransaction)Page\./;

/** The page through which a route is reached, if it is loaded only for that route. */
const SEND_FLOW = 'src/routing/SendFlowPage.tsx';
const PARENT_PAGES: Readonly<Record<string, string>> = {
  'src/features/send/SendPage.tsx': SEND_FLOW,
  'src/features/travel-rule/TravelRuleSendPage.tsx': SEND_FLOW,
};
const IS_ROUTE = /^src\/(?:features\/[^/]+|routing|operations\/page)\/\w+Page\.tsx$/;
/** Measured by separate budgets, or never loaded alone. */
const MEASURED_ELSEWHERE = new Set([...HOME, ...LOGIN, ...ASSETS, SEND_FLOW]);

export const isLazyRoute = (module: string): boolean => IS_ROUTE.test(module) && !MEASURED_ELSEWHERE.has(module);
export const getGoal = (module: string): number => (TRANSFERS.test(module) ? goals.transfer : FORMS.test(module) ? goals.form : goals.page);
export const getModules = (module: string): readonly string[] => [PARENT_PAGES[module] ?? module, module];
