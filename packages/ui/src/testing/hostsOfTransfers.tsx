import { money } from '@wallet/core/money/money';
import { CardTopUpScreen } from '../screens/card-topup/CardTopUpScreen.tsx';
import { ForgotPasswordScreen } from '../screens/forgot-password/ForgotPasswordScreen.tsx';
import { InstructionsScreen } from '../screens/forgot-password/InstructionsScreen.tsx';
import { SendScreen } from '../screens/send/SendScreen.tsx';
import { SepaTopUpScreen } from '../screens/sepa-topup/SepaTopUpScreen.tsx';
import { SignUpScreen } from '../screens/signup/SignUpScreen.tsx';
import { TokenInfoScreen } from '../screens/token-info/TokenInfoScreen.tsx';
import { BuyScreen } from '../screens/trade/BuyScreen.tsx';
import { SellScreen } from '../screens/trade/SellScreen.tsx';
import { quoteDeducted, quotePurchase } from './foreignQuotes.ts';
import { createHost } from './Host.tsx';
import { noop } from './Sample.ts';

const xqz = (amount: string) => money(amount, 'XQZ', 0);
const done = async () => ({ kind: 'done' }) as const;
const ready = <Content,>(content: Content) => ({ kind: 'ready', content }) as const;

const account = { id: 'acc_9f/ü', name: 'Own', provider: 'Kolm', balance: xqz('100') };
const access = { onLogIn: noop, signUpHref: '#sign-up', logInHref: '#log-in', supportHref: '#support', onBack: noop };
const botCheck = { botCheck: 'recaptcha' } as const;
const limit = { total: xqz('100'), left: xqz('100') };

const purchase = { title: 'Coin', balance: xqz('0'), accounts: [account], accountId: account.id, price: '4', quote: quotePurchase };
const sale = { ...purchase, quote: quoteDeducted, feeBalance: xqz('9') };
const coins = ['first', 'second'].map((value) => ({ value, name: 'First coin', balance: xqz('1') }));
const trade = { draft: '', onAccount: noop, onBack: noop, assetsHref: '#assets' };
const warned = { locked: ['XQZ'], needsWarning: true };
const warnings = ['temporarily locked', ['dialog', /limited/i]] as const;

const asset = { code: 'XQZ', name: 'Own', lower: xqz('0'), upper: xqz('9'), feeAllowance: xqz('9'), isSendable: true };
const deal = {
  status: null,
  tags: [],
  company: { name: 'Kolm', founded: null, country: 'Latvia', about: '', logo: null, logoDark: null },
  price: null,
  holding: null,
  highlights: { lastRound: null, valuation: null, sharePrice: null },
  terms: [],
  memorandumHref: null,
  overview: [],
  bar: null,
};
const popup = {
  title: 'Read this',
  text: 'Carefully',
  agreeText: 'I agree',
  buttonText: 'Go on',
  icon: 'warning',
  logic: 'obligatory',
  memorandumHref: null,
} as const;

export const hostsOfTransfers = [
  createHost('the sign-up', SignUpScreen, {
    minimal: {
      ...access,
      step: { name: 'phone', phone: '' },
      onPhone: done,
      onGetCode: done,
      onSwitchMethod: noop,
      onCode: done,
      onResendCode: done,
      onContactSupport: noop,
      policies: { terms: '#terms', privacy: '#privacy', cookies: '#cookies' },
    },
    more: { ...botCheck, step: { name: 'phone', phone: '', inviteCode: '' } },
    offered: [['button', 'Already have an invitation code?'], 'reCAPTCHA'],
  }),
  createHost('the forgotten password', ForgotPasswordScreen, {
    minimal: { ...access, phone: '', onNext: done },
    more: botCheck,
    offered: ['reCAPTCHA'],
  }),
  createHost('the instructions for a password', InstructionsScreen, {
    minimal: { ...access, phone: '+37060000001', resendAt: null, onResend: done, onContactSupport: noop },
    more: botCheck,
    offered: ['reCAPTCHA'],
  }),
  createHost('a bank top-up', SepaTopUpScreen<string>, {
    minimal: {
      step: { name: 'amount', draft: '' },
      accounts: [account],
      accountId: account.id,
      banks: [{ id: 'sepa', block: null }],
      bankId: 'sepa',
      quote: quoteDeducted,
      onAccount: noop,
      onAmount: done,
      onDone: done,
      onBack: noop,
    },
    more: { cardHref: '#card', onCard: noop },
    offered: [['link', /card/i]],
  }),
  createHost('a card top-up', CardTopUpScreen<string>, {
    minimal: {
      state: { name: 'form', issue: null },
      accounts: [account],
      accountId: account.id,
      cards: [{ id: 'c/ü', brand: 'visa', name: 'Visa', holder: '', expirationDate: '08/28', isExpired: false, status: 'not_verified' }],
      cardId: 'c/ü',
      draft: '',
      quote: quoteDeducted,
      onAccount: noop,
      onCard: noop,
      onSubmit: async () => null,
      onIssueRead: noop,
      onBack: noop,
      transactionsHref: '#transactions',
    },
    more: { verificationHref: '#verify', limits: { perOperation: xqz('100'), daily: limit, monthly: limit } },
    offered: [
      ['link', /verify/i],
      ['button', /limits/i],
      ['heading', /limits/i],
    ],
  }),
  createHost('a purchase', BuyScreen<string>, {
    minimal: { ...trade, page: ready(purchase), onSubmit: done },
    more: { page: ready({ ...purchase, ...warned }) },
    offered: warnings,
  }),
  createHost('a sale', SellScreen<string>, {
    minimal: {
      ...trade,
      page: ready(sale),
      step: { name: 'form', values: { amount: '', all: false, speed: null } },
      onAskFee: async () => ({ kind: 'quoted', offers: [] }),
      onSubmit: done,
      onCode: done,
      onResendCode: done,
      onContactSupport: noop,
      onTimeUp: noop,
      supportHref: '#support',
    },
    more: { page: ready({ ...sale, ...warned }) },
    offered: warnings,
  }),
  createHost('a purchase with a warning', BuyScreen<string>, {
    minimal: { ...trade, page: ready({ ...purchase, needsWarning: true }), onSubmit: done },
    more: { onWarningClosed: noop },
    offered: [['checkbox', /again/]],
  }),
  createHost('a purchase of coins that cannot be chosen', BuyScreen<string>, {
    minimal: { ...trade, page: ready({ ...purchase, coins, coin: 'first' }), onSubmit: done },
    more: { onCoin: noop },
    offered: ['First coin'],
  }),
  createHost('a send', SendScreen, {
    minimal: {
      page: ready(asset),
      step: {
        name: 'form',
        draft: { address: '', amount: '3', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
        issues: {},
      },
      onAskFee: async () => ({ kind: 'quoted', options: [] }),
      onSubmit: done,
      onCode: done,
      onResendCode: done,
      onBack: noop,
      homeHref: '#home',
    },
    more: { page: ready({ ...asset, needsBeneficiary: true, rate: { perUnit: '2', currencyCode: 'EUR', decimals: 2 } }) },
    offered: [['textbox', 'Beneficiary name'], '≈'],
  }),
  createHost('a deal', TokenInfoScreen, {
    minimal: { symbol: 'xqz', page: ready(deal), onBack: noop, supportHref: '#support', pageUrl: 'https://wallet.test/' },
    more: { popup, onPopupDone: noop },
    offered: [['dialog', 'Read this']],
  }),
  createHost('a deal with a notice that cannot be answered', TokenInfoScreen, {
    minimal: { symbol: 'xqz', page: ready(deal), popup, onBack: noop, supportHref: '#support', pageUrl: 'https://wallet.test/' },
    more: { onPopupDone: noop },
    offered: [['dialog', 'Read this']],
  }),
];
