import { germanComponentTexts } from './componentTexts.ts';
import { germanMoneyTexts } from './moneyTexts.ts';
import { germanTransferTexts } from './transferTexts.ts';
import { germanFrameTexts } from './frameTexts.ts';
import { germanAccessTexts } from './accessTexts.ts';
import {
  germanHeldTransferTexts,
  germanNextStepsTexts,
  germanTransactionDetailTexts,
  germanTransactionsTexts,
} from '../../screens/transactions/transactions.texts.de.ts';
import { germanAboutTexts } from '../../screens/about/about.texts.de.ts';
import { germanAccountClosureTexts } from '../../screens/account-closure/accountClosure.texts.de.ts';
import { germanAccountPlansTexts } from '../../screens/account-plans/accountPlans.texts.de.ts';
import { germanAddressBookScreenTexts } from '../../screens/address-book/addressBookScreen.texts.de.ts';
import { germanAddressVerificationTexts } from '../../screens/address-verification/addressVerification.texts.de.ts';
import { germanAppUpdateTexts } from '../../screens/app-update/appUpdate.texts.de.ts';
import {
  germanAccountGroupTexts,
  germanAllocationTexts,
  germanAssetsTexts,
  germanBalanceHistoryTexts,
  germanDemoTexts,
  germanEntryNoticeTexts,
  germanInProgressTexts,
  germanLatestTransactionsTexts,
  germanVirtualAccountsTexts,
  germanAccountTexts,
  germanAddMoneyTexts,
  germanGettingStartedTexts,
} from '../../screens/assets/assets.texts.de.ts';
import { germanBiometricsTexts } from '../../screens/biometrics/biometrics.texts.de.ts';
import { germanCardTopUpTexts } from '../../screens/card-topup/cardTopUp.texts.de.ts';
import { germanCardsTexts } from '../../screens/cards/cards.texts.de.ts';
import { germanChangePasswordTexts } from '../../screens/change-password/changePassword.texts.de.ts';
import { germanFiatExchangeTexts } from '../../screens/fiat-exchange/fiatExchange.texts.de.ts';
import { germanForgotPasswordTexts } from '../../screens/forgot-password/forgotPassword.texts.de.ts';
import { germanKycTexts } from '../../screens/kyc/kyc.texts.de.ts';
import { germanLoginTexts } from '../../screens/login/login.texts.de.ts';
import { germanMarketplaceTexts } from '../../screens/marketplace/marketplace.texts.de.ts';
import { germanNotificationsTexts } from '../../screens/notifications/notifications.texts.de.ts';
import { germanProfileTexts } from '../../screens/profile/profile.texts.de.ts';
import { germanReceiveTexts } from '../../screens/receive/receive.texts.de.ts';
import { germanReferralTexts } from '../../screens/referral/referral.texts.de.ts';
import { germanReportsTexts } from '../../screens/reports/reports.texts.de.ts';
import { germanDevicesTexts, germanPasskeysTexts, germanSecurityTexts } from '../../screens/security/security.texts.de.ts';
import { germanSelectCurrencyTexts } from '../../screens/select-currency/selectCurrency.texts.de.ts';
import { germanSendTexts } from '../../screens/send/send.texts.de.ts';
import { germanSepaTopUpTexts } from '../../screens/sepa-topup/sepaTopUp.texts.de.ts';
import { germanSepaWithdrawalTexts } from '../../screens/sepa-withdrawal/sepaWithdrawal.texts.de.ts';
import { germanSettingsTexts, germanTrustedRecipientsTexts } from '../../screens/settings/settings.texts.de.ts';
import { germanSignupTexts } from '../../screens/signup/signup.texts.de.ts';
import { germanSupportTexts } from '../../screens/support/support.texts.de.ts';
import { germanTokenInfoTexts } from '../../screens/token-info/tokenInfo.texts.de.ts';
import { germanTradeTexts } from '../../screens/trade/trade.texts.de.ts';
import { germanTravelRuleTexts } from '../../screens/travel-rule/travelRule.texts.de.ts';
import { germanWealthClubTexts } from '../../screens/wealth-club/wealthClub.texts.de.ts';
import type { Translation } from '../en/englishTexts.ts';

/**
 * All German texts by catalogue, for `TextsProvider`, to be used with a `LocaleProvider` of `de-DE`. Import it lazily when German is
 * selected, so that other customers do not load it. The German texts of a feature are next to its English ones; those of components and patterns
 * are in this folder.
 */
export const germanTexts: Translation = {
  ...germanComponentTexts,
  ...germanMoneyTexts,
  ...germanTransferTexts,
  ...germanFrameTexts,
  ...germanAccessTexts,
  about: germanAboutTexts,
  'account-closure': germanAccountClosureTexts,
  'account-group': germanAccountGroupTexts,
  'account-plans': germanAccountPlansTexts,
  'address-book-screen': germanAddressBookScreenTexts,
  'address-verification': germanAddressVerificationTexts,
  allocation: germanAllocationTexts,
  'app-update': germanAppUpdateTexts,
  assets: germanAssetsTexts,
  'balance-history': germanBalanceHistoryTexts,
  biometrics: germanBiometricsTexts,
  'card-topup': germanCardTopUpTexts,
  cards: germanCardsTexts,
  'change-password': germanChangePasswordTexts,
  demo: germanDemoTexts,
  'entry-notice': germanEntryNoticeTexts,
  'fiat-exchange': germanFiatExchangeTexts,
  'forgot-password': germanForgotPasswordTexts,
  'in-progress': germanInProgressTexts,
  kyc: germanKycTexts,
  'latest-transactions': germanLatestTransactionsTexts,
  login: germanLoginTexts,
  marketplace: germanMarketplaceTexts,
  notifications: germanNotificationsTexts,
  'held-transfer': germanHeldTransferTexts,
  profile: germanProfileTexts,
  devices: germanDevicesTexts,
  receive: germanReceiveTexts,
  referral: germanReferralTexts,
  'next-steps': germanNextStepsTexts,
  reports: germanReportsTexts,
  'select-currency': germanSelectCurrencyTexts,
  send: germanSendTexts,
  account: germanAccountTexts,
  'add-money': germanAddMoneyTexts,
  'getting-started': germanGettingStartedTexts,
  'sepa-topup': germanSepaTopUpTexts,
  'sepa-withdrawal': germanSepaWithdrawalTexts,
  passkeys: germanPasskeysTexts,
  security: germanSecurityTexts,
  settings: germanSettingsTexts,
  signup: germanSignupTexts,
  support: germanSupportTexts,
  'token-info': germanTokenInfoTexts,
  trade: germanTradeTexts,
  'transaction-detail': germanTransactionDetailTexts,
  transactions: germanTransactionsTexts,
  'travel-rule': germanTravelRuleTexts,
  'trusted-recipients': germanTrustedRecipientsTexts,
  'virtual-accounts': germanVirtualAccountsTexts,
  'wealth-club': germanWealthClubTexts,
};
