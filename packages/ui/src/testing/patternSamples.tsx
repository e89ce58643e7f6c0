import { plainPrice } from '@wallet/core/fees/price';
import { eur } from '@wallet/core/testing/amounts';
import { AccessHero } from '../patterns/AccessHero/AccessHero.tsx';
import { Course } from '../patterns/AccessHero/Course.tsx';
import { HeroChart } from '../patterns/AccessHero/HeroChart.tsx';
import { AccessIssueNotice } from '../patterns/access/AccessIssueNotice.tsx';
import { AccountSelect } from '../patterns/AccountSelect/AccountSelect.tsx';
import { SelectCard } from '../patterns/AccountSelect/SelectCard.tsx';
import { AmountPair } from '../patterns/AmountPair/AmountPair.tsx';
import { AppFrame } from '../patterns/AppFrame/AppFrame.tsx';
import type { MenuView } from '../patterns/AppFrame/AppFrame.types.ts';
import { MenuContent } from '../patterns/AppFrame/MenuContent.tsx';
import { MenuSheet } from '../patterns/AppFrame/MenuSheet.tsx';
import { AppHeader } from '../patterns/AppHeader/AppHeader.tsx';
import { BankRequisites } from '../patterns/BankRequisites/BankRequisites.tsx';
import { BalanceCard } from '../patterns/BalanceCard/BalanceCard.tsx';
import { CardCheckDialog } from '../patterns/CardCheck/CardCheckDialog.tsx';
import { ChatStandInDialog } from '../patterns/ChatStandIn/ChatStandInDialog.tsx';
import { CountrySelect } from '../patterns/countries/CountrySelect.tsx';
import { LinkedText } from '../patterns/CustomerAlert/LinkedText.tsx';
import { DealTerms } from '../patterns/DealTerms/DealTerms.tsx';
import { ConfirmByCode } from '../patterns/Confirmation/ConfirmByCode.tsx';
import { ConfirmationDialog, ConfirmByPasskey, ConfirmByPassword } from '../patterns/Confirmation/ConfirmationDialog.tsx';
import { ConfirmationIssue } from '../patterns/Confirmation/ConfirmationIssue.tsx';
import { CallFailedDialog, CallOutcomeDialog } from '../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../patterns/ErrorDialog/ErrorDialog.tsx';
import { MessageDialog } from '../patterns/ErrorDialog/MessageDialog.tsx';
import { ErrorPage } from '../patterns/ErrorPage/ErrorPage.tsx';
import { FailureNotice } from '../patterns/FailureNotice/FailureNotice.tsx';
import { FeeSummary } from '../patterns/FeeSummary/FeeSummary.tsx';
import { FilledPage } from '../patterns/FilledPage/FilledPage.tsx';
import { FormLayout } from '../patterns/form/FormLayout.tsx';
import { LimitMeters } from '../patterns/LimitMeters/LimitMeters.tsx';
import { RowsInView } from '../patterns/LongList/RowsInView.tsx';
import { LongList } from '../patterns/LongList/LongList.tsx';
import { NotFoundPage } from '../patterns/NotFoundPage/NotFoundPage.tsx';
import { OperationColumns } from '../patterns/OperationForm/OperationColumns.tsx';
import { OperationForm } from '../patterns/OperationForm/OperationForm.tsx';
import { OperationGate, OperationPromptDialog } from '../patterns/OperationPrompt/OperationGate.tsx';
import { OverlaySlot } from '../patterns/OverlaySlot/OverlaySlot.tsx';
import { LoadFailed } from '../patterns/PageStates/LoadFailed.tsx';
import { OfflinePage } from '../patterns/PageStates/OfflinePage.tsx';
import { RetryButton } from '../patterns/PageStates/RetryButton.tsx';
import { PriceBreakdown } from '../patterns/PriceBreakdown/PriceBreakdown.tsx';
import type { OrderPrice } from '../patterns/PriceBreakdown/PriceBreakdown.types.ts';
import { PriceGroup } from '../patterns/PriceBreakdown/PriceGroup.tsx';
import { PriceSummary } from '../patterns/PriceBreakdown/PriceSummary.tsx';
import { PayeeCheck } from '../patterns/PayeeCheck/PayeeCheck.tsx';
import { TransferPauseDialog } from '../patterns/TransferPause/TransferPauseDialog.tsx';
import { MiddleRateDialog } from '../patterns/PriceBreakdown/MiddleRateDialog.tsx';
import { MiddleRateInfo } from '../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { RecipientNote } from '../patterns/RecipientNote/RecipientNote.tsx';
import { RefreshButton } from '../patterns/RefreshButton/RefreshButton.tsx';
import { SepaBlockDialog } from '../patterns/SepaBlock/SepaBlockDialog.tsx';
import { IdleWarning } from '../patterns/SessionDialogs/IdleWarning.tsx';
import { SessionEnded } from '../patterns/SessionDialogs/SessionEnded.tsx';
import { StaleNote } from '../patterns/StaleNote/StaleNote.tsx';
import { StatePage } from '../patterns/StatePage/StatePage.tsx';
import { StickyActions } from '../patterns/StickyActions/StickyActions.tsx';
import { ToastRegion } from '../patterns/ToastRegion/ToastRegion.tsx';
import { NotificationBell } from '../patterns/Unread/NotificationBell.tsx';
import { UnreadCount } from '../patterns/Unread/UnreadCount.tsx';
import { UnreadTitle } from '../patterns/Unread/UnreadTitle.tsx';
import { LinkProvider } from '../patterns/WalletRoot/LinkProvider.tsx';
import { Slots } from '../patterns/WalletRoot/Slots.tsx';
import { WalletRoot } from '../patterns/WalletRoot/WalletRoot.tsx';
import { RailedForm } from '../patterns/SectionRail/RailedForm.tsx';
import { RailedColumns } from '../patterns/SectionRail/RailedColumns.tsx';
import { PageWaiting } from '../patterns/PageStates/PageWaiting.tsx';
import { WideTable } from '../patterns/WideTable/WideTable.tsx';
import { MarketRate } from '../patterns/trade/MarketRate.tsx';
import { RateFreshness } from '../patterns/trade/RateFreshness.tsx';
import { ResultAnnouncement } from '../patterns/trade/ResultAnnouncement.tsx';
import { TradeWays } from '../patterns/trade/TradeWays.tsx';
import { LanguageSwitch } from '../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { VisitorPage } from '../patterns/VisitorPage/VisitorPage.tsx';
import { createAssemblySample, createForwardingSample, noop, type Samples } from './Sample.ts';

const hrefs = { kyc: '#kyc', support: '#support', addressVerification: '#address' };
const account = { id: 1, name: 'Euro', provider: 'Halden', balance: eur('10') };
const limit = { total: eur('100'), left: eur('40') };
const price: OrderPrice = {
  ...plainPrice(eur('102.87'), eur('2.87')),
  middleRate: null,
  base: '',
  quote: '',
};
const answered = async () => ({ kind: 'done' }) as const;
const confirming = {
  operation: { kind: 'exchange', amount: null, payee: null, payeeName: 'Euro', fee: null, rate: '1.07' },
  phone: '+370***01',
  onPasskey: answered,
  onRequestCode: async () => ({ kind: 'done', resendAt: 0 }) as const,
  onCode: answered,
  onPassword: answered,
  onAgain: noop,
  onContactSupport: noop,
} as const;
const menu: MenuView = {
  entries: [{ name: 'accounts', href: '#accounts', current: true }],
  customer: { name: 'Alice Berg', plan: null, planHref: '#plan', prices: [], onLogOut: noop },
  version: '1.0.0',
};

export const patternSamples: Samples = {
  'patterns/AccountSelect/AccountSelect': createForwardingSample('button', (props) => (
    <AccountSelect look="field" label="From" accounts={[account, { ...account, id: 2 }]} value={1} onValueChange={noop} {...props} />
  )),
  'patterns/AccountSelect/SelectCard': createForwardingSample('div', (props) => <SelectCard {...props}>From</SelectCard>),
  'patterns/AmountPair/AmountPair': createForwardingSample('div', (props) => (
    <AmountPair {...props} give="Give" get="Get" swapLabel="Swap" onSwap={noop} />
  )),
  'patterns/PageStates/OfflinePage': createAssemblySample(<OfflinePage onRetry={noop} onBack={noop} />),
  'patterns/PageStates/PageWaiting': createAssemblySample(<PageWaiting />),
  'patterns/trade/MarketRate': createAssemblySample(
    <MarketRate price="60300" pricedAt={0} cameAt={null}>
      1 BTC = €60,300.00
    </MarketRate>,
  ),
  'patterns/trade/ResultAnnouncement': createAssemblySample(<ResultAnnouncement typed="" given={null} received={null} />),
  'patterns/trade/RateFreshness': createAssemblySample(<RateFreshness at={null}>Final rate</RateFreshness>),
  'patterns/trade/TradeWays': createAssemblySample(<TradeWays current="buy" hrefs={{ sell: '#sell', exchange: '#exchange' }} />),
  'patterns/AppFrame/AppFrame': createAssemblySample(
    <AppFrame menu={menu} offline>
      Content
    </AppFrame>,
  ),
  'patterns/AppFrame/MenuContent': createAssemblySample(<MenuContent menu={menu} place="side" />),
  'patterns/AppFrame/MenuSheet': createAssemblySample(<MenuSheet bell={null}>Content</MenuSheet>),
  'patterns/AppHeader/AppHeader': createForwardingSample('header', (props) => <AppHeader {...props} title="Profile" onBack={noop} />),
  'patterns/BalanceCard/BalanceCard': createForwardingSample('section', (props) => (
    <BalanceCard {...props} label="Total balance" value={eur('10')} onHiddenChange={noop} />
  )),
  'patterns/BankRequisites/BankRequisites': createForwardingSample('div', (props) => (
    <BankRequisites
      {...props}
      requisites={{
        beneficiaryName: 'Alice Berg',
        iban: 'LT601010012345678901',
        reference: 'HLD-204817',
        beneficiaryAddress: 'Vilnius',
        bic: 'HALDLT22',
        bankName: 'Halden Payments',
        bankAddress: 'Vilnius',
      }}
    />
  )),
  'patterns/CardCheck/CardCheckDialog': createForwardingSample('dialog', (props) => <CardCheckDialog {...props} onAnswer={noop} />),
  'patterns/ChatStandIn/ChatStandInDialog': createForwardingSample('dialog', (props) => <ChatStandInDialog {...props} name={null} />),
  'patterns/Confirmation/ConfirmationDialog': createForwardingSample('dialog', (props) => (
    <ConfirmationDialog {...props} {...confirming} operation={{ ...confirming.operation, amount: eur('10') }} methods={['passkey']} />
  )),
  'patterns/Confirmation/ConfirmByCode': createAssemblySample(<ConfirmByCode {...confirming} phone="+370***01" ways={null} />),
  'patterns/Confirmation/ConfirmByPasskey': createAssemblySample(<ConfirmByPasskey {...confirming} ways={null} />),
  'patterns/Confirmation/ConfirmByPassword': createAssemblySample(<ConfirmByPassword {...confirming} ways={null} />),
  'patterns/Confirmation/ConfirmationIssue': createAssemblySample(
    <ConfirmationIssue outcome={{ kind: 'stopped', seconds: 60 }} refusal={undefined} />,
  ),
  'patterns/CustomerAlert/LinkedText': createAssemblySample(<LinkedText text="Read https://example.org first." />),
  'patterns/DealTerms/DealTerms': createForwardingSample('section', (props) => <DealTerms {...props} terms={[]} />),
  'patterns/ErrorDialog/CallFailedDialog': createForwardingSample('dialog', (props) => (
    <CallFailedDialog {...props} outcome={{ kind: 'failed', failure: 'unavailable' }} onClose={noop} />
  )),
  'patterns/ErrorDialog/MessageDialog': createForwardingSample('dialog', (props) => (
    <MessageDialog {...props} title="Sent" onClose={noop} />
  )),
  'patterns/ErrorDialog/CallOutcomeDialog': createForwardingSample('dialog', (props) => (
    <CallOutcomeDialog
      {...props}
      outcome={{ kind: 'done' }}
      texts={{ accepted: 'Done', acceptedText: 'It is on its way.' }}
      onClose={noop}
    />
  )),
  'patterns/ErrorDialog/ErrorDialog': createForwardingSample('dialog', (props) => <ErrorDialog {...props} onClose={noop} />),
  'patterns/ErrorPage/ErrorPage': createForwardingSample('div', (props) => <ErrorPage {...props} homeHref="#home" reference="a1b2" />),
  'patterns/FailureNotice/FailureNotice': createForwardingSample('div', (props) => <FailureNotice {...props} failure="offline" />),
  'patterns/FeeSummary/FeeSummary': createForwardingSample('div', (props) => (
    <FeeSummary {...props} items={[{ label: 'Fee', value: '€1.00' }]} />
  )),
  'patterns/FilledPage/FilledPage': createForwardingSample('main', (props) => <FilledPage {...props}>Content</FilledPage>),
  'patterns/LimitMeters/LimitMeters': createForwardingSample('div', (props) => (
    <LimitMeters {...props} limits={{ perOperation: eur('10'), daily: limit, monthly: limit }} />
  )),
  'patterns/LongList/LongList': createAssemblySample(<LongList items={['Euro']}>{(name) => <li key={name}>{name}</li>}</LongList>),
  'patterns/LongList/RowsInView': createAssemblySample(<RowsInView count={2} renderRow={(row) => <li key={row}>Row {row}</li>} />),
  'patterns/NotFoundPage/NotFoundPage': createForwardingSample('div', (props) => <NotFoundPage {...props} homeHref="#home" />),
  'patterns/AccessHero/AccessHero': createAssemblySample(<AccessHero />),
  'patterns/AccessHero/HeroChart': createAssemblySample(<HeroChart />),
  'patterns/AccessHero/Course': createAssemblySample(<Course current={1} />),
  'patterns/OperationForm/OperationColumns': createAssemblySample(<OperationColumns>The form</OperationColumns>),
  'patterns/SectionRail/RailedForm': createForwardingSample('form', (props) => (
    <RailedForm title="Change password" current="profile" {...props} />
  )),
  'patterns/SectionRail/RailedColumns': createAssemblySample(<RailedColumns current="settings">rows</RailedColumns>),
  'patterns/WideTable/WideTable': createAssemblySample(
    <WideTable columns={[{ name: 'name', label: 'Name' }]} order={null} onOrder={noop}>
      {(headings) => headings}
    </WideTable>,
  ),
  'patterns/OperationForm/OperationForm': createForwardingSample('form', (props) => (
    <OperationForm {...props} title="Send" onBack={noop}>
      Fields
    </OperationForm>
  )),
  'patterns/OperationPrompt/OperationGate': createAssemblySample(
    <OperationGate operation="send" state={{ kind: 'failed', failure: 'unavailable', onRetry: noop }} hrefs={hrefs} onLeave={noop} />,
  ),
  'patterns/OperationPrompt/OperationPromptDialog': createForwardingSample('dialog', (props) => (
    <OperationPromptDialog {...props} prompt="confirmAddress" hrefs={hrefs} />
  )),
  'patterns/OverlaySlot/OverlaySlot': createAssemblySample(<OverlaySlot />),
  'patterns/PageStates/RetryButton': createForwardingSample('button', (props) => <RetryButton {...props} />),
  'patterns/PageStates/LoadFailed': createForwardingSample('div', (props) => <LoadFailed {...props} failure="unexpected" onRetry={noop} />),
  'patterns/PayeeCheck/PayeeCheck': createForwardingSample('div', (props) => (
    <PayeeCheck {...props} state={{ kind: 'match' }} name="Jane Roe" accepted={false} onAcceptedChange={noop} onRetry={noop} />
  )),
  'patterns/PriceBreakdown/MiddleRateDialog': createAssemblySample(<MiddleRateDialog onClose={noop} />),
  'patterns/PriceBreakdown/MiddleRateInfo': createAssemblySample(<MiddleRateInfo />),
  'patterns/PriceBreakdown/PriceBreakdown': createForwardingSample('dl', (props) => <PriceBreakdown {...props} price={price} />),
  'patterns/PriceBreakdown/PriceGroup': createAssemblySample(<PriceGroup state={{ kind: 'ready', price }} />),
  'patterns/PriceBreakdown/PriceSummary': createForwardingSample('div', (props) => (
    <PriceSummary {...props} rates="" typed="" items={[{ label: 'Fee', value: '€1.00' }]} />
  )),
  'patterns/TransferPause/TransferPauseDialog': createForwardingSample('dialog', (props) => (
    <TransferPauseDialog
      {...props}
      question={{ reasons: ['new_recipient'], purposes: ['family', 'other'], seconds: 7200 }}
      onHold={async () => ({ kind: 'done' })}
      onContactSupport={noop}
    />
  )),
  'patterns/RecipientNote/RecipientNote': createAssemblySample(<RecipientNote kind="iban" lastUsedAt={null} isTrusted={false} />),
  'patterns/RefreshButton/RefreshButton': createForwardingSample('button', (props) => (
    <RefreshButton {...props} label="Refresh" refreshing={false} onRefresh={noop} />
  )),
  'patterns/SepaBlock/SepaBlockDialog': createForwardingSample('dialog', (props) => (
    <SepaBlockDialog {...props} block="addressNeeded" onClose={noop} onLogInAgain={noop} addressVerificationHref="#address" />
  )),
  'patterns/SessionDialogs/IdleWarning': createForwardingSample('dialog', (props) => (
    <IdleWarning {...props} open secondsLeft={30} onStay={noop} onLogOut={noop} />
  )),
  'patterns/SessionDialogs/SessionEnded': createForwardingSample('dialog', (props) => (
    <SessionEnded {...props} reason="idle" logInHref="#log-in" />
  )),
  'patterns/StaleNote/StaleNote': createForwardingSample('span', (props) => <StaleNote {...props} updatedAt="14:02" />),
  'patterns/StatePage/StatePage': createForwardingSample('div', (props) => (
    <StatePage {...props} action={<a href="#home">Home</a>}>
      Done
    </StatePage>
  )),
  'patterns/StickyActions/StickyActions': createForwardingSample('div', (props) => <StickyActions {...props}>Continue</StickyActions>),
  'patterns/ToastRegion/ToastRegion': createForwardingSample('section', (props) => <ToastRegion {...props} />),
  'patterns/Unread/NotificationBell': createForwardingSample('a', (props) => (
    <NotificationBell {...props} href="#notifications" unread={2} current={false} />
  )),
  'patterns/Unread/UnreadCount': createForwardingSample('span', (props) => <UnreadCount {...props} unread={2} />),
  'patterns/Unread/UnreadTitle': createAssemblySample(<UnreadTitle>Top-up</UnreadTitle>),
  'patterns/WalletRoot/LinkProvider': createAssemblySample(<LinkProvider navigate={() => undefined}>Content</LinkProvider>),
  'patterns/WalletRoot/Slots': createAssemblySample(<Slots />),
  'patterns/WalletRoot/WalletRoot': createAssemblySample(<WalletRoot>Content</WalletRoot>),
  'patterns/LanguageSwitch/LanguageSwitch': createAssemblySample(<LanguageSwitch onLanguage={noop} />),
  'patterns/VisitorPage/VisitorPage': createAssemblySample(<VisitorPage onBack={noop}>Content</VisitorPage>),
  'patterns/access/AccessIssueNotice': createAssemblySample(
    <AccessIssueNotice
      issue={{ kind: 'wrongCredentials' }}
      place="login"
      signUpHref="#sign-up"
      logInHref="#log-in"
      supportHref="#support"
    />,
  ),
  'patterns/countries/CountrySelect': createForwardingSample('button', (props) => (
    <CountrySelect label="Country" value={null} onValueChange={noop} {...props} />
  )),
  'patterns/form/FormLayout': createForwardingSample('form', (props) => <FormLayout {...props}>Fields</FormLayout>),
};
