import type { GatedOperation } from '@wallet/ui/patterns/OperationPrompt';
import type { ComponentType } from 'react';
import { paths, type RouteName } from './paths.ts';

export type Route = {
  /** Loads the page. Routes with the same function share one page, which stays mounted when navigating between them. */
  readonly load: () => Promise<ComponentType>;
  /** What surrounds the page: nothing, or the session watch without the menu. If absent, the menu, which includes the session watch. */
  readonly shell?: 'none' | 'session';
  /** The operation whose entry is guarded (ACC-009). The page is rendered once the customer may start it. */
  readonly operation?: GatedOperation;
  /** Path of the page that stays while this one opens over it (D-TXN-25). */
  readonly over?: string;
};

const notFoundPage = async () => (await import('../operations/page/NotFoundPage.tsx')).NotFoundPage;
const receivePage = async () => (await import('../features/receive/ReceivePage.tsx')).ReceivePage;
const sendPage = async () => (await import('./SendFlowPage.tsx')).SendFlowPage;
const transactionsPage = async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage;

/** The page of every path. Imported only by `AppRoutes` and its parts, so that a link does not import pages. */
export const routes: { readonly [name in RouteName]: Route } = {
  home: { shell: 'none', load: async () => (await import('../features/welcome/WelcomePage.tsx')).WelcomePage },
  login: { shell: 'none', load: async () => (await import('../features/login/LoginPage.tsx')).LoginPage },
  signUp: { shell: 'none', load: async () => (await import('../features/signup/SignUpPage.tsx')).SignUpPage },
  forgotPassword: {
    shell: 'none',
    load: async () => (await import('../features/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  forgotPasswordConfirm: {
    shell: 'none',
    load: async () => (await import('../features/forgot-password/InstructionsPage.tsx')).InstructionsPage,
  },
  kyc: { shell: 'session', load: async () => (await import('../features/kyc/KycPage.tsx')).KycPage },
  stuck: { shell: 'session', load: async () => (await import('../features/kyc/KycPage.tsx')).StuckPage },
  successfullyChanged: {
    shell: 'none',
    load: async () => (await import('../features/change-password/SuccessfullyChangedPage.tsx')).SuccessfullyChangedPage,
  },
  about: { load: async () => (await import('../features/about/AboutPage.tsx')).AboutPage },
  legal: { load: async () => (await import('../features/about/AboutPage.tsx')).LegalPage },
  support: { load: async () => (await import('../features/support/SupportPage.tsx')).SupportPage },
  demo: { load: async () => (await import('../features/assets/DemoPage.tsx')).DemoPage },
  demoAccountGroup: { load: async () => (await import('../features/assets/DemoPage.tsx')).DemoGroupPage },
  demoSelectCurrency: { load: async () => (await import('../features/select-currency/DemoSelectCurrencyPage.tsx')).DemoSelectCurrencyPage },
  assets: { load: async () => (await import('../features/assets/AssetsPage.tsx')).AssetsPage },
  accountGroup: { load: async () => (await import('../features/assets/AccountGroupPage.tsx')).AccountGroupPage },
  account: { load: async () => (await import('../features/assets/AccountPage.tsx')).AccountPage },
  addMoney: { load: async () => (await import('../features/assets/AddMoneyPage.tsx')).AddMoneyPage },
  marketplace: { load: async () => (await import('../features/marketplace/MarketplacePage.tsx')).MarketplacePage },
  tokenInfo: { load: async () => (await import('../features/token-info/TokenInfoPage.tsx')).TokenInfoPage },
  selectCurrency: { load: async () => (await import('../features/select-currency/SelectCurrencyPage.tsx')).SelectCurrencyPage },
  topUpAnyAccount: { load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpAnyAccountPage },
  topUpFiat: { load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpFiatPage },
  cardTopUp: { operation: 'topup', load: async () => (await import('../features/card-topup/CardTopUpPage.tsx')).CardTopUpPage },
  sepaTopUp: { operation: 'topup', load: async () => (await import('../features/sepa-topup/SepaTopUpPage.tsx')).SepaTopUpPage },
  withdrawFiat: { load: async () => (await import('../features/select-currency/DefaultPathPage.tsx')).WithdrawFiatPage },
  sepaWithdrawal: {
    operation: 'withdraw',
    load: async () => (await import('../features/sepa-withdrawal/SepaWithdrawalPage.tsx')).SepaWithdrawalPage,
  },
  fiatExchange: {
    operation: 'exchange',
    load: async () => (await import('../features/fiat-exchange/FiatExchangePage.tsx')).FiatExchangePage,
  },
  buy: { operation: 'buy', load: async () => (await import('../features/trade/BuyPage.tsx')).BuyPage },
  sell: { operation: 'sell', load: async () => (await import('../features/trade/SellPage.tsx')).SellPage },
  exchange: { load: notFoundPage },
  receive: { operation: 'receive', load: receivePage },
  receiveTo: { operation: 'receive', load: receivePage },
  send: { operation: 'send', load: sendPage },
  sendTo: { operation: 'send', load: sendPage },
  travelRuleSend: {
    operation: 'send',
    load: async () => (await import('../features/travel-rule/TravelRuleTransactionPage.tsx')).TravelRuleTransactionPage,
  },
  travelRuleReceive: { operation: 'receive', load: async () => (await import('../features/travel-rule/SenderPage.tsx')).SenderPage },
  transactions: { load: transactionsPage },
  transaction: { over: paths.transactions.path, load: transactionsPage },
  notifications: { load: async () => (await import('../features/notifications/NotificationsPage.tsx')).NotificationsPage },
  cards: { load: async () => (await import('../features/cards/CardsPage.tsx')).CardsPage },
  newCard: { load: async () => (await import('../features/cards/NewCardPage.tsx')).NewCardPage },
  card: { load: async () => (await import('../features/cards/CardPage.tsx')).CardPage },
  cardVerification: { load: async () => (await import('../features/cards/CardVerificationPage.tsx')).CardVerificationPage },
  reports: { load: async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage },
  addressVerification: {
    load: async () => (await import('../features/address-verification/AddressVerificationPage.tsx')).AddressVerificationPage,
  },
  changePassword: { load: async () => (await import('../features/change-password/ChangePasswordPage.tsx')).ChangePasswordPage },
  profile: { load: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage },
  accountClosure: { load: async () => (await import('../features/account-closure/AccountClosurePage.tsx')).AccountClosurePage },
  addressBook: { load: async () => (await import('../features/address-book/AddressBookPage.tsx')).AddressBookPage },
  settings: { load: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage },
  security: { load: async () => (await import('../features/security/SecurityPage.tsx')).SecurityPage },
  trustedRecipients: { load: async () => (await import('../features/settings/TrustedRecipientsPage.tsx')).TrustedRecipientsPage },
  biometrics: { load: async () => (await import('../features/biometrics/BiometricsPage.tsx')).BiometricsPage },
  accountPlans: { load: async () => (await import('../features/account-plans/AccountPlansPage.tsx')).AccountPlansPage },
  accountPlan: { load: async () => (await import('../features/account-plans/AccountPlansPage.tsx')).AccountPlanPage },
  referral: { load: async () => (await import('../features/referral/ReferralPage.tsx')).ReferralPage },
  howItWorks: { load: async () => (await import('../features/referral/ReferralPage.tsx')).HowItWorksPage },
  getProfit: { load: async () => (await import('../features/referral/ReferralPage.tsx')).GetProfitPage },
  inviteFriends: { load: async () => (await import('../features/referral/ReferralPage.tsx')).InviteFriendsPage },
  wealthClub: { load: async () => (await import('../features/wealth-club/WealthClubPage.tsx')).WealthClubPage },
};
