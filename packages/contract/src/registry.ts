import { closeAccount, requestClosureCode } from './customer/account-closure.ts';
import { openVirtualAccounts, readOperations, readPaymentMethods, readWithdrawMethods } from './holdings/accounts.ts';
import { readAppVersion, readHealth } from './customer/app-version.ts';
import { listInstruments, readAssets } from './holdings/balances.ts';
import { requestTopUp, withdrawToIban } from './operations/bank-transfers.ts';
import { requestBrokerAccount } from './customer/broker-account.ts';
import { createCardTopUp, readCardTopUp } from './operations/card-topups.ts';
import { addCard, deleteCard, listCards, setUpCard } from './operations/cards.ts';
import { readClubEvent, requestClubPlace } from './customer/club-event.ts';
import { confirm, requestConfirmationCode } from './access/confirmations.ts';
import { listCurrencies } from './holdings/currencies.ts';
import { endDevice, endOtherDevices, listDevices, listSecurityEvents } from './access/devices.ts';
import { uploadAddressDocuments, uploadCardDocuments } from './customer/documents.ts';
import type { Endpoint } from './endpoint.ts';
import { buyFiat, sellFiat } from './operations/exchanges.ts';
import { quoteTokenFee, quoteWalletFee } from './operations/fees.ts';
import { lookUpIban } from './operations/iban-lookup.ts';
import { finishKyc, postOnBoardingStatus, readOnBoardingStatus, resetStuckKyc, startKyc } from './customer/kyc.ts';
import { postLog, postMeasurement } from './customer/monitoring.ts';
import { checkOneTimeCode, readSmsDelivery, requestOneTimeCode } from './access/one-time-code.ts';
import { listFilterAccounts, readOrder, readReceipt, searchOrders } from './holdings/orders.ts';
import { changePassword, forgotPassword, setUpPassword } from './access/passwords.ts';
import { checkPayee } from './payee/payee-checks.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  logInByPasskey,
  renamePasskey,
  requestPasskey,
  requestPasskeyLogin,
} from './access/passkeys.ts';
import { listPlans, requestPlan } from './customer/plans.ts';
import { readPrices } from './operations/prices.ts';
import { readRateHistory } from './holdings/rate-history.ts';
import { listDynamicRates, listGrowRates, listPublicRates } from './holdings/rates.ts';
import { cancelOrder, listPausedOrders } from './payee/brake.ts';
import { listTrustedRecipients, lookUpRecipient, removeTrustedRecipient, trustRecipient } from './payee/recipients.ts';
import { readReferralInfo } from './customer/referral.ts';
import {
  downloadReport,
  readAccountReportOptions,
  readTransactionsReportOptions,
  requestAccountReport,
  requestTransactionsReport,
} from './holdings/reports.ts';
import { logIn, logOut, refreshToken, signIn, signUp } from './access/session.ts';
import { sendSupportMessage } from './customer/support-messages.ts';
import { listMarketplace, readToken, readTokenInfo } from './holdings/tokens.ts';
import { buyCrypto, buyToken, confirmCryptoSale, confirmTokenSale, prepareCryptoSale, prepareTokenSale } from './operations/trades.ts';
import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from './operations/transfers.ts';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from './operations/travel-rule-sends.ts';
import {
  confirmOwnWallet,
  listVasps,
  processReceiveOrder,
  readTravelRuleEnabled,
  readTravelRuleTransaction,
} from './operations/travel-rule.ts';
import { openTwoFactorBox, requestBoxPasskey } from './access/two-factor.ts';
import { chooseLanguage, readUserInfo } from './customer/user-info.ts';

/**
 * All endpoints of the provider, in the order of api.md. Only for the OpenAPI document and checks of completeness: an app that imports it
 * loads every schema.
 */
export const endpoints: readonly Endpoint[] = [
  signIn,
  logIn,
  refreshToken,
  logOut,
  requestOneTimeCode,
  checkOneTimeCode,
  readSmsDelivery,
  signUp,
  forgotPassword,
  setUpPassword,
  changePassword,
  postOnBoardingStatus,
  readOnBoardingStatus,
  startKyc,
  finishKyc,
  resetStuckKyc,
  readUserInfo,
  chooseLanguage,
  readPaymentMethods,
  readWithdrawMethods,
  lookUpIban,
  listCurrencies,
  listPublicRates,
  listGrowRates,
  listDynamicRates,
  readOperations,
  readAssets,
  listInstruments,
  openVirtualAccounts,
  listCards,
  deleteCard,
  uploadCardDocuments,
  setUpCard,
  createCardTopUp,
  readCardTopUp,
  requestTopUp,
  withdrawToIban,
  sellFiat,
  buyFiat,
  buyCrypto,
  buyToken,
  prepareCryptoSale,
  prepareTokenSale,
  confirmCryptoSale,
  confirmTokenSale,
  quoteWalletFee,
  quoteTokenFee,
  prepareSend,
  prepareTokenSend,
  confirmSend,
  confirmTokenSend,
  openTwoFactorBox,
  readTravelRuleEnabled,
  listVasps,
  readTravelRuleTransaction,
  processReceiveOrder,
  reviewSend,
  reviewTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmOwnWallet,
  readTokenInfo,
  listMarketplace,
  readToken,
  searchOrders,
  readOrder,
  readReceipt,
  listFilterAccounts,
  readAccountReportOptions,
  requestAccountReport,
  readTransactionsReportOptions,
  requestTransactionsReport,
  downloadReport,
  readReferralInfo,
  listPlans,
  requestPlan,
  readClubEvent,
  requestClubPlace,
  sendSupportMessage,
  requestClosureCode,
  closeAccount,
  uploadAddressDocuments,
  requestBrokerAccount,
  postLog,
  postMeasurement,
  readAppVersion,
  readHealth,
  addCard,
  readRateHistory,
  checkPayee,
  lookUpRecipient,
  listTrustedRecipients,
  trustRecipient,
  removeTrustedRecipient,
  cancelOrder,
  listPausedOrders,
  requestConfirmationCode,
  confirm,
  requestBoxPasskey,
  requestPasskeyLogin,
  logInByPasskey,
  listPasskeys,
  requestPasskey,
  addPasskey,
  renamePasskey,
  deletePasskey,
  readPrices,
  listDevices,
  endDevice,
  endOtherDevices,
  listSecurityEvents,
];
