import type { GetQuote, Quote } from '@wallet/core/fees/quote';
import type { Currency, Money } from '@wallet/core/money/money';
import { btc } from '@wallet/core/testing/amounts';
import { type ReactElement, useState } from 'react';
import { CardTopUpScreen } from '../screens/card-topup/CardTopUpScreen.tsx';
import { FiatExchangeScreen } from '../screens/fiat-exchange/FiatExchangeScreen.tsx';
import { SepaTopUpScreen } from '../screens/sepa-topup/SepaTopUpScreen.tsx';
import type { SepaTopUpStep } from '../screens/sepa-topup/SepaTopUpScreen.types.ts';
import { SepaWithdrawalScreen } from '../screens/sepa-withdrawal/SepaWithdrawalScreen.tsx';
import type { SepaWithdrawalScreenProps, SepaWithdrawalStep } from '../screens/sepa-withdrawal/SepaWithdrawalScreen.types.ts';
import { BuyScreen } from '../screens/trade/BuyScreen.tsx';
import { SellScreen } from '../screens/trade/SellScreen.tsx';
import type { SellScreenProps, SellStep } from '../screens/trade/TradeScreen.types.ts';
import { into, of, quoteDeducted, quoteExchange, quoteOnTop, quotePurchase, quoteSale } from './foreignQuotes.ts';
import { ApprovedSend, type OnQuote, ReviewedSend, Send } from './quotedSends.tsx';
import { noop } from './Sample.ts';

const done = async () => ({ kind: 'done' }) as const;

type Rows = Readonly<Record<string, 'fee' | 'total' | 'arrives'>>;
/** A screen with a foreign quote. A host that shows a confirmation takes its figures from the quote alone. */
export type QuotedScreen = {
  /** Null where nothing is typed. @default 'Amount' */
  readonly field?: string | null;
  readonly button: string;
  /** Figures of the quote by the labels of the summary. */
  readonly rows: Rows;
  readonly confirmed?: Rows;
  readonly quote: (amount: Money) => Quote;
  readonly render: (currency: Currency, text: string, onQuote: OnQuote) => ReactElement;
};

const accountsOf = (currency: Currency, balance?: string) => [{ id: 1, name: 'Own', provider: 'Provider', balance: of(currency, balance) }];
const bank = {
  banks: [{ id: 1, block: null }],
  accountId: 1,
  bankId: 1,
  onAccount: noop,
  onBank: noop,
  onBack: noop,
  onLogInAgain: noop,
  addressVerificationHref: '#address',
};

function TopUp({ currency, onQuote }: { readonly currency: Currency; readonly onQuote: OnQuote }) {
  const [step, setStep] = useState<SepaTopUpStep>({ name: 'amount', draft: '' });
  const requisites = {
    beneficiaryName: 'A',
    iban: 'LT1',
    reference: '1',
    beneficiaryAddress: 'B',
    bic: 'C',
    bankName: 'D',
    bankAddress: 'E',
  };
  return (
    <SepaTopUpScreen
      {...bank}
      step={step}
      accounts={accountsOf(currency)}
      quote={quoteDeducted}
      cardHref={null}
      onCard={noop}
      onAmount={async (amount, quote) => {
        await onQuote(amount, quote);
        setStep({ name: 'requisites', amount, ...quote, requisites });
        return { kind: 'done' };
      }}
      onDone={done}
    />
  );
}

type WithdrawalHost = Partial<Pick<SepaWithdrawalScreenProps, 'step' | 'onAmount' | 'onLookUpIban' | 'onCheckPayee'>>;
type WithdrawalProps = PayProps & { readonly host?: WithdrawalHost };
type PayProps = { readonly currency: Currency; readonly onQuote: OnQuote; readonly quote?: GetQuote };

export function Withdrawal({ currency, onQuote, quote = quoteDeducted, host }: WithdrawalProps) {
  const [step, setStep] = useState<SepaWithdrawalStep>({ name: 'amount', draft: '' });
  return (
    <SepaWithdrawalScreen
      {...bank}
      step={step}
      accounts={accountsOf(currency)}
      quote={quote}
      beneficiaryName="A"
      iban=""
      onAmount={async (amount, shown) => {
        await onQuote(amount, shown);
        setStep({ name: 'requisites', amount, ...shown });
        return { kind: 'done' };
      }}
      onLookUpIban={async () => ({ kind: 'failed', failure: 'offline' })}
      onSubmit={done}
      onFundsChanged={noop}
      {...host}
    />
  );
}

const trade = { draft: '', onAccount: noop, onBack: noop, onWarningClosed: noop, assetsHref: '#assets' };
const tradeContent = { title: 'Coin', accountId: 1, price: '4', needsWarning: false, locked: [] };

type SaleProps = PayProps & { readonly text: string; readonly balance?: string; readonly host?: Partial<SellScreenProps> };

export function Sale({ currency, text, onQuote, quote = quoteSale, balance: held, host }: SaleProps) {
  const [step, setStep] = useState<SellStep>({ name: 'form', values: { amount: text, all: false, speed: 'own' } });
  const [balance, fee] = [of(currency, held), of(currency, '1')];
  return (
    <SellScreen
      {...trade}
      page={{
        kind: 'ready',
        content: { ...tradeContent, accounts: accountsOf(into), balance, feeBalance: balance, isBlocked: false, quote },
      }}
      step={step}
      onAskFee={async () => ({ kind: 'quoted', offers: [{ speed: 'own', description: 'Own', fee }] })}
      onSubmit={async ({ amount }, shown) => {
        const sold = of(currency, amount);
        await onQuote(sold, shown);
        setStep({ name: 'code', phone: '+370', summary: { amount: sold, fee }, resendAt: null, delivery: null });
        return { kind: 'done' };
      }}
      onCode={done}
      onResendCode={done}
      onContactSupport={noop}
      onTimeUp={noop}
      supportHref="#support"
      {...host}
    />
  );
}

export function Purchase({ currency, onQuote, quote = quotePurchase, middleRate }: PayProps & { readonly middleRate?: string }) {
  return (
    <BuyScreen
      {...trade}
      page={{
        kind: 'ready',
        content: { ...tradeContent, accounts: accountsOf(currency), balance: btc('0'), quote, middleRate },
      }}
      onSubmit={async (amount, shown) => {
        await onQuote(amount, shown);
        return { kind: 'done' };
      }}
    />
  );
}

export function Exchange({ currency, balance, onQuote, quote = quoteExchange }: PayProps & { readonly balance?: string }) {
  return (
    <FiatExchangeScreen
      accounts={accountsOf(currency, balance)}
      targets={accountsOf(into).map((account) => ({ ...account, id: 2 }))}
      accountId={1}
      targetId={2}
      rate="2"
      quote={quote}
      draft=""
      onAccount={noop}
      onTarget={noop}
      onSubmit={async (amount, shown) => {
        await onQuote(amount, shown);
        return { kind: 'done' };
      }}
      onBack={noop}
      topUpHref={() => '#top-up'}
    />
  );
}

/** Every amount has a fee on top. */
const quoteMore = (amount: Money): Quote => quoteOnTop(amount, of(amount, '2'));

export const quotedScreens: Readonly<Record<string, QuotedScreen>> = {
  'a bank top-up': {
    button: 'Next step',
    rows: { Fee: 'fee', Total: 'arrives' },
    confirmed: { Fee: 'fee', 'Total receive': 'arrives' },
    quote: quoteDeducted,
    render: (currency, _, onQuote) => <TopUp {...{ currency, onQuote }} />,
  },
  'a bank withdrawal': {
    button: 'Next step',
    rows: { Fee: 'fee', Arrives: 'arrives' },
    confirmed: { Fee: 'fee', Arrives: 'arrives' },
    quote: quoteDeducted,
    render: (currency, _, onQuote) => <Withdrawal {...{ currency, onQuote }} />,
  },
  'a bank withdrawal with its fee on top': {
    button: 'Next step',
    rows: { Fee: 'fee', Charged: 'total', Arrives: 'arrives' },
    confirmed: { Fee: 'fee', Charged: 'total', Arrives: 'arrives' },
    quote: quoteMore,
    render: (currency, _, onQuote) => <Withdrawal {...{ currency, onQuote }} quote={quoteMore} />,
  },
  'a card top-up': {
    button: 'Top up',
    rows: { Fee: 'fee', Total: 'total', Arrives: 'arrives' },
    quote: quoteOnTop,
    render: (currency, _, onQuote) => (
      <CardTopUpScreen
        state={{ name: 'form', issue: null }}
        accounts={accountsOf(currency)}
        cards={[]}
        banks={[]}
        accountId={1}
        cardId={1}
        quote={quoteOnTop}
        draft=""
        canAddCard={false}
        onAccount={noop}
        onCard={noop}
        onBank={noop}
        onNewCard={noop}
        onSubmit={async (amount, quote) => {
          await onQuote(amount, quote);
          return null;
        }}
        onIssueRead={noop}
        onBack={noop}
        verificationHref="#verify"
        transactionsHref="#transactions"
      />
    ),
  },
  'an exchange': {
    field: 'You give',
    button: 'Exchange',
    rows: { Fee: 'fee' },
    quote: quoteExchange,
    render: (currency, _, onQuote) => <Exchange {...{ currency, onQuote }} />,
  },
  'an exchange with its fee on top': {
    field: 'You give',
    button: 'Exchange',
    rows: { Fee: 'fee', Charged: 'total' },
    quote: quoteMore,
    render: (currency, _, onQuote) => <Exchange {...{ currency, onQuote }} quote={quoteMore} />,
  },
  'a purchase': {
    button: 'Buy',
    rows: { Fee: 'fee', 'You get (approx.)': 'arrives' },
    quote: quotePurchase,
    render: (currency, _, onQuote) => <Purchase {...{ currency, onQuote }} />,
  },
  'a sale': {
    button: 'Sell',
    rows: { Fee: 'fee', Total: 'arrives' },
    confirmed: { Fee: 'fee', Total: 'arrives' },
    quote: quoteSale,
    render: (currency, text, onQuote) => <Sale {...{ currency, text, onQuote }} />,
  },
  'a send': {
    button: 'Next step',
    rows: { 'Total amount': 'total' },
    confirmed: { 'Total amount': 'total' },
    quote: quoteMore,
    render: (currency, text, onQuote) => <Send {...{ currency, text, onQuote }} />,
  },
  'a send under the travel rule': {
    field: 'Beneficiary name',
    button: 'Next step',
    rows: { 'Total amount': 'total' },
    confirmed: { 'Total amount': 'total' },
    quote: quoteMore,
    render: (currency, text, onQuote) => <ReviewedSend {...{ currency, text, onQuote }} />,
  },
  'an approved send': {
    field: null,
    button: 'Next step',
    rows: { 'Total amount': 'total' },
    confirmed: { 'Total amount': 'total' },
    quote: quoteMore,
    render: (currency, text, onQuote) => <ApprovedSend {...{ currency, text, onQuote }} />,
  },
};
