import { plainPrice } from '@wallet/core/fees/price';
import { eur } from '@wallet/core/testing/amounts';
import { AccessHero } from '../patterns/AccessHero/AccessHero.tsx';
import { Course } from '../patterns/AccessHero/Course.tsx';
import { AccessIssueNotice } from '../patterns/access/AccessIssueNotice.tsx';
import { AccountSelect } from '../patterns/AccountSelect/AccountSelect.tsx';
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
import { ConfirmByPasskey } from '../patterns/Confirmation/ConfirmationDialog.tsx';
import { ConfirmByPassword } from '../patterns/Confirmation/ConfirmationDialog.tsx';
import { ConfirmationDialog } from '../patterns/Confirmation/ConfirmationDialog.tsx';
import { TooMany } from '../patterns/Confirmation/TooMany.tsx';
import { CallFailedDialog } from '../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { CallOutcomeDialog } from '../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../patterns/ErrorDialog/ErrorDialog.tsx';
import { ErrorPage } from '../patterns/ErrorPage/ErrorPage.tsx';
import { FailureNotice } from '../patterns/FailureNotice/FailureNotice.tsx';
import { FeeSummary } from '../patterns/FeeSummary/FeeSummary.tsx';
import { FilledPage } from '../patterns/FilledPage/FilledPage.tsx';
import { FormLayout } from '../patterns/form/FormLayout.tsx';
import { LimitMeters } from '../patterns/LimitMeters/LimitMeters.tsx';
import { RowsInView } from '../patterns/LongList/RowsInView.tsx';
import { LongList } from '../patterns/LongList/LongList.tsx';
import { NotFoundPage } from '../patterns/NotFoundPage/NotFoundPage.tsx';
import { OperationAside } from '../patterns/OperationAside/OperationAside.tsx';
import { OperationColumns } from '../patterns/OperationAside/OperationColumns.tsx';
import { OperationForm } from '../patterns/OperationForm/OperationForm.tsx';
import { OperationGate } from '../patterns/OperationPrompt/OperationGate.tsx';
import { OperationPromptDialog } from '../patterns/OperationPrompt/OperationGate.tsx';
import { OverlaySlot } from '../patterns/OverlaySlot/OverlaySlot.tsx';
import { LoadFailed } from '../patterns/PageStates/LoadFailed.tsx';
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
import { RailedColumns } from '../patterns/SectionRail/RailedColumns.tsx';
import { PageWaiting } from '../patterns/PageStates/PageWaiting.tsx';
import { WideTable } from '../patterns/WideTable/WideTable.tsx';
import { MarketRate } from '../patterns/trade/MarketRate.tsx';
import { RateFreshness } from '../patterns/trade/RateFreshness.tsx';
import { ResultNews } from '../patterns/trade/ResultNews.tsx';
import { TradeArrival } from '../patterns/trade/TradeArrival.tsx';
import { TradeWays } from '../patterns/trade/TradeWays.tsx';
import { LanguageSwitch } from '../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { VisitorPage } from '../patterns/VisitorPage/VisitorPage.tsx';
import { WhenNear } from '../patterns/WhenNear/WhenNear.tsx';
import { assembly, forwarding, ignore, type Samples } from './Sample.ts';

const hrefs = { kyc: '#kyc', support: '#support', addressVerification: '#address' };
const account = { id: 1, name: 'Euro', provider: 'Halden', balance: eur('10') };
const limit = { total: eur('100'), left: eur('40') };
const price: OrderPrice = {
  ...plainPrice(eur('102.87'), eur('2.87')),
  kind: 'card',
  middleRate: null,
  rate: null,
  base: '',
  quote: '',
  receives: eur('100'),
  networkFee: null,
};
const answered = async () => ({ kind: 'done' }) as const;
const confirming = {
  operation: { kind: 'exchange', amount: null, payee: null, payeeName: 'Euro', fee: null, rate: '1.07' },
  phone: '+370***01',
  onPasskey: answered,
  onRequestCode: async () => ({ kind: 'done', resendAt: 0 }) as const,
  onCode: answered,
  onPassword: answered,
  onAgain: ignore,
  onContactSupport: ignore,
} as const;
const menu: MenuView = {
  entries: [{ name: 'accounts', href: '#accounts', current: true }],
  customer: { name: 'Alice Berg', plan: null, planHref: '#plan', prices: [], onLogOut: ignore },
  version: '1.0.0',
};

export const patternSamples: Samples = {
  'patterns/AccountSelect/AccountSelect': forwarding('button', (props) => (
    <AccountSelect label="From" accounts={[account, { ...account, id: 2 }]} value={1} onValueChange={ignore} {...props} />
  )),
  'patterns/AmountPair/AmountPair': forwarding('div', (props) => (
    <AmountPair {...props} give="Give" get="Get" swapLabel="Swap" onSwap={ignore} />
  )),
  'patterns/PageStates/PageWaiting': assembly(<PageWaiting />),
  'patterns/trade/MarketRate': assembly(
    <MarketRate price="60300" pricedAt={0} cameAt={null}>
      1 BTC = €60,300.00
    </MarketRate>,
  ),
  'patterns/trade/ResultNews': assembly(<ResultNews typed="" given={null} received={null} />),
  'patterns/trade/RateFreshness': assembly(<RateFreshness at={null}>Final rate</RateFreshness>),
  'patterns/trade/TradeArrival': assembly(<TradeArrival given={eur('10')} received={eur('9')} />),
  'patterns/trade/TradeWays': assembly(<TradeWays current="buy" hrefs={{ sell: '#sell', exchange: '#exchange' }} />),
  'patterns/AppFrame/AppFrame': assembly(
    <AppFrame menu={menu} offline>
      Content
    </AppFrame>,
  ),
  'patterns/AppFrame/MenuContent': assembly(<MenuContent menu={menu} place="side" />),
  'patterns/AppFrame/MenuSheet': assembly(<MenuSheet bell={null}>Content</MenuSheet>),
  'patterns/AppHeader/AppHeader': forwarding('header', (props) => <AppHeader {...props} title="Profile" onBack={ignore} />),
  'patterns/BalanceCard/BalanceCard': forwarding('section', (props) => (
    <BalanceCard {...props} label="Total balance" value={eur('10')} onHiddenChange={ignore} />
  )),
  'patterns/BankRequisites/BankRequisites': forwarding('div', (props) => (
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
  'patterns/CardCheck/CardCheckDialog': forwarding('dialog', (props) => <CardCheckDialog {...props} onAnswer={ignore} />),
  'patterns/ChatStandIn/ChatStandInDialog': forwarding('dialog', (props) => <ChatStandInDialog {...props} name={null} />),
  'patterns/Confirmation/ConfirmationDialog': forwarding('dialog', (props) => (
    <ConfirmationDialog {...props} {...confirming} operation={{ ...confirming.operation, amount: eur('10') }} methods={['passkey']} />
  )),
  'patterns/Confirmation/ConfirmByCode': assembly(<ConfirmByCode {...confirming} phone="+370***01" ways={null} />),
  'patterns/Confirmation/ConfirmByPasskey': assembly(<ConfirmByPasskey {...confirming} ways={null} />),
  'patterns/Confirmation/ConfirmByPassword': assembly(<ConfirmByPassword {...confirming} ways={null} />),
  'patterns/Confirmation/TooMany': assembly(<TooMany seconds={60} />),
  'patterns/CustomerAlert/LinkedText': assembly(<LinkedText text="Read https://example.org first." />),
  'patterns/DealTerms/DealTerms': forwarding('section', (props) => <DealTerms {...props} terms={[]} />),
  'patterns/ErrorDialog/CallFailedDialog': forwarding('dialog', (props) => (
    <CallFailedDialog {...props} outcome={{ kind: 'failed', failure: 'unavailable' }} onClose={ignore} />
  )),
  'patterns/ErrorDialog/CallOutcomeDialog': forwarding('dialog', (props) => (
    <CallOutcomeDialog
      {...props}
      outcome={{ kind: 'done' }}
      texts={{ accepted: 'Done', acceptedText: 'It is on its way.', understood: 'I got it' }}
      onClose={ignore}
    />
  )),
  'patterns/ErrorDialog/ErrorDialog': forwarding('dialog', (props) => <ErrorDialog {...props} onClose={ignore} />),
  'patterns/ErrorPage/ErrorPage': forwarding('div', (props) => <ErrorPage {...props} homeHref="#home" reference="a1b2" />),
  'patterns/FailureNotice/FailureNotice': forwarding('div', (props) => <FailureNotice {...props} failure="offline" />),
  'patterns/FeeSummary/FeeSummary': forwarding('div', (props) => <FeeSummary {...props} items={[{ label: 'Fee', value: '€1.00' }]} />),
  'patterns/FilledPage/FilledPage': forwarding('main', (props) => <FilledPage {...props}>Content</FilledPage>),
  'patterns/LimitMeters/LimitMeters': forwarding('div', (props) => (
    <LimitMeters {...props} limits={{ perOperation: eur('10'), daily: limit, monthly: limit }} />
  )),
  'patterns/LongList/LongList': assembly(<LongList items={['Euro']}>{(name) => <li key={name}>{name}</li>}</LongList>),
  'patterns/LongList/RowsInView': assembly(<RowsInView count={2} drawRow={(row) => <li key={row}>Row {row}</li>} />),
  'patterns/NotFoundPage/NotFoundPage': forwarding('div', (props) => <NotFoundPage {...props} homeHref="#home" />),
  'patterns/AccessHero/AccessHero': assembly(<AccessHero />),
  'patterns/AccessHero/Course': assembly(<Course current={1} />),
  'patterns/OperationAside/OperationAside': assembly(<OperationAside operation="sepa-withdrawal" />),
  'patterns/OperationAside/OperationColumns': assembly(<OperationColumns title="Send">The form</OperationColumns>),
  'patterns/SectionRail/RailedColumns': assembly(<RailedColumns current="settings">rows</RailedColumns>),
  'patterns/WideTable/WideTable': assembly(
    <WideTable columns={[{ name: 'name', label: 'Name' }]} order={null} onOrder={ignore}>
      rows
    </WideTable>,
  ),
  'patterns/OperationForm/OperationForm': forwarding('form', (props) => (
    <OperationForm {...props} title="Send" onBack={ignore}>
      Fields
    </OperationForm>
  )),
  'patterns/OperationPrompt/OperationGate': assembly(
    <OperationGate operation="send" state={{ kind: 'failed', failure: 'unavailable', onRetry: ignore }} hrefs={hrefs} onLeave={ignore} />,
  ),
  'patterns/OperationPrompt/OperationPromptDialog': forwarding('dialog', (props) => (
    <OperationPromptDialog {...props} prompt="confirmAddress" hrefs={hrefs} />
  )),
  'patterns/OverlaySlot/OverlaySlot': assembly(<OverlaySlot />),
  'patterns/PageStates/LoadFailed': forwarding('div', (props) => <LoadFailed {...props} failure="unexpected" onRetry={ignore} />),
  'patterns/PayeeCheck/PayeeCheck': forwarding('div', (props) => (
    <PayeeCheck {...props} state={{ kind: 'match' }} name="Jane Roe" accepted={false} onAcceptedChange={ignore} onRetry={ignore} />
  )),
  'patterns/PriceBreakdown/MiddleRateDialog': assembly(<MiddleRateDialog onClose={ignore} />),
  'patterns/PriceBreakdown/MiddleRateInfo': assembly(<MiddleRateInfo />),
  'patterns/PriceBreakdown/PriceBreakdown': forwarding('dl', (props) => <PriceBreakdown {...props} price={price} />),
  'patterns/PriceBreakdown/PriceGroup': assembly(<PriceGroup state={{ kind: 'ready', price }} />),
  'patterns/PriceBreakdown/PriceSummary': forwarding('div', (props) => (
    <PriceSummary {...props} rates="" typed="" items={[{ label: 'Fee', value: '€1.00' }]} />
  )),
  'patterns/TransferPause/TransferPauseDialog': forwarding('dialog', (props) => (
    <TransferPauseDialog
      {...props}
      question={{ reasons: ['new_recipient'], purposes: ['family', 'other'], seconds: 7200 }}
      onHold={async () => ({ kind: 'done' })}
      onContactSupport={ignore}
    />
  )),
  'patterns/RecipientNote/RecipientNote': assembly(<RecipientNote kind="iban" lastUsedAt={null} isTrusted={false} />),
  'patterns/RefreshButton/RefreshButton': forwarding('button', (props) => (
    <RefreshButton {...props} label="Refresh" refreshing={false} onRefresh={ignore} />
  )),
  'patterns/SepaBlock/SepaBlockDialog': forwarding('dialog', (props) => (
    <SepaBlockDialog {...props} block="addressNeeded" onClose={ignore} onLogInAgain={ignore} addressVerificationHref="#address" />
  )),
  'patterns/SessionDialogs/IdleWarning': forwarding('dialog', (props) => (
    <IdleWarning {...props} open secondsLeft={30} onStay={ignore} onLogOut={ignore} />
  )),
  'patterns/SessionDialogs/SessionEnded': forwarding('dialog', (props) => <SessionEnded {...props} reason="idle" logInHref="#log-in" />),
  'patterns/StaleNote/StaleNote': forwarding('span', (props) => <StaleNote {...props} updatedAt="14:02" />),
  'patterns/StatePage/StatePage': forwarding('div', (props) => (
    <StatePage {...props} action={<a href="#home">Home</a>}>
      Done
    </StatePage>
  )),
  'patterns/StickyActions/StickyActions': forwarding('div', (props) => <StickyActions {...props}>Continue</StickyActions>),
  'patterns/ToastRegion/ToastRegion': forwarding('section', (props) => <ToastRegion {...props} />),
  'patterns/Unread/NotificationBell': forwarding('a', (props) => (
    <NotificationBell {...props} href="#notifications" unread={2} current={false} />
  )),
  'patterns/Unread/UnreadCount': forwarding('span', (props) => <UnreadCount {...props} unread={2} />),
  'patterns/Unread/UnreadTitle': assembly(<UnreadTitle>Top-up</UnreadTitle>),
  'patterns/WalletRoot/LinkProvider': assembly(<LinkProvider navigate={() => undefined}>Content</LinkProvider>),
  'patterns/WalletRoot/Slots': assembly(<Slots />),
  'patterns/WalletRoot/WalletRoot': assembly(<WalletRoot>Content</WalletRoot>),
  'patterns/LanguageSwitch/LanguageSwitch': assembly(<LanguageSwitch onLanguage={ignore} />),
  'patterns/VisitorPage/VisitorPage': assembly(<VisitorPage onBack={ignore}>Content</VisitorPage>),
  'patterns/WhenNear/WhenNear': assembly(<WhenNear>Content</WhenNear>),
  'patterns/access/AccessIssueNotice': assembly(
    <AccessIssueNotice
      issue={{ kind: 'wrongCredentials' }}
      place="login"
      signUpHref="#sign-up"
      logInHref="#log-in"
      supportHref="#support"
    />,
  ),
  'patterns/countries/CountrySelect': forwarding('button', (props) => (
    <CountrySelect label="Country" value={null} onValueChange={ignore} {...props} />
  )),
  'patterns/form/FormLayout': forwarding('form', (props) => <FormLayout {...props}>Fields</FormLayout>),
};
