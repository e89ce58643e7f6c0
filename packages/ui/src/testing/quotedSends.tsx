import type { GetSendQuote, Quote } from '@wallet/core/fees/quote';
import type { Currency, Money } from '@wallet/core/money/money';
import { useState } from 'react';
import type { TransferAsset } from '../patterns/transfer/Transfer.types.ts';
import { SendScreen, type SendScreenProps, type SendStep } from '../screens/send/SendScreen.tsx';
import { TravelRuleSendScreen } from '../screens/travel-rule/TravelRuleSendScreen.tsx';
import type { TravelRuleSendScreenProps, TravelRuleSendStep } from '../screens/travel-rule/TravelRuleSendScreen.types.ts';
import { TravelRuleTransactionScreen } from '../screens/travel-rule/TravelRuleTransactionScreen.tsx';
import type { TravelRuleTransferStep } from '../screens/travel-rule/TravelRuleTransactionScreen.types.ts';
import { of, quoteOnTop } from './foreignQuotes.ts';
import { noop } from './Sample.ts';

const done = async () => ({ kind: 'done' }) as const;

/** Called with what a screen submits, which is on its way until the promise resolves. */
export type OnQuote = (amount: Money | string, quote: Quote) => Promise<void> | void;
type SendProps = { readonly currency: Currency; readonly text: string; readonly onQuote: OnQuote };

function createAsset(currency: Currency, balance?: string): TransferAsset {
  const [upper, lower] = [of(currency, balance), of(currency, '0')];
  return {
    code: upper.currencyCode,
    name: 'Coin',
    lower,
    upper,
    feeAllowance: upper,
    rate: null,
    needsBeneficiary: false,
    isSendable: true,
  };
}
const transfer = { onCode: done, onResendCode: done, onBack: noop, homeHref: '#home', quote: quoteOnTop };
export const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const toSummary = ({ arrives: sent, fee }: Quote, networkFee: Money) => ({ sent, fee, networkFee, address });

type HostedSendProps = SendProps & {
  readonly balance?: string;
  readonly quote?: GetSendQuote;
  readonly host?: Partial<SendScreenProps>;
};

export function Send({ currency, balance, text, onQuote, quote = quoteOnTop, host }: HostedSendProps) {
  const draft = { address, amount: text, comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' } as const;
  const [step, setStep] = useState<SendStep>({ name: 'form', draft, issues: {} });
  return (
    <SendScreen
      {...transfer}
      quote={quote}
      page={{ kind: 'ready', content: createAsset(currency, balance) }}
      step={step}
      onAskFee={async () => ({ kind: 'quoted', options: [{ speed: 'average', fee: of(currency, '2'), minutes: '1' }] })}
      onSubmit={async ({ amount }, shown, networkFee) => {
        await onQuote(amount, shown);
        setStep({ name: 'code', phone: '+370', summary: toSummary(shown, networkFee), resendAt: null });
        return { kind: 'done' };
      }}
      {...host}
    />
  );
}

const own = { name: 'A', legalId: '', country: 'LTU', town: '', dateOfBirth: '', countryName: 'Lithuania', isCompany: false };

export function ReviewedSend({ currency, text, onQuote, host }: SendProps & { readonly host?: Partial<TravelRuleSendScreenProps> }) {
  const amount = of(currency, text);
  const draft = { speed: 'average', beneficiaryName: 'A', beneficiaryCountry: '' } as const;
  const [step, setStep] = useState<TravelRuleSendStep>({ name: 'fee', draft, issues: {}, amount, address });
  return (
    <TravelRuleSendScreen
      {...transfer}
      page={{ kind: 'ready', content: { asset: createAsset(currency), own, today: '2026-01-01' } }}
      step={step}
      vasps={{ kind: 'loading' }}
      onAskFee={async () => ({ kind: 'quoted', options: [{ speed: 'average', fee: of(currency, '2'), minutes: '1' }] })}
      onRecipient={done}
      onReview={done}
      onFee={async (_, quote, networkFee) => {
        await onQuote(amount, quote);
        setStep({ name: 'code', phone: '+370', summary: toSummary(quote, networkFee), resendAt: null });
        return { kind: 'done' };
      }}
      {...host}
    />
  );
}

export function ApprovedSend({ currency, text, onQuote }: SendProps) {
  const amount = of(currency, text);
  const asset = createAsset(currency);
  const [step, setStep] = useState<TravelRuleTransferStep>({ name: 'fee', speed: 'average' });
  const transaction = {
    currency: asset.code,
    amount,
    fromAccount: { name: 'Own', blockchain: { networkName: 'Net', currency: asset.code } },
    toAddress: address,
    comment: '',
    additionalDetails: [],
    status: 'approved',
  } as const;
  return (
    <TravelRuleTransactionScreen
      {...transfer}
      page={{ kind: 'ready', content: { transfer: transaction, asset } }}
      step={step}
      onAskFee={async () => ({ kind: 'quoted', options: [{ speed: 'average', fee: of(currency, '2'), minutes: '1' }] })}
      onConfirm={async (_, quote, networkFee) => {
        await onQuote(amount, quote);
        setStep({ name: 'code', phone: '+370', summary: toSummary(quote, networkFee), resendAt: null });
        return { kind: 'done' };
      }}
      supportHref="#support"
    />
  );
}
