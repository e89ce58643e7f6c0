import { germanAddressFieldTexts } from '../../components/AddressField/AddressField.texts.de.ts';
import { germanAmountTexts } from '../../patterns/amount/amount.texts.de.ts';
import { germanAmountInputTexts } from '../../components/AmountInput/AmountInput.texts.de.ts';
import { germanBotCheckNoticeTexts } from '../../components/BotCheckNotice/BotCheckNotice.texts.de.ts';
import { germanBottomSheetTexts } from '../../components/BottomSheet/BottomSheet.texts.de.ts';
import { germanCarouselTexts } from '../../components/Carousel/Carousel.texts.de.ts';
import { germanCriteriaChipsTexts } from '../../components/CriteriaChips/CriteriaChips.texts.de.ts';
import { germanDateFieldTexts } from '../../components/DateField/DateField.texts.de.ts';
import { germanDateRangeTexts } from '../../components/DateRange/DateRange.texts.de.ts';
import { germanFileRowTexts } from '../../components/FileRow/FileRow.texts.de.ts';
import { germanOptionPickerTexts } from '../../components/OptionPicker/OptionPicker.texts.de.ts';
import { germanPasswordFieldTexts } from '../../components/PasswordField/PasswordField.texts.de.ts';
import { germanQrScannerTexts } from '../../components/QrScanner/QrScanner.texts.de.ts';
import { germanStatusTexts } from '../../components/StatusBadge/StatusBadge.texts.de.ts';
import { germanTextAreaTexts } from '../../components/TextArea/TextArea.texts.de.ts';
import { germanTimerTexts } from '../../components/Timer/Timer.texts.de.ts';
import { germanToastTexts } from '../../components/Toast/Toast.texts.de.ts';
import { germanTypedFieldTexts } from '../../foundations/Field/typedField.texts.de.ts';
import { germanMoneyTexts } from '../../foundations/Money/Money.texts.de.ts';
import { germanPayeeCheckTexts } from '../../patterns/PayeeCheck/payeeCheck.texts.de.ts';
import { germanHeldTransferTexts } from '../../screens/transactions/detail/heldTransfer.texts.de.ts';
import { germanBrakeTexts } from '../../patterns/TransferPause/transferPause.texts.de.ts';
import { germanRecipientNoteTexts } from '../../patterns/RecipientNote/recipientNote.texts.de.ts';
import { germanPercentTexts } from '../../foundations/Percent/percent.texts.de.ts';
import { germanCopyTexts } from '../../foundations/copying/copy.texts.de.ts';
import { germanFrameTexts } from '../../patterns/AppFrame/frame.texts.de.ts';
import { germanHeaderTexts } from '../../patterns/AppHeader/AppHeader.texts.de.ts';
import { germanBalanceCardTexts } from '../../patterns/BalanceCard/balanceCard.texts.de.ts';
import { germanCardCheckTexts } from '../../patterns/CardCheck/cardCheck.texts.de.ts';
import { germanChatStandInTexts } from '../../patterns/ChatStandIn/chatStandIn.texts.de.ts';
import { germanConfirmationTexts } from '../../patterns/Confirmation/confirmation.texts.de.ts';
import { germanCodeStepTexts } from '../../patterns/CodeStep/codeStep.texts.de.ts';
import { germanCustomerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.de.ts';
import { germanDealTermsTexts } from '../../patterns/DealTerms/dealTerms.texts.de.ts';
import { germanDocumentUploadTexts } from '../../patterns/DocumentUpload/documentUpload.texts.de.ts';
import { germanErrorTexts } from '../../patterns/ErrorPage/error.texts.de.ts';
import { germanExchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.de.ts';
import { germanFailureTexts } from '../../patterns/FailureNotice/failure.texts.de.ts';
import { germanLimitMetersTexts } from '../../patterns/LimitMeters/limitMeters.texts.de.ts';
import { germanSectionRailTexts } from '../../patterns/SectionRail/sectionRail.texts.de.ts';
import { germanWideTableTexts } from '../../patterns/WideTable/wideTable.texts.de.ts';
import { germanOperationAsideTexts } from '../../patterns/OperationAside/operationAside.texts.de.ts';
import { germanNewPasswordTexts } from '../../patterns/NewPassword/newPassword.texts.de.ts';
import { germanNotFoundTexts } from '../../patterns/NotFoundPage/notFound.texts.de.ts';
import { germanOperationCodeTexts } from '../../patterns/OperationCode/operationCode.texts.de.ts';
import { germanOperationPromptTexts } from '../../patterns/OperationPrompt/operationPrompt.texts.de.ts';
import { germanPriceTexts } from '../../patterns/PriceBreakdown/price.texts.de.ts';
import { germanSepaBlockTexts } from '../../patterns/SepaBlock/sepaBlock.texts.de.ts';
import { germanSepaTransferTexts } from '../../patterns/SepaTransfer/sepaTransfer.texts.de.ts';
import { germanSessionTexts } from '../../patterns/SessionDialogs/session.texts.de.ts';
import { germanSecurityEventTexts } from '../../patterns/SecurityEvent/securityEvent.texts.de.ts';
import { germanTransactionListTexts } from '../../patterns/TransactionList/transactionList.texts.de.ts';
import { germanTransactionTitles } from '../../patterns/TransactionList/transactionTitles.texts.de.ts';
import { germanUnreadTexts } from '../../patterns/Unread/unread.texts.de.ts';
import { germanAccessTexts } from '../../patterns/access/access.texts.de.ts';
import { germanAddressBookTexts } from '../../patterns/addressBook/addressBook.texts.de.ts';
import { germanCountriesTexts } from '../../patterns/countries/countries.texts.de.ts';
import { germanScanTexts } from '../../patterns/transfer/scan.texts.de.ts';
import { germanTransferTexts } from '../../patterns/transfer/transfer.texts.de.ts';
import { germanAboutTexts } from '../../screens/about/about.texts.de.ts';
import { germanAccountClosureTexts } from '../../screens/account-closure/accountClosure.texts.de.ts';
import { germanAccountPlansTexts } from '../../screens/account-plans/accountPlans.texts.de.ts';
import { germanAddressBookScreenTexts } from '../../screens/address-book/addressBookScreen.texts.de.ts';
import { germanAddressVerificationTexts } from '../../screens/address-verification/addressVerification.texts.de.ts';
import { germanAppUpdateTexts } from '../../screens/app-update/appUpdate.texts.de.ts';
import { germanAccountGroupTexts } from '../../screens/assets/account-group/accountGroup.texts.de.ts';
import { germanAllocationTexts } from '../../screens/assets/allocation/allocation.texts.de.ts';
import { germanAssetsTexts } from '../../screens/assets/assets.texts.de.ts';
import { germanBalanceHistoryTexts } from '../../screens/assets/balance-history/balanceHistory.texts.de.ts';
import { germanDemoTexts } from '../../screens/assets/demo/demo.texts.de.ts';
import { germanEntryNoticeTexts } from '../../screens/assets/entryNotice.texts.de.ts';
import { germanInProgressTexts } from '../../screens/assets/in-progress/inProgress.texts.de.ts';
import { germanLatestTransactionsTexts } from '../../screens/assets/latestTransactions.texts.de.ts';
import { germanVirtualAccountsTexts } from '../../screens/assets/account-group/virtualAccounts.texts.de.ts';
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
import { germanDevicesTexts } from '../../screens/security/devices.texts.de.ts';
import { germanSelectCurrencyTexts } from '../../screens/select-currency/selectCurrency.texts.de.ts';
import { germanSendTexts } from '../../screens/send/send.texts.de.ts';
import { germanBankRequisitesTexts } from '../../patterns/BankRequisites/bankRequisites.texts.de.ts';
import { germanAccountTexts } from '../../screens/assets/account/account.texts.de.ts';
import { germanAddMoneyTexts } from '../../screens/assets/add-money/addMoney.texts.de.ts';
import { germanGettingStartedTexts } from '../../screens/assets/getting-started/gettingStarted.texts.de.ts';
import { germanSepaTopUpTexts } from '../../screens/sepa-topup/sepaTopUp.texts.de.ts';
import { germanSepaWithdrawalTexts } from '../../screens/sepa-withdrawal/sepaWithdrawal.texts.de.ts';
import { germanPasskeysTexts } from '../../screens/security/passkeys.texts.de.ts';
import { germanSecurityTexts } from '../../screens/security/security.texts.de.ts';
import { germanSettingsTexts } from '../../screens/settings/settings.texts.de.ts';
import { germanSignupTexts } from '../../screens/signup/signup.texts.de.ts';
import { germanSupportTexts } from '../../screens/support/support.texts.de.ts';
import { germanTokenInfoTexts } from '../../screens/token-info/tokenInfo.texts.de.ts';
import { germanTradeWayTexts } from '../../patterns/trade/tradeWay.texts.de.ts';
import { germanTradeTexts } from '../../screens/trade/trade.texts.de.ts';
import { germanNextStepsTexts } from '../../screens/transactions/detail/nextSteps.texts.de.ts';
import { germanTransactionDetailTexts } from '../../screens/transactions/detail/transactionDetail.texts.de.ts';
import { germanTransactionsTexts } from '../../screens/transactions/transactions.texts.de.ts';
import { germanTravelRuleTexts } from '../../screens/travel-rule/travelRule.texts.de.ts';
import { germanTrustedRecipientsTexts } from '../../screens/settings/trusted-recipients/trustedRecipients.texts.de.ts';
import { germanWealthClubTexts } from '../../screens/wealth-club/wealthClub.texts.de.ts';
import { germanWelcomeTexts } from '../../patterns/AccessHero/welcome.texts.de.ts';
import type { TextOverrides } from '../Texts.tsx';

/**
 * All German texts by catalogue, for `TextsProvider`, to be used with a `LocaleProvider` of `de-DE`. Import it lazily when German is
 * selected, so that other customers do not load it. The German texts of each catalogue are in a file next to the English ones.
 */
export const germanTexts: TextOverrides = {
  about: germanAboutTexts,
  access: germanAccessTexts,
  'account-closure': germanAccountClosureTexts,
  'account-group': germanAccountGroupTexts,
  'account-plans': germanAccountPlansTexts,
  'address-book': germanAddressBookTexts,
  'address-book-screen': germanAddressBookScreenTexts,
  'address-field': germanAddressFieldTexts,
  'address-verification': germanAddressVerificationTexts,
  allocation: germanAllocationTexts,
  amount: germanAmountTexts,
  'amount-input': germanAmountInputTexts,
  'app-update': germanAppUpdateTexts,
  'asset-alerts': germanCustomerAlertTexts,
  assets: germanAssetsTexts,
  'balance-card': germanBalanceCardTexts,
  'balance-history': germanBalanceHistoryTexts,
  biometrics: germanBiometricsTexts,
  'bot-check-notice': germanBotCheckNoticeTexts,
  'bottom-sheet': germanBottomSheetTexts,
  'card-check': germanCardCheckTexts,
  'card-topup': germanCardTopUpTexts,
  cards: germanCardsTexts,
  carousel: germanCarouselTexts,
  'change-password': germanChangePasswordTexts,
  'chat-stand-in': germanChatStandInTexts,
  'code-step': germanCodeStepTexts,
  copy: germanCopyTexts,
  countries: germanCountriesTexts,
  'criteria-chips': germanCriteriaChipsTexts,
  'date-field': germanDateFieldTexts,
  'date-range': germanDateRangeTexts,
  'deal-terms': germanDealTermsTexts,
  demo: germanDemoTexts,
  'document-upload': germanDocumentUploadTexts,
  'entry-notice': germanEntryNoticeTexts,
  error: germanErrorTexts,
  'exchange-failed': germanExchangeFailedTexts,
  failure: germanFailureTexts,
  'fiat-exchange': germanFiatExchangeTexts,
  'file-row': germanFileRowTexts,
  'forgot-password': germanForgotPasswordTexts,
  frame: germanHeaderTexts,
  'in-progress': germanInProgressTexts,
  kyc: germanKycTexts,
  'latest-transactions': germanLatestTransactionsTexts,
  'limit-meters': germanLimitMetersTexts,
  login: germanLoginTexts,
  marketplace: germanMarketplaceTexts,
  menu: germanFrameTexts,
  money: germanMoneyTexts,
  'new-password': germanNewPasswordTexts,
  'not-found': germanNotFoundTexts,
  notifications: germanNotificationsTexts,
  'notifications-mark': germanUnreadTexts,
  confirmation: germanConfirmationTexts,
  'operation-code': germanOperationCodeTexts,
  'operation-aside': germanOperationAsideTexts,
  'operation-prompt': germanOperationPromptTexts,
  price: germanPriceTexts,
  'option-picker': germanOptionPickerTexts,
  'password-field': germanPasswordFieldTexts,
  brake: germanBrakeTexts,
  'held-transfer': germanHeldTransferTexts,
  'payee-check': germanPayeeCheckTexts,
  percent: germanPercentTexts,
  profile: germanProfileTexts,
  'qr-scanner': germanQrScannerTexts,
  'security-event': germanSecurityEventTexts,
  devices: germanDevicesTexts,
  receive: germanReceiveTexts,
  'recipient-note': germanRecipientNoteTexts,
  referral: germanReferralTexts,
  'next-steps': germanNextStepsTexts,
  reports: germanReportsTexts,
  scan: germanScanTexts,
  'select-currency': germanSelectCurrencyTexts,
  send: germanSendTexts,
  'sepa-block': germanSepaBlockTexts,
  'bank-requisites': germanBankRequisitesTexts,
  account: germanAccountTexts,
  'add-money': germanAddMoneyTexts,
  'getting-started': germanGettingStartedTexts,
  'sepa-topup': germanSepaTopUpTexts,
  'sepa-transfer': germanSepaTransferTexts,
  'sepa-withdrawal': germanSepaWithdrawalTexts,
  session: germanSessionTexts,
  passkeys: germanPasskeysTexts,
  security: germanSecurityTexts,
  settings: germanSettingsTexts,
  signup: germanSignupTexts,
  'status-badge': germanStatusTexts,
  support: germanSupportTexts,
  'text-area': germanTextAreaTexts,
  timer: germanTimerTexts,
  toast: germanToastTexts,
  'token-info': germanTokenInfoTexts,
  trade: germanTradeTexts,
  'trade-way': germanTradeWayTexts,
  'transaction-detail': germanTransactionDetailTexts,
  'transaction-list': germanTransactionListTexts,
  'transaction-titles': germanTransactionTitles,
  transactions: germanTransactionsTexts,
  transfer: germanTransferTexts,
  'travel-rule': germanTravelRuleTexts,
  'trusted-recipients': germanTrustedRecipientsTexts,
  'virtual-accounts': germanVirtualAccountsTexts,
  'wealth-club': germanWealthClubTexts,
  welcome: germanWelcomeTexts,
  'section-rail': germanSectionRailTexts,
  'wide-table': germanWideTableTexts,
  'typed-field': germanTypedFieldTexts,
};
