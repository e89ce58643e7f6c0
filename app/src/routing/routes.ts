import { matchRoutes } from 'react-router-dom';
import { route, type Route } from './Route.ts';

const notFoundPage = async () => (await import('../operations/page/NotFoundPage.tsx')).NotFoundPage;
const receivePage = async () => (await import('../features/receive/ReceivePage.tsx')).ReceivePage;
const sendPage = async () => (await import('./SendFlowPage.tsx')).SendFlowPage;
const transactionsPage = async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage;

/**
 * Every route of the app, written here and nowhere else: its path, who may see it, the section of the menu that it belongs to,
 * what goes around it, and its page. Guard, links, menu, preloading and the router itself read this table. A trailing slash makes no other route (D-MENU-15).
 */
export const routes = {
  home: { ...route('/', 'landing'), shell: 'none', load: async () => (await import('../features/welcome/WelcomePage.tsx')).WelcomePage },
  login: { ...route('/login', 'auth'), shell: 'none', load: async () => (await import('../features/login/LoginPage.tsx')).LoginPage },
  signUp: { ...route('/signup', 'auth'), shell: 'none', load: async () => (await import('../features/signup/SignUpPage.tsx')).SignUpPage },
  forgotPassword: {
    ...route('/signup/forgot-password', 'auth'),
    shell: 'none',
    load: async () => (await import('../features/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  forgotPasswordConfirm: {
    ...route('/signup/forgot-password/confirm/sms', 'auth'),
    shell: 'none',
    load: async () => (await import('../features/forgot-password/InstructionsPage.tsx')).InstructionsPage,
  },
  kyc: { ...route('/signup/kyc', 'kyc'), shell: 'session', load: async () => (await import('../features/kyc/KycPage.tsx')).KycPage },
  stuck: {
    ...route('/signup/stuck', 'kyc'),
    shell: 'session',
    load: async () => (await import('../features/kyc/KycPage.tsx')).StuckPage,
  },
  successfullyChanged: {
    ...route('/successfully-changed', 'public'),
    shell: 'none',
    load: async () => (await import('../features/change-password/SuccessfullyChangedPage.tsx')).SuccessfullyChangedPage,
  },
  about: { ...route('/about', 'public', 'about'), load: async () => (await import('../features/about/AboutPage.tsx')).AboutPage },
  legal: { ...route('/legal', 'public', 'about'), load: async () => (await import('../features/about/AboutPage.tsx')).LegalPage },
  support: {
    ...route('/support/form', 'public', 'support'),
    load: async () => (await import('../features/support/SupportPage.tsx')).SupportPage,
  },
  demo: { ...route('/demo', 'demo'), load: async () => (await import('../features/assets/DemoPage.tsx')).DemoPage },
  demoAccountGroup: {
    ...route('/demo/account-group/:group', 'demo'),
    load: async () => (await import('../features/assets/DemoPage.tsx')).DemoGroupPage,
  },
  demoSelectCurrency: {
    ...route('/demo/select-currency-to/:purpose', 'demo'),
    load: async () => (await import('../features/select-currency/DemoSelectCurrencyPage.tsx')).DemoSelectCurrencyPage,
  },
  assets: { ...route('/assets', 'home', 'accounts'), load: async () => (await import('../features/assets/AssetsPage.tsx')).AssetsPage },
  accountGroup: {
    ...route('/account-group/:group', 'preview', 'accounts'),
    load: async () => (await import('../features/assets/AccountGroupPage.tsx')).AccountGroupPage,
  },
  account: {
    ...route('/account/:accountType/:accountId', 'preview', 'accounts'),
    load: async () => (await import('../features/assets/AccountPage.tsx')).AccountPage,
  },
  addMoney: {
    ...route('/add-money', 'feature', 'accounts'),
    load: async () => (await import('../features/assets/AddMoneyPage.tsx')).AddMoneyPage,
  },
  marketplace: {
    ...route('/assets/marketplace', 'feature', 'accounts'),
    load: async () => (await import('../features/marketplace/MarketplacePage.tsx')).MarketplacePage,
  },
  tokenInfo: {
    ...route('/assets/tokens/:symbol/info', 'feature', 'accounts'),
    load: async () => (await import('../features/token-info/TokenInfoPage.tsx')).TokenInfoPage,
  },
  selectCurrency: {
    ...route('/select-currency-to/:purpose', 'feature', 'accounts'),
    load: async () => (await import('../features/select-currency/SelectCurrencyPage.tsx')).SelectCurrencyPage,
  },
  topUpAnyAccount: {
    ...route('/operation/topup/:accountId', 'feature', 'accounts'),
    load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpAnyAccountPage,
  },
  topUpFiat: {
    ...route('/operation/topup/fiat/:accountId', 'feature', 'accounts'),
    load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpFiatPage,
  },
  cardTopUp: {
    ...route('/operation/topup/fiat/:accountId/card/:cardId', 'feature', 'accounts'),
    operation: 'topup',
    load: async () => (await import('../features/card-topup/CardTopUpPage.tsx')).CardTopUpPage,
  },
  sepaTopUp: {
    ...route('/operation/topup/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
    operation: 'topup',
    load: async () => (await import('../features/sepa-topup/SepaTopUpPage.tsx')).SepaTopUpPage,
  },
  withdrawFiat: {
    ...route('/operation/withdraw/fiat/:accountId', 'feature', 'accounts'),
    load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).WithdrawFiatPage,
  },
  sepaWithdrawal: {
    ...route('/operation/withdraw/fiat/:accountId/payment_network/:bankId', 'feature', 'accounts'),
    operation: 'withdraw',
    load: async () => (await import('../features/sepa-withdrawal/SepaWithdrawalPage.tsx')).SepaWithdrawalPage,
  },
  fiatExchange: {
    ...route('/operation/exchange/fiat/:accountId/fiat/:targetId', 'feature', 'accounts'),
    operation: 'exchange',
    load: async () => (await import('../features/fiat-exchange/FiatExchangePage.tsx')).FiatExchangePage,
  },
  buy: {
    ...route('/operation/exchange/fiat/:accountId/:coinType/:coinId', 'feature', 'accounts'),
    operation: 'buy',
    load: async () => (await import('../features/trade/BuyPage.tsx')).BuyPage,
  },
  sell: {
    ...route('/operation/exchange/:coinType/:coinId/fiat/:accountId', 'feature', 'accounts'),
    operation: 'sell',
    load: async () => (await import('../features/trade/SellPage.tsx')).SellPage,
  },
  /** Any of the three above, and what is none of them: not found (D-LEG-01). */
  exchange: { ...route('/operation/exchange/:sourceType/:sourceId/:targetType/:targetId', 'feature', 'accounts'), load: notFoundPage },
  receive: { ...route('/operation/topup/:accountType/:accountId', 'feature', 'accounts'), operation: 'receive', load: receivePage },
  receiveTo: {
    ...route('/operation/topup/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
    operation: 'receive',
    load: receivePage,
  },
  send: { ...route('/operation/withdraw/:accountType/:accountId', 'feature', 'accounts'), operation: 'send', load: sendPage },
  sendTo: {
    ...route('/operation/withdraw/:accountType/:accountId/wallet/:targetId', 'feature', 'accounts'),
    operation: 'send',
    load: sendPage,
  },
  travelRuleSend: {
    ...route('/operation/travel-rule-send/:accountType/:transactionId', 'feature', 'accounts'),
    operation: 'send',
    load: async () => (await import('../features/travel-rule/TravelRuleTransactionPage.tsx')).TravelRuleTransactionPage,
  },
  travelRuleReceive: {
    ...route('/operation/travel-rule-receive/:accountType/:orderId', 'feature', 'accounts'),
    operation: 'receive',
    load: async () => (await import('../features/travel-rule/SenderPage.tsx')).SenderPage,
  },
  transactions: { ...route('/transactions', 'feature', 'transactions'), load: transactionsPage },
  transaction: { ...route('/transactions/:transactionId', 'feature', 'transactions'), over: '/transactions', load: transactionsPage },
  notifications: {
    ...route('/notifications', 'preview'),
    load: async () => (await import('../features/notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  cards: { ...route('/cards', 'feature', 'cards'), load: async () => (await import('../features/cards/CardsPage.tsx')).CardsPage },
  newCard: {
    ...route('/cards/new', 'feature', 'cards'),
    load: async () => (await import('../features/cards/NewCardPage.tsx')).NewCardPage,
  },
  card: { ...route('/cards/:cardId', 'feature', 'cards'), load: async () => (await import('../features/cards/CardPage.tsx')).CardPage },
  cardVerification: {
    ...route('/cards/:cardId/verification', 'feature', 'cards'),
    load: async () => (await import('../features/cards/CardVerificationPage.tsx')).CardVerificationPage,
  },
  reports: {
    ...route('/reports', 'feature', 'reports'),
    load: async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage,
  },
  addressVerification: {
    ...route('/address-verification', 'feature', 'accounts'),
    load: async () => (await import('../features/address-verification/AddressVerificationPage.tsx')).AddressVerificationPage,
  },
  changePassword: {
    ...route('/change-password', 'feature', 'profile'),
    load: async () => (await import('../features/change-password/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
  profile: {
    ...route('/profile', 'preview', 'profile'),
    load: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  },
  accountClosure: {
    ...route('/profile/account_closure', 'preview', 'profile'),
    load: async () => (await import('../features/account-closure/AccountClosurePage.tsx')).AccountClosurePage,
  },
  addressBook: {
    ...route('/address-book', 'preview', 'profile'),
    load: async () => (await import('../features/address-book/AddressBookPage.tsx')).AddressBookPage,
  },
  settings: {
    ...route('/settings', 'preview', 'settings'),
    load: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
  },
  security: {
    ...route('/settings/security', 'preview', 'settings'),
    load: async () => (await import('../features/security/SecurityPage.tsx')).SecurityPage,
  },
  trustedRecipients: {
    ...route('/trusted-recipients', 'feature', 'settings'),
    load: async () => (await import('../features/settings/TrustedRecipientsPage.tsx')).TrustedRecipientsPage,
  },
  biometrics: {
    ...route('/settings/biometrics', 'preview', 'settings'),
    load: async () => (await import('../features/biometrics/BiometricsPage.tsx')).BiometricsPage,
  },
  accountPlans: {
    ...route('/account-plans', 'preview'),
    load: async () => (await import('../features/account-plans/AccountPlansPage.tsx')).AccountPlansPage,
  },
  accountPlan: {
    ...route('/account-plans/:plan', 'preview'),
    load: async () => (await import('../features/account-plans/AccountPlansPage.tsx')).AccountPlanPage,
  },
  referral: {
    ...route('/referral-program', 'preview', 'referral'),
    load: async () => (await import('../features/referral/ReferralPage.tsx')).ReferralPage,
  },
  howItWorks: {
    ...route('/how-it-works', 'preview', 'referral'),
    load: async () => (await import('../features/referral/ReferralPage.tsx')).HowItWorksPage,
  },
  getProfit: {
    ...route('/get-profit', 'preview', 'referral'),
    load: async () => (await import('../features/referral/ReferralPage.tsx')).GetProfitPage,
  },
  inviteFriends: {
    ...route('/invite-friends', 'preview', 'referral'),
    load: async () => (await import('../features/referral/ReferralPage.tsx')).InviteFriendsPage,
  },
  wealthClub: {
    ...route('/wealth-club', 'preview'),
    load: async () => (await import('../features/wealth-club/WealthClubPage.tsx')).WealthClubPage,
  },
} as const;

export type RouteName = keyof typeof routes;

const isRouteName = (name: string): name is RouteName => name in routes;

/** The names of all routes. */
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

/** The route of this name. */
export const routeOf = (name: RouteName): Route => routes[name];

const matchable = routeNames.map((id) => ({ id, path: routes[id].path, caseSensitive: true }));

/** The route of an address that the router is not at: before it starts, or wanted after the login. Null for an unknown one. */
export function routeAt(pathname: string): RouteName | null {
  const id = matchRoutes(matchable, pathname)?.at(-1)?.route.id;
  return id !== undefined && isRouteName(id) ? id : null;
}
