import { closeAccount, requestClosureCode } from './account-closure.ts';
import { openVirtualAccounts, readOperations, readPaymentMethods, readWithdrawMethods } from './accounts.ts';
import { readAppVersion, readHealth } from './app-version.ts';
import { listInstruments, readAssets } from './balances.ts';
import { requestTopUp, withdrawToIban } from './bank-transfers.ts';
import { requestBrokerAccount } from './broker-account.ts';
import { createCardTopUp, readCardTopUp } from './card-topups.ts';
import { addCard, deleteCard, listCards, setUpCard } from './cards.ts';
import { readClubEvent, requestClubPlace } from './club-event.ts';
import { confirm, requestConfirmationCode } from './confirmations.ts';
import { listCurrencies } from './currencies.ts';
import { endDevice, endOtherDevices, listDevices, listSecurityEvents } from './devices.ts';
import { uploadAddressDocuments, uploadCardDocuments } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { buyFiat, sellFiat } from './exchanges.ts';
import { quoteTokenFee, quoteWalletFee } from './fees.ts';
import { lookUpIban } from './iban-lookup.ts';
import { finishKyc, postOnBoardingStatus, readOnBoardingStatus, resetStuckKyc, startKyc } from './kyc.ts';
import { postLog, postMeasurement } from './monitoring.ts';
import { checkOneTimeCode, readSmsDelivery, requestOneTimeCode } from './one-time-code.ts';
import { listFilterAccounts, readOrder, searchOrders } from './orders.ts';
import { changePassword, forgotPassword, setUpPassword } from './passwords.ts';
import { checkPayee } from './payee/payee-checks.ts';
import { addPasskey, deletePasskey, listPasskeys, logInByPasskey, renamePasskey, requestPasskey, requestPasskeyLogin } from './passkeys.ts';
import { listPlans, requestPlan } from './plans.ts';
import { readPrices } from './prices.ts';
import { readRateHistory } from './rate-history.ts';
import { listDynamicRates, listGrowRates, listPublicRates } from './rates.ts';
import { lookUpRecipient } from './payee/recipients.ts';
import { readReferralInfo } from './referral.ts';
import {
  downloadReport,
  readAccountReportOptions,
  readTransactionsReportOptions,
  requestAccountReport,
  requestTransactionsReport,
} from './reports.ts';
import { logIn, logOut, refreshToken, signIn, signUp } from './session.ts';
import { sendSupportMessage } from './support-messages.ts';
import { listMarketplace, readToken, readTokenInfo } from './tokens.ts';
import { buyCrypto, buyToken, confirmCryptoSale, confirmTokenSale, prepareCryptoSale, prepareTokenSale } from './trades.ts';
import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from './transfers.ts';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from './travel-rule-sends.ts';
import { confirmOwnWallet, listVasps, processReceiveOrder, readTravelRuleEnabled, readTravelRuleTransaction } from './travel-rule.ts';
import { openTwoFactorBox } from './two-factor.ts';
import { readUserInfo } from './user-info.ts';

/**
 * Every endpoint of the provider, in the order of api.md. For the OpenAPI document and for checks of completeness only: an app that
 * imports it loads every schema.
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
  requestConfirmationCode,
  confirm,
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
