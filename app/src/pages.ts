import { lazyPage, type LazyPage } from './frame/lazyPage.ts';
import { operationPage } from './frame/operationPage.tsx';
import { CustomerFrame, GuestFrame } from './frame/MenuFrame.tsx';
import { routeOf } from './guards/routeClasses.ts';
import type { PathName } from './paths.ts';

/** One page for both: the list stays while an order is opened over it (D-TXN-25). */
const transactionsPage = lazyPage(async () => (await import('./routes/transactions/TransactionsPage.tsx')).TransactionsPage);

/** One page for both: the address names a wallet of the account, or leaves it open. */
const receivePage = operationPage('receive', async () => (await import('./routes/receive/ReceivePage.tsx')).ReceivePage);
const sendPage = operationPage('send', async () => (await import('./frame/SendFlowPage.tsx')).SendFlowPage);

/** Pages that stand alone, without the menu: what a visitor passes through. */
export const barePages: Partial<Record<PathName, LazyPage>> = {
  home: lazyPage(async () => (await import('./routes/welcome/WelcomePage.tsx')).WelcomePage),
  signUp: lazyPage(async () => (await import('./routes/signup/SignUpPage.tsx')).SignUpPage),
  kyc: lazyPage(async () => (await import('./routes/kyc/KycPage.tsx')).KycPage),
  stuck: lazyPage(async () => (await import('./routes/kyc/StuckPage.tsx')).StuckPage),
  forgotPassword: lazyPage(async () => (await import('./routes/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  forgotPasswordConfirm: lazyPage(async () => (await import('./routes/forgot-password/InstructionsPage.tsx')).InstructionsPage),
  successfullyChanged: lazyPage(async () => (await import('./routes/change-password/SuccessfullyChangedPage.tsx')).SuccessfullyChangedPage),
  login: lazyPage(async () => (await import('./routes/login/LoginPage.tsx')).LoginPage),
};

/** Pages inside the menu's frame. A path without a page here is not found. */
export const framedPages: Partial<Record<PathName, LazyPage>> = {
  addressVerification: lazyPage(
    async () => (await import('./routes/address-verification/AddressVerificationPage.tsx')).AddressVerificationPage,
  ),
  settings: lazyPage(async () => (await import('./routes/settings/SettingsPage.tsx')).SettingsPage),
  biometrics: lazyPage(async () => (await import('./routes/biometrics/BiometricsPage.tsx')).BiometricsPage),
  changePassword: lazyPage(async () => (await import('./routes/change-password/ChangePasswordPage.tsx')).ChangePasswordPage),
  assets: lazyPage(async () => (await import('./routes/assets/AssetsPage.tsx')).AssetsPage),
  demo: lazyPage(async () => (await import('./routes/assets/DemoPage.tsx')).DemoPage),
  demoAccountGroup: lazyPage(async () => (await import('./routes/assets/DemoGroupPage.tsx')).DemoGroupPage),
  accountGroup: lazyPage(async () => (await import('./routes/assets/AccountGroupPage.tsx')).AccountGroupPage),
  profile: lazyPage(async () => (await import('./routes/profile/ProfilePage.tsx')).ProfilePage),
  accountClosure: lazyPage(async () => (await import('./routes/account-closure/AccountClosurePage.tsx')).AccountClosurePage),
  addressBook: lazyPage(async () => (await import('./routes/address-book/AddressBookPage.tsx')).AddressBookPage),
  transactions: transactionsPage,
  transaction: transactionsPage,
  notifications: lazyPage(async () => (await import('./routes/notifications/NotificationsPage.tsx')).NotificationsPage),
  reports: lazyPage(async () => (await import('./routes/reports/ReportsPage.tsx')).ReportsPage),
  referralProgram: lazyPage(async () => (await import('./routes/referral-program/ReferralProgramPage.tsx')).ReferralProgramPage),
  howItWorks: lazyPage(async () => (await import('./routes/referral-program/HowItWorksPage.tsx')).HowItWorksPage),
  inviteFriends: lazyPage(async () => (await import('./routes/referral-program/ReferralSlidesPages.tsx')).InviteFriendsPage),
  getProfit: lazyPage(async () => (await import('./routes/referral-program/ReferralSlidesPages.tsx')).GetProfitPage),
  marketplace: lazyPage(async () => (await import('./routes/marketplace/MarketplacePage.tsx')).MarketplacePage),
  tokenInfo: lazyPage(async () => (await import('./routes/token-info/TokenInfoPage.tsx')).TokenInfoPage),
  selectCurrency: lazyPage(async () => (await import('./routes/select-currency/SelectCurrencyPage.tsx')).SelectCurrencyPage),
  demoSelectCurrency: lazyPage(async () => (await import('./routes/select-currency/DemoSelectCurrencyPage.tsx')).DemoSelectCurrencyPage),
  topUpAnyAccount: lazyPage(async () => (await import('./routes/select-currency/DefaultPathPage.tsx')).TopUpAnyAccountPage),
  topUpFiat: lazyPage(async () => (await import('./routes/select-currency/DefaultPathPage.tsx')).TopUpFiatPage),
  withdrawFiat: lazyPage(async () => (await import('./routes/select-currency/DefaultPathPage.tsx')).WithdrawFiatPage),
  cards: lazyPage(async () => (await import('./routes/cards/CardsPage.tsx')).CardsPage),
  newCard: lazyPage(async () => (await import('./routes/cards/NewCardPage.tsx')).NewCardPage),
  card: lazyPage(async () => (await import('./routes/cards/CardPage.tsx')).CardPage),
  cardVerification: lazyPage(async () => (await import('./routes/cards/CardVerificationPage.tsx')).CardVerificationPage),
  cardTopUp: operationPage('topup', async () => (await import('./routes/card-topup/CardTopUpPage.tsx')).CardTopUpPage),
  sepaTopUp: operationPage('topup', async () => (await import('./routes/sepa-topup/SepaTopUpPage.tsx')).SepaTopUpPage),
  sepaWithdrawal: operationPage(
    'withdraw',
    async () => (await import('./routes/sepa-withdrawal/SepaWithdrawalPage.tsx')).SepaWithdrawalPage,
  ),
  fiatExchange: operationPage('exchange', async () => (await import('./routes/fiat-exchange/FiatExchangePage.tsx')).FiatExchangePage),
  receive: receivePage,
  receiveTo: receivePage,
  send: sendPage,
  sendTo: sendPage,
  travelRuleSend: operationPage(
    'send',
    async () => (await import('./routes/travel-rule/TravelRuleTransactionPage.tsx')).TravelRuleTransactionPage,
  ),
  travelRuleReceive: operationPage('receive', async () => (await import('./routes/travel-rule/SenderPage.tsx')).SenderPage),
  buy: operationPage('buy', async () => (await import('./routes/trade/BuyPage.tsx')).BuyPage),
  sell: operationPage('sell', async () => (await import('./routes/trade/SellPage.tsx')).SellPage),
  accountPlans: lazyPage(async () => (await import('./routes/account-plans/AccountPlansPage.tsx')).AccountPlansPage),
  accountPlan: lazyPage(async () => (await import('./routes/account-plans/AccountPlanPage.tsx')).AccountPlanPage),
  wealthClub: lazyPage(async () => (await import('./routes/wealth-club/WealthClubPage.tsx')).WealthClubPage),
  about: lazyPage(async () => (await import('./routes/about/AboutPage.tsx')).AboutPage),
  legal: lazyPage(async () => (await import('./routes/about/LegalPage.tsx')).LegalPage),
  support: lazyPage(async () => (await import('./routes/support/SupportPage.tsx')).SupportPage),
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
