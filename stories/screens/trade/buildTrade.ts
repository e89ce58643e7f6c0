import { fn } from 'storybook/test';
import type { BuyContent, BuyScreenProps, FeeAnswer, SellContent, SellScreenProps, SellStep, SellValues } from '@wallet/ui/screens/trade';
import { btc, eth, eur, usdc } from '../../support/amounts.ts';

const EURO = { id: 7, name: 'Euro', balance: eur('12480.55') };
const common = { accounts: [EURO], accountId: EURO.id, needsWarning: false, locked: [] };

export const bitcoinPurchase: Extract<BuyContent, { readonly quote?: undefined }> = {
  ...common,
  title: 'Bitcoin',
  balance: btc('0.48215'),
  minimum: eur('10'),
  price: '60300',
  fee: eur('1.50'),
};
export const bitcoin: SellContent = {
  ...common,
  title: 'Bitcoin',
  balance: btc('0.5'),
  minimum: btc('0.0002'),
  price: '59700',
  feeBalance: btc('0.5'),
  isBlocked: false,
};
export const usdCoin: SellContent = {
  ...common,
  title: 'USD Coin',
  balance: usdc('120'),
  minimum: usdc('11'),
  price: '0.91935186',
  feeBalance: eth('0.0004'),
  isBlocked: false,
};

export const quoted: FeeAnswer = {
  kind: 'quoted',
  offers: [
    { speed: 'slow', description: 'Slow, about 60 minutes', fee: btc('0.00006') },
    { speed: 'average', description: 'Average, about 10 minutes', fee: btc('0.0001') },
    { speed: 'fast', description: 'Fast, about 2 minutes', fee: btc('0.00015') },
  ],
};
export const quotedInEther: FeeAnswer = {
  kind: 'quoted',
  offers: [
    { speed: 'slow', description: 'Slow, about 60 minutes', fee: eth('0.00042') },
    { speed: 'average', description: 'Average, about 10 minutes', fee: eth('0.001') },
  ],
};

export const buildForm = (values: Partial<SellValues> = {}): SellStep => ({
  name: 'form',
  values: { amount: '', all: false, speed: null, ...values },
});
/** The code can be requested again. */
export const codeStep: Extract<SellStep, { name: 'code' }> = {
  name: 'code',
  phone: '+370***01',
  summary: { amount: btc('0.01234567'), fee: btc('0.0001') },
  resendAt: 0,
  delivery: null,
};

export const answers = {
  buy: (outcome: Awaited<ReturnType<BuyScreenProps['onSubmit']>>) => fn<BuyScreenProps['onSubmit']>(async () => outcome),
  fee: (answer: FeeAnswer) => fn<NonNullable<SellScreenProps['onAskFee']>>(async () => answer),
  sell: (outcome: Awaited<ReturnType<SellScreenProps['onSubmit']>>) => fn<SellScreenProps['onSubmit']>(async () => outcome),
  code: (outcome: Awaited<ReturnType<SellScreenProps['onCode']>>) => fn<SellScreenProps['onCode']>(async () => outcome),
};

export function buildBuy(): BuyScreenProps {
  return {
    page: { kind: 'ready', content: bitcoinPurchase },
    draft: '',
    onAccount: fn(),
    onSubmit: answers.buy({ kind: 'done' }),
    onBack: fn(),
    onWarningClosed: fn(),
    assetsHref: '#assets',
  };
}

export function buildSell(): SellScreenProps {
  return {
    page: { kind: 'ready', content: bitcoin },
    step: buildForm(),
    draft: '',
    onAccount: fn(),
    onAskFee: answers.fee(quoted),
    onSubmit: answers.sell({ kind: 'done' }),
    onCode: answers.code({ kind: 'done' }),
    onResendCode: fn<SellScreenProps['onResendCode']>(async () => ({ kind: 'done' })),
    onContactSupport: fn(),
    onTimeUp: fn(),
    onBack: fn(),
    onWarningClosed: fn(),
    assetsHref: '#assets',
    supportHref: '#support',
  };
}
