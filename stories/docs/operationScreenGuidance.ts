import type { Guidance } from './Guidance.types.ts';

/** Advice to the host of the screens on which money moves, and of those that show what has moved. */
export const operationScreenGuidance = {
  BuyScreen: {
    do: 'Buy at the terms of the `quote` that `onSubmit` passes: it is what the customer saw.',
    dont: 'Accept a purchase at another price: answer `priceChanged`.',
  },
  CardScreen: {
    do: 'Answer `done` for a card that is already deleted.',
    dont: 'Show the full number of a card.',
  },
  CardTopUpScreen: {
    do: 'Resolve `onSubmit` with null when the payment stopped, and put the reason into `state`.',
    dont: 'Repeat a payment whose result is unknown: the list of transactions has it.',
  },
  CardVerificationScreen: {
    do: 'Store each file before `onSend` resolves.',
    dont: 'Ask for the proof of a card that cannot pay anyway.',
  },
  CardsScreen: {
    do: 'Pass `newCardHref: null` while cards are disabled.',
    dont: 'Hide an expired card: it can still be deleted.',
  },
  FiatExchangeScreen: {
    do: 'Keep the rate as it was on entry, and exchange at the `quote` that `onSubmit` passes.',
    dont: 'Offer a target that the account cannot be exchanged into.',
  },
  HowItWorksScreen: {
    do: 'Open the share sheet in `onShare`, or copy the link where there is none.',
    dont: 'Promise a reward that the provider does not state.',
  },
  MarketplaceScreen: {
    do: 'Keep the order of the provider, and pass a logo for each theme.',
    dont: 'List a deal that cannot be opened.',
  },
  NewCardScreen: {
    do: 'Prefer the card provider’s own fields: the number then never reaches your code.',
    dont: 'Store or log what `onSubmit` passes.',
  },
  ReceiveScreen: {
    do: 'Poll while the address is being created.',
    dont: 'Shorten the address or draw your own code: the screen shows both in full.',
  },
  ReferralScreen: {
    do: 'Pass what was earned as the provider counts it.',
    dont: 'Show names of invited friends that they did not agree to.',
  },
  ReferralSlidesScreen: {
    do: 'Leave the page in `onBack`: slides are not pages.',
    dont: 'Put a slide into the address.',
  },
  ReportFileScreen: {
    do: 'Answer `ReportUnavailable` for an unknown, a foreign and an old link alike.',
    dont: 'Start the download when the page opens.',
  },
  ReportOutcomeDialog: {
    do: 'Open it with the outcome of the request, and clear the outcome in `onClose`.',
    dont: 'Offer a download: the report comes by e-mail.',
  },
  ReportsScreen: {
    do: 'Keep the open tab in the address; the screen keeps the input of each.',
    dont: 'Show the e-mail address in full.',
  },
  SelectCurrencyScreen: {
    do: 'Pass only rows that the operation of the open tab supports.',
    dont: 'Skip the page because it has one row: the customer would not see which account is used.',
  },
  SellScreen: {
    do: 'Abort a fee request by its signal, and sell at the `quote` that `onSubmit` passes.',
    dont: 'Deduct the network’s fee in `quote`: it is requested separately.',
  },
  SendScreen: {
    do: 'Send what the `quote` of `onSubmit` says, and put refusals of fields into `issues`, so that they survive the return to the form.',
    dont: 'Send twice: give each transfer one key, also when the customer repeats after a lost answer.',
  },
  SenderScreen: {
    do: 'Pass what the profile knows as `own`.',
    dont: 'Credit the transfer before the details were accepted.',
  },
  SepaTopUpScreen: {
    do: 'Show the requisites of the chosen bank, with the reference that the provider matches.',
    dont: 'Credit the account when `onDone` is called: nothing has arrived yet.',
  },
  SepaWithdrawalScreen: {
    do: 'Look up the IBAN and check the payee where the provider can; pass the accepted check on with the withdrawal.',
    dont: 'Leave out `onFundsChanged`: the balance may have changed since the amount was typed.',
  },
  TokenInfoScreen: {
    do: 'Format the figures of the deal; pass null for an unknown one.',
    dont: 'Let a customer stay who has refused an obligatory popup.',
  },
  TokenPopupDialog: {
    do: 'Store that the customer has agreed before the dialog can open again.',
    dont: 'Pass markup: the text is shown as it is.',
  },
  TransactionDetailDialog: {
    do: 'Open it by an address of its own, over the list that it was opened from.',
    dont: 'Pass `held` for an order that has already left the account: it can no longer be cancelled.',
  },
  TransactionsScreen: {
    do: 'Keep filters and the open order in the address, and a page’s identity while nothing in it changes.',
    dont: 'Sort or group the rows: they arrive newest first.',
  },
  TravelRuleSendScreen: {
    do: 'Check in `onRecipient` whether the address is under the rule, and keep `values` for the step that refuses.',
    dont: 'Send before the beneficiary was reviewed.',
  },
  TravelRuleTransactionScreen: {
    do: 'Request the fee again when the approved send is opened: the old one has expired.',
    dont: 'Offer a cancellation that the provider refuses.',
  },
  WealthClubScreen: {
    do: 'Pass the provider’s state of the event; speakers and pictures are content of the brand.',
    dont: 'Offer the request to a customer whose plan includes the invitation.',
  },
} as const satisfies Readonly<Record<string, Guidance>>;
