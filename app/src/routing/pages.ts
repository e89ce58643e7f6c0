import { lazyPage, type LazyPage } from '../operations/page/lazyPage.ts';
import { operationPage, signedInPage } from './operationPage.tsx';
import { CustomerFrame, GuestFrame } from '../shell/MenuFrame.tsx';
import { routeOf } from './routeClasses.ts';
import type { PathName } from './paths.ts';

/** One page for both: the list stays while an order is opened over it (D-TXN-25). */
const transactionsPage = lazyPage(async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage);

/** One page for both: the address names a wallet of the account, or leaves it open. */
const receivePage = operationPage('receive', async () => (await import('../features/receive/ReceivePage.tsx')).ReceivePage);
const sendPage = operationPage('send', async () => (await import('./SendFlowPage.tsx')).SendFlowPage);

/** Pages that stand alone, without the menu: what a visitor passes through. */
export const barePages: Partial<Record<PathName, LazyPage>> = {
  home: lazyPage(async () => (await import('../features/welcome/WelcomePage.tsx')).WelcomePage),
  signUp: lazyPage(async () => (await import('../features/signup/SignUpPage.tsx')).SignUpPage),
  kyc: signedInPage(async () => (await import('../features/kyc/KycPage.tsx')).KycPage),
  stuck: signedInPage(async () => (await import('../features/kyc/StuckPage.tsx')).StuckPage),
  forgotPassword: lazyPage(async () => (await import('../features/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  forgotPasswordConfirm: lazyPage(async () => (await import('../features/forgot-password/InstructionsPage.tsx')).InstructionsPage),
  successfullyChanged: lazyPage(
    async () => (await import('../features/change-password/SuccessfullyChangedPage.tsx')).SuccessfullyChangedPage,
  ),
  login: lazyPage(async () => (await import('../features/login/LoginPage.tsx')).LoginPage),
};

/** Pages inside the menu's frame. A path without a page here is not found. */
export const framedPages: Partial<Record<PathName, LazyPage>> = {
  addressVerification: lazyPage(
    async () => (await import('../features/address-verification/AddressVerificationPage.tsx')).AddressVerificationPage,
  ),
  settings: lazyPage(async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage),
  biometrics: lazyPage(async () => (await import('../features/biometrics/BiometricsPage.tsx')).BiometricsPage),
  changePassword: lazyPage(async () => (await import('../features/change-password/ChangePasswordPage.tsx')).ChangePasswordPage),
  assets: lazyPage(async () => (await import('../features/assets/AssetsPage.tsx')).AssetsPage),
  demo: lazyPage(async () => (await import('../features/assets/DemoPage.tsx')).DemoPage),
  demoAccountGroup: lazyPage(async () => (await import('../features/assets/DemoGroupPage.tsx')).DemoGroupPage),
  accountGroup: lazyPage(async () => (await import('../features/assets/AccountGroupPage.tsx')).AccountGroupPage),
  profile: lazyPage(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
  accountClosure: lazyPage(async () => (await import('../features/account-closure/AccountClosurePage.tsx')).AccountClosurePage),
  addressBook: lazyPage(async () => (await import('../features/address-book/AddressBookPage.tsx')).AddressBookPage),
  transactions: transactionsPage,
  transaction: transactionsPage,
  notifications: lazyPage(async () => (await import('../features/notifications/NotificationsPage.tsx')).NotificationsPage),
  reports: lazyPage(async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage),
  referralProgram: lazyPage(async () => (await import('../features/referral-program/ReferralProgramPage.tsx')).ReferralProgramPage),
  howItWorks: lazyPage(async () => (await import('../features/referral-program/HowItWorksPage.tsx')).HowItWorksPage),
  inviteFriends: lazyPage(async () => (await import('../features/referral-program/ReferralSlidesPages.tsx')).InviteFriendsPage),
  getProfit: lazyPage(async () => (await import('../features/referral-program/ReferralSlidesPages.tsx')).GetProfitPage),
  marketplace: lazyPage(async () => (await import('../features/marketplace/MarketplacePage.tsx')).MarketplacePage),
  tokenInfo: lazyPage(async () => (await import('../features/token-info/TokenInfoPage.tsx')).TokenInfoPage),
  selectCurrency: lazyPage(async () => (await import('../features/select-currency/SelectCurrencyPage.tsx')).SelectCurrencyPage),
  demoSelectCurrency: lazyPage(async () => (await import('../features/select-currency/DemoSelectCurrencyPage.tsx')).DemoSelectCurrencyPage),
  topUpAnyAccount: lazyPage(async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpAnyAccountPage),
  topUpFiat: lazyPage(async () => (await import('../features/select-currency/DefaultPathPage.tsx')).TopUpFiatPage),
  withdrawFiat: lazyPage(async () => (await import('../features/select-currency/DefaultPathPage.tsx')).WithdrawFiatPage),
  cards: lazyPage(async () => (await import('../features/cards/CardsPage.tsx')).CardsPage),
  newCard: lazyPage(async () => (await import('../features/cards/NewCardPage.tsx')).NewCardPage),
  card: lazyPage(async () => (await import('../features/cards/CardPage.tsx')).CardPage),
  cardVerification: lazyPage(async () => (await import('../features/cards/CardVerificationPage.tsx')).CardVerificationPage),
  cardTopUp: operationPage('topup', async () => (await import('../features/card-topup/CardTopUpPage.tsx')).CardTopUpPage),
  sepaTopUp: operationPage('topup', async () => (await import('../features/sepa-topup/SepaTopUpPage.tsx')).SepaTopUpPage),
  sepaWithdrawal: operationPage(
    'withdraw',
    async () => (await import('../features/sepa-withdrawal/SepaWithdrawalPage.tsx')).SepaWithdrawalPage,
  ),
  fiatExchange: operationPage('exchange', async () => (await import('../features/fiat-exchange/FiatExchangePage.tsx')).FiatExchangePage),
  receive: receivePage,
  receiveTo: receivePage,
  send: sendPage,
  sendTo: sendPage,
  travelRuleSend: operationPage(
    'send',
    async () => (await import('../features/travel-rule/TravelRuleTransactionPage.tsx')).TravelRuleTransactionPage,
  ),
  travelRuleReceive: operationPage('receive', async () => (await import('../features/travel-rule/SenderPage.tsx')).SenderPage),
  buy: operationPage('buy', async () => (await import('../features/trade/BuyPage.tsx')).BuyPage),
  sell: operationPage('sell', async () => (await import('../features/trade/SellPage.tsx')).SellPage),
  accountPlans: lazyPage(async () => (await import('../features/account-plans/AccountPlansPage.tsx')).AccountPlansPage),
  accountPlan: lazyPage(async () => (await import('../features/account-plans/AccountPlanPage.tsx')).AccountPlanPage),
  wealthClub: lazyPage(async () => (await import('../features/wealth-club/WealthClubPage.tsx')).WealthClubPage),
  about: lazyPage(async () => (await import('../features/about/AboutPage.tsx')).AboutPage),
  legal: lazyPage(async () => (await import('../features/about/LegalPage.tsx')).LegalPage),
  support: lazyPage(async () => (await import('../features/support/SupportPage.tsx')).SupportPage),
};

/** Starts loading a path's page, and the frame around it, side by side: neither waits for the other. `/` leads a customer to the assets. */
export function preloadPage(pathname: string, isSignedIn: boolean): void {
  const asked = routeOf(pathname);
  if (asked === null) return;
  const name = asked === 'home' && isSignedIn ? 'assets' : asked;
  barePages[name]?.preload();
  if (framedPages[name] === undefined) return;
  framedPages[name].preload();
  (isSignedIn ? CustomerFrame : GuestFrame).preload();
}
