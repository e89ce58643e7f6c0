import { getSource, type CatalogueTranslation, type FeatureOf } from '../catalogue.ts';
import { addressFieldTexts } from '../../components/AddressField/AddressField.texts.ts';
import { amountInputTexts } from '../../components/AmountInput/AmountInput.texts.ts';
import { botCheckNoticeTexts } from '../../components/BotCheckNotice/BotCheckNotice.texts.ts';
import { bottomSheetTexts } from '../../components/BottomSheet/BottomSheet.texts.ts';
import { carouselTexts } from '../../components/Carousel/Carousel.texts.ts';
import { chipTexts } from '../../components/Chip/Chip.texts.ts';
import { criteriaChipsTexts } from '../../components/CriteriaChips/CriteriaChips.texts.ts';
import { dateFieldTexts } from '../../components/DateField/DateField.texts.ts';
import { dateRangeTexts } from '../../components/DateRange/DateRange.texts.ts';
import { fileRowTexts } from '../../components/FileRow/FileRow.texts.ts';
import { loadingOverlayTexts } from '../../components/LoadingOverlay/LoadingOverlay.texts.ts';
import { noticeTexts } from '../../components/Notice/Notice.texts.ts';
import { optionPickerTexts } from '../../components/OptionPicker/OptionPicker.texts.ts';
import { passwordFieldTexts } from '../../components/PasswordField/PasswordField.texts.ts';
import { qrScannerTexts } from '../../components/QrScanner/QrScanner.texts.ts';
import { statusTexts } from '../../components/StatusBadge/StatusBadge.texts.ts';
import { textAreaTexts } from '../../components/TextArea/TextArea.texts.ts';
import { timerTexts } from '../../components/Timer/Timer.texts.ts';
import { toastTexts } from '../../components/Toast/Toast.texts.ts';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { moneyTexts } from '../../foundations/Money/Money.texts.ts';
import { brandTexts } from '../../foundations/BrandMark/brand.texts.ts';
import { percentTexts } from '../../foundations/Percent/percent.texts.ts';
import { skipLinkTexts } from '../../foundations/SkipLink/SkipLink.texts.ts';
import { copyTexts } from '../../foundations/copying/copy.texts.ts';
import { welcomeTexts } from '../../patterns/AccessHero/welcome.texts.ts';
import { frameTexts } from '../../patterns/AppFrame/frame.texts.ts';
import { headerTexts } from '../../patterns/AppHeader/AppHeader.texts.ts';
import { balanceCardTexts } from '../../patterns/BalanceCard/balanceCard.texts.ts';
import { bankRequisitesTexts } from '../../patterns/BankRequisites/bankRequisites.texts.ts';
import { cardCheckTexts } from '../../patterns/CardCheck/cardCheck.texts.ts';
import { chatStandInTexts } from '../../patterns/ChatStandIn/chatStandIn.texts.ts';
import { codeStepTexts } from '../../patterns/CodeStep/codeStep.texts.ts';
import { confirmationTexts } from '../../patterns/Confirmation/confirmation.texts.ts';
import { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import { dealTermsTexts } from '../../patterns/DealTerms/dealTerms.texts.ts';
import { documentUploadTexts } from '../../patterns/DocumentUpload/documentUpload.texts.ts';
import { errorTexts } from '../../patterns/ErrorPage/error.texts.ts';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { feeSummaryTexts } from '../../patterns/FeeSummary/feeSummary.texts.ts';
import { limitMetersTexts } from '../../patterns/LimitMeters/limitMeters.texts.ts';
import { newPasswordTexts } from '../../patterns/NewPassword/newPassword.texts.ts';
import { notFoundTexts } from '../../patterns/NotFoundPage/notFound.texts.ts';
import { operationCodeTexts } from '../../patterns/OperationCode/operationCode.texts.ts';
import { operationPromptTexts } from '../../patterns/OperationPrompt/operationPrompt.texts.ts';
import { payeeCheckTexts } from '../../patterns/PayeeCheck/payeeCheck.texts.ts';
import { priceTexts } from '../../patterns/PriceBreakdown/price.texts.ts';
import { recipientNoteTexts } from '../../patterns/RecipientNote/recipientNote.texts.ts';
import { sectionRailTexts } from '../../patterns/SectionRail/sectionRail.texts.ts';
import { securityEventTexts } from '../../patterns/SecurityEvent/securityEvent.texts.ts';
import { sepaBlockTexts } from '../../patterns/SepaBlock/sepaBlock.texts.ts';
import { sepaTransferTexts } from '../../patterns/SepaTransfer/sepaTransfer.texts.ts';
import { sessionTexts } from '../../patterns/SessionDialogs/session.texts.ts';
import { transactionListTexts } from '../../patterns/TransactionList/transactionList.texts.ts';
import { transactionTitles } from '../../patterns/TransactionList/transactionTitles.texts.ts';
import { brakeTexts } from '../../patterns/TransferPause/transferPause.texts.ts';
import { staleTexts } from '../../patterns/StaleNote/stale.texts.ts';
import { unreadTexts } from '../../patterns/Unread/unread.texts.ts';
import { wideTableTexts } from '../../patterns/WideTable/wideTable.texts.ts';
import { accessTexts } from '../../patterns/access/access.texts.ts';
import { accountNamesTexts } from '../../patterns/accountNames/accountNames.texts.ts';
import { addressBookTexts } from '../../patterns/addressBook/addressBook.texts.ts';
import { amountTexts } from '../../patterns/amount/amount.texts.ts';
import { countriesTexts } from '../../patterns/countries/countries.texts.ts';
import { tradeWayTexts } from '../../patterns/trade/tradeWay.texts.ts';
import { scanTexts } from '../../patterns/transfer/scan.texts.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { aboutTexts } from '../../screens/about/about.texts.ts';
import { accountClosureTexts } from '../../screens/account-closure/accountClosure.texts.ts';
import { accountPlansTexts } from '../../screens/account-plans/accountPlans.texts.ts';
import { addressBookScreenTexts } from '../../screens/address-book/addressBookScreen.texts.ts';
import { addressVerificationTexts } from '../../screens/address-verification/addressVerification.texts.ts';
import { appUpdateTexts } from '../../screens/app-update/appUpdate.texts.ts';
import { accountGroupTexts } from '../../screens/assets/account-group/accountGroup.texts.ts';
import { virtualAccountsTexts } from '../../screens/assets/account-group/virtualAccounts.texts.ts';
import { accountTexts } from '../../screens/assets/account/account.texts.ts';
import { addMoneyTexts } from '../../screens/assets/add-money/addMoney.texts.ts';
import { allocationTexts } from '../../screens/assets/allocation/allocation.texts.ts';
import { assetsTexts } from '../../screens/assets/assets.texts.ts';
import { balanceHistoryTexts } from '../../screens/assets/balance-history/balanceHistory.texts.ts';
import { demoTexts } from '../../screens/assets/demo/demo.texts.ts';
import { entryNoticeTexts } from '../../screens/assets/entryNotice.texts.ts';
import { gettingStartedTexts } from '../../screens/assets/getting-started/gettingStarted.texts.ts';
import { inProgressTexts } from '../../screens/assets/in-progress/inProgress.texts.ts';
import { latestTransactionsTexts } from '../../screens/assets/latestTransactions.texts.ts';
import { biometricsTexts } from '../../screens/biometrics/biometrics.texts.ts';
import { cardTopUpTexts } from '../../screens/card-topup/cardTopUp.texts.ts';
import { cardsTexts } from '../../screens/cards/cards.texts.ts';
import { changePasswordTexts } from '../../screens/change-password/changePassword.texts.ts';
import { fiatExchangeTexts } from '../../screens/fiat-exchange/fiatExchange.texts.ts';
import { forgotPasswordTexts } from '../../screens/forgot-password/forgotPassword.texts.ts';
import { kycTexts } from '../../screens/kyc/kyc.texts.ts';
import { loginTexts } from '../../screens/login/login.texts.ts';
import { marketplaceTexts } from '../../screens/marketplace/marketplace.texts.ts';
import { notificationsTexts } from '../../screens/notifications/notifications.texts.ts';
import { profileTexts } from '../../screens/profile/profile.texts.ts';
import { receiveTexts } from '../../screens/receive/receive.texts.ts';
import { referralTexts } from '../../screens/referral/referral.texts.ts';
import { reportsTexts } from '../../screens/reports/reports.texts.ts';
import { devicesTexts, passkeysTexts, securityTexts } from '../../screens/security/security.texts.ts';
import { selectCurrencyTexts } from '../../screens/select-currency/selectCurrency.texts.ts';
import { sendTexts } from '../../screens/send/send.texts.ts';
import { sepaTopUpTexts } from '../../screens/sepa-topup/sepaTopUp.texts.ts';
import { sepaWithdrawalTexts } from '../../screens/sepa-withdrawal/sepaWithdrawal.texts.ts';
import { settingsTexts, trustedRecipientsTexts } from '../../screens/settings/settings.texts.ts';
import { signupTexts } from '../../screens/signup/signup.texts.ts';
import { supportTexts } from '../../screens/support/support.texts.ts';
import { tokenInfoTexts } from '../../screens/token-info/tokenInfo.texts.ts';
import { tradeTexts } from '../../screens/trade/trade.texts.ts';
import { heldTransferTexts, nextStepsTexts, transactionDetailTexts } from '../../screens/transactions/detail/transactionDetail.texts.ts';
import { transactionsTexts } from '../../screens/transactions/transactions.texts.ts';
import { travelRuleTexts } from '../../screens/travel-rule/travelRule.texts.ts';
import { wealthClubTexts } from '../../screens/wealth-club/wealthClub.texts.ts';

const catalogues = [
  addressFieldTexts,
  amountInputTexts,
  botCheckNoticeTexts,
  bottomSheetTexts,
  carouselTexts,
  chipTexts,
  criteriaChipsTexts,
  dateFieldTexts,
  dateRangeTexts,
  fileRowTexts,
  loadingOverlayTexts,
  noticeTexts,
  optionPickerTexts,
  passwordFieldTexts,
  qrScannerTexts,
  statusTexts,
  textAreaTexts,
  timerTexts,
  toastTexts,
  typedFieldTexts,
  moneyTexts,
  brandTexts,
  percentTexts,
  skipLinkTexts,
  copyTexts,
  welcomeTexts,
  frameTexts,
  headerTexts,
  balanceCardTexts,
  bankRequisitesTexts,
  cardCheckTexts,
  chatStandInTexts,
  codeStepTexts,
  confirmationTexts,
  customerAlertTexts,
  dealTermsTexts,
  documentUploadTexts,
  errorTexts,
  exchangeFailedTexts,
  failureTexts,
  feeSummaryTexts,
  limitMetersTexts,
  newPasswordTexts,
  notFoundTexts,
  operationCodeTexts,
  operationPromptTexts,
  payeeCheckTexts,
  priceTexts,
  recipientNoteTexts,
  sectionRailTexts,
  securityEventTexts,
  sepaBlockTexts,
  sepaTransferTexts,
  sessionTexts,
  transactionListTexts,
  transactionTitles,
  brakeTexts,
  staleTexts,
  unreadTexts,
  wideTableTexts,
  accessTexts,
  accountNamesTexts,
  addressBookTexts,
  amountTexts,
  countriesTexts,
  tradeWayTexts,
  scanTexts,
  transferTexts,
  aboutTexts,
  accountClosureTexts,
  accountPlansTexts,
  addressBookScreenTexts,
  addressVerificationTexts,
  appUpdateTexts,
  accountGroupTexts,
  virtualAccountsTexts,
  accountTexts,
  addMoneyTexts,
  allocationTexts,
  assetsTexts,
  balanceHistoryTexts,
  demoTexts,
  entryNoticeTexts,
  gettingStartedTexts,
  inProgressTexts,
  latestTransactionsTexts,
  biometricsTexts,
  cardTopUpTexts,
  cardsTexts,
  changePasswordTexts,
  fiatExchangeTexts,
  forgotPasswordTexts,
  kycTexts,
  loginTexts,
  marketplaceTexts,
  notificationsTexts,
  profileTexts,
  receiveTexts,
  referralTexts,
  reportsTexts,
  securityTexts,
  devicesTexts,
  passkeysTexts,
  selectCurrencyTexts,
  sendTexts,
  sepaTopUpTexts,
  sepaWithdrawalTexts,
  settingsTexts,
  trustedRecipientsTexts,
  signupTexts,
  supportTexts,
  tokenInfoTexts,
  tradeTexts,
  transactionDetailTexts,
  nextStepsTexts,
  heldTransferTexts,
  transactionsTexts,
  travelRuleTexts,
  wealthClubTexts,
] as const;

/**
 * All texts of the library in another language, as JSON: `fr satisfies Translation`. A missing text is a type error. `{name}` stands for a
 * value, and a text with `{count}` can be an object by plural category of the language: `{ one: …, other: … }`.
 */
export type Translation = { readonly [C in (typeof catalogues)[number] as FeatureOf<C>]: CatalogueTranslation<C> };

/** All texts of the library in English, from which a translation begins. `texts/en.json` has the same. */
export const englishTexts = collectTexts();

function collectTexts(): Translation;
function collectTexts(): unknown {
  return Object.fromEntries(catalogues.map(getSource).map(({ feature, entries }) => [feature, entries]));
}
