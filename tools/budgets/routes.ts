import type { Manifest } from './manifest.ts';

const ENTRY = 'index.html';
/** What a signed-in page stands in. */
const FRAME = 'src/frame/CustomerFrame.tsx';
/** The API client: started right after first paint on public screens. Overlays and messages wait for a touch or a message. */
const DEFERRED = ['src/api/createCall.ts'];

export const HOME = [ENTRY, 'src/routes/welcome/WelcomePage.tsx'];
export const LOGIN = [ENTRY, 'src/routes/login/LoginPage.tsx'];
export const LOGIN_IDLE = [...LOGIN, ...DEFERRED];
/** What is said on entry, and what is unread, is looked for by itself, whether there is something to say or not. */
const LOOKED_FOR = ['src/frame/EntryPrompts.tsx', 'src/frame/UnreadWatch.tsx'];
export const ASSETS = [ENTRY, FRAME, 'src/routes/assets/AssetsPage.tsx', ...LOOKED_FOR, ...DEFERRED];

/** Messages of all kinds: fetched at the first touch or message, or once the page has been quiet for some seconds. */
export const BEFOREHAND = ['src/frame/MessageSlots.tsx'];

/** D5: what a route may load besides what /assets has, in KB, by what is on it. */
const PLAIN = 12;
const FIRST_FORM = 20;
const WITH_MORE: Readonly<Record<string, number>> = {
  'src/routes/receive/ReceivePage.tsx': 17,
  'src/routes/card-topup/CardTopUpPage.tsx': 18,
  'src/routes/notifications/NotificationsPage.tsx': 14,
  'src/routes/transactions/TransactionsPage.tsx': 14,
};
/** Routes that ask for something: the first one of a session brings the fields with it. */
const FORMS = new Set([
  'src/routes/account-closure/AccountClosurePage.tsx',
  'src/routes/address-book/AddressBookPage.tsx',
  'src/routes/biometrics/BiometricsPage.tsx',
  'src/routes/card-topup/CardTopUpPage.tsx',
  'src/routes/cards/NewCardPage.tsx',
  'src/routes/change-password/ChangePasswordPage.tsx',
  'src/routes/fiat-exchange/FiatExchangePage.tsx',
  'src/routes/forgot-password/ForgotPasswordPage.tsx',
  'src/routes/forgot-password/InstructionsPage.tsx',
  'src/routes/kyc/KycPage.tsx',
  'src/routes/reports/ReportsPage.tsx',
  'src/routes/select-currency/DemoSelectCurrencyPage.tsx',
  'src/routes/select-currency/SelectCurrencyPage.tsx',
  'src/routes/send/SendPage.tsx',
  'src/routes/sepa-topup/SepaTopUpPage.tsx',
  'src/routes/sepa-withdrawal/SepaWithdrawalPage.tsx',
  'src/routes/signup/SignUpPage.tsx',
  'src/routes/support/SupportPage.tsx',
  'src/routes/trade/BuyPage.tsx',
  'src/routes/trade/SellPage.tsx',
  'src/routes/transactions/TransactionsPage.tsx',
  'src/routes/travel-rule/SenderPage.tsx',
  'src/routes/travel-rule/TravelRuleSendPage.tsx',
  'src/routes/travel-rule/TravelRuleTransactionPage.tsx',
]);
/** What a route is reached through, where that is loaded for it. */
const SEND_FLOW = 'src/frame/SendFlowPage.tsx';
const THROUGH: Readonly<Record<string, string>> = {
  'src/routes/send/SendPage.tsx': SEND_FLOW,
  'src/routes/travel-rule/TravelRuleSendPage.tsx': SEND_FLOW,
};
const IS_ROUTE = /^src\/(?:routes\/[^/]+|frame)\/\w+Page\.tsx$/;
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
