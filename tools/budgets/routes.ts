import type { Manifest } from './manifest.ts';

const ENTRY = 'index.html';
/** What a signed-in page stands in. */
const FRAME = 'src/shell/CustomerShell.tsx';
/** The API client: started right after first paint on public screens. Overlays and messages wait for a touch or a message. */
const DEFERRED = ['src/api/createCall.ts'];

export const HOME = [ENTRY, 'src/features/welcome/WelcomePage.tsx'];
export const LOGIN = [ENTRY, 'src/features/login/LoginPage.tsx'];
export const LOGIN_IDLE = [...LOGIN, ...DEFERRED];
/** What is said on entry, and what is unread, is looked for by itself, whether there is something to say or not. */
const LOOKED_FOR = ['src/shell/EntryPrompts.tsx', 'src/shell/UnreadWatch.tsx'];
export const ASSETS = [ENTRY, FRAME, 'src/features/assets/AssetsPage.tsx', ...LOOKED_FOR, ...DEFERRED];

/** Messages of all kinds: fetched at the first touch or message, or once the page has been quiet for some seconds. */
export const BEFOREHAND = ['src/shell/MessageSlots.tsx'];

/** D5: what a route may load besides what /assets has, in KB, by what is on it. */
const PLAIN = 12;
const FIRST_FORM = 20;
const WITH_MORE: Readonly<Record<string, number>> = {
  'src/features/receive/ReceivePage.tsx': 17,
  'src/features/card-topup/CardTopUpPage.tsx': 18,
  'src/features/notifications/NotificationsPage.tsx': 14,
  'src/features/transactions/TransactionsPage.tsx': 14,
};
/** Routes that ask for something: the first one of a session brings the fields with it. */
const FORMS = new Set([
  'src/features/account-closure/AccountClosurePage.tsx',
  'src/features/address-book/AddressBookPage.tsx',
  'src/features/biometrics/BiometricsPage.tsx',
  'src/features/card-topup/CardTopUpPage.tsx',
  'src/features/cards/NewCardPage.tsx',
  'src/features/change-password/ChangePasswordPage.tsx',
  'src/features/fiat-exchange/FiatExchangePage.tsx',
  'src/features/forgot-password/ForgotPasswordPage.tsx',
  'src/features/forgot-password/InstructionsPage.tsx',
  'src/features/kyc/KycPage.tsx',
  'src/features/reports/ReportsPage.tsx',
  'src/features/select-currency/DemoSelectCurrencyPage.tsx',
  'src/features/select-currency/SelectCurrencyPage.tsx',
  'src/features/send/SendPage.tsx',
  'src/features/sepa-topup/SepaTopUpPage.tsx',
  'src/features/sepa-withdrawal/SepaWithdrawalPage.tsx',
  'src/features/signup/SignUpPage.tsx',
  'src/features/support/SupportPage.tsx',
  'src/features/trade/BuyPage.tsx',
  'src/features/trade/SellPage.tsx',
  'src/features/transactions/TransactionsPage.tsx',
  'src/features/travel-rule/SenderPage.tsx',
  'src/features/travel-rule/TravelRuleSendPage.tsx',
  'src/features/travel-rule/TravelRuleTransactionPage.tsx',
]);
/** What a route is reached through, where that is loaded for it. */
const SEND_FLOW = 'src/routing/SendFlowPage.tsx';
const THROUGH: Readonly<Record<string, string>> = {
  'src/features/send/SendPage.tsx': SEND_FLOW,
  'src/features/travel-rule/TravelRuleSendPage.tsx': SEND_FLOW,
};
const IS_ROUTE = /^src\/(?:features\/[^/]+|routing|operations\/page)\/\w+Page\.tsx$/;
/** Measured by a budget of their own, or never alone. */
const ELSEWHERE = new Set([...HOME, ...LOGIN, ...ASSETS, SEND_FLOW]);

type LazyRoute = { readonly module: string; readonly modules: readonly string[]; readonly goal: number };

/** D5: every lazily loaded route of a build, with its goal. */
export function lazyRoutes(manifest: Manifest): readonly LazyRoute[] {
  return Object.entries(manifest)
    .filter(([module, { isDynamicEntry }]) => isDynamicEntry && IS_ROUTE.test(module) && !ELSEWHERE.has(module))
    .map(([module]) => {
      const through = THROUGH[module];
      return {
        module,
        modules: through === undefined ? [module] : [through, module],
        goal: (WITH_MORE[module] ?? PLAIN) + (FORMS.has(module) ? FIRST_FORM : 0),
      };
    });
}

/** A goal that is missed for now, and why. */
export const OWED_D4 = 'the libraries take about 107 KB of it, our own code 50 where 23 are left';
