import { money } from '@wallet/core/money/money';
import { MenuContent } from '../patterns/AppFrame/MenuContent.tsx';
import { AboutScreen } from '../screens/about/AboutScreen.tsx';
import { AccountScreen } from '../screens/assets/account/AccountScreen.tsx';
import { AccountGroupScreen } from '../screens/assets/account-group/AccountGroupScreen.tsx';
import { AddMoneyScreen } from '../screens/assets/add-money/AddMoneyScreen.tsx';
import { AssetsScreen } from '../screens/assets/AssetsScreen.tsx';
import { CardsScreen } from '../screens/cards/CardsScreen.tsx';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { SelectCurrencyScreen } from '../screens/select-currency/SelectCurrencyScreen.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { TransactionDetailDialog } from '../screens/transactions/detail/TransactionDetailDialog.tsx';
import { noFilters } from '../screens/transactions/filters/filterChoices.ts';
import { TransactionsScreen } from '../screens/transactions/TransactionsScreen.tsx';
import { WelcomeScreen } from '../screens/welcome/WelcomeScreen.tsx';
import { createHost } from './Host.tsx';
import { noop } from './Sample.ts';

const xqz = (amount: string) => money(amount, 'XQZ', 0);
const done = async () => ({ kind: 'done' }) as const;

const item = { key: 'own', icon: null, name: 'Own', code: 'XQZ', balance: xqz('100'), converted: null, actions: [] };
const moving = { ...item, transferIn: xqz('5'), transferOut: xqz('6') };
const groups = [{ name: 'cash', count: 1, balance: xqz('100'), href: null }] as const;
const ready = <Content,>(content: Content) => ({ kind: 'ready', content }) as const;
const listOf = (own: typeof item) =>
  ready({ total: xqz('200'), count: 2, sections: [{ title: '', items: [own, { ...item, key: 'other' }] }] });
const requisites = {
  beneficiaryName: 'Ada Kolm',
  iban: 'LT12 1000 0111 0100 1000',
  reference: 'A1',
  beneficiaryAddress: '',
  bic: 'KOLMLT21',
  bankName: 'Kolm',
  bankAddress: '',
};
const refresh = { onRefresh: noop };
const refreshed = ['button', 'Refresh'] as const;

const detail = {
  id: 'ord/ü',
  title: 'Transfer',
  status: 'completed',
  group: 'outgoings',
  volume: xqz('5'),
  flow: null,
  time: '14 Mar 2026',
  sections: [],
} as const;

export const hostsOfAccounts = [
  createHost('the assets', AssetsScreen<string>, {
    minimal: { page: ready({ total: xqz('100'), groups }) },
    more: {
      ...refresh,
      page: ready({ total: xqz('100'), groups, inProgress: 2 }),
      onHiddenChange: noop,
      onOpenInProgress: noop,
      referralHref: '#referral',
      actionHrefs: { send: '#send' },
      offer: <p>Offered</p>,
      history: <p>History</p>,
    },
    offered: [
      refreshed,
      ['button', 'Hide balances'],
      ['button', /in progress/],
      ['link', /^Referral program/],
      ['link', 'Send'],
      'Offered',
      'History',
    ],
  }),
  createHost('the assets while they load', AssetsScreen<string>, {
    minimal: { page: { kind: 'loading' } },
    more: { ...refresh, actionHrefs: { send: '#send' } },
    offered: [refreshed, ['link', 'Send']],
  }),
  createHost('an empty group', AccountGroupScreen, {
    minimal: {
      group: 'stocks',
      page: ready({ total: xqz('0'), count: 0, sections: [] }),
      openItem: null,
      onOpenItem: noop,
      onAction: noop,
      onBack: noop,
    },
    more: { ...refresh, websiteHref: '#website' },
    offered: [refreshed, ['link', /website/i]],
  }),
  createHost('the accounts of a group', AccountGroupScreen, {
    minimal: { group: 'cash', page: listOf(item), openItem: 'own', onOpenItem: noop, onAction: noop, onBack: noop },
    more: { ...refresh, page: listOf(moving), accountHref: (key) => `#${key}`, history: <p>History</p>, latest: <p>Orders</p> },
    offered: [refreshed, 'Transfer in', 'Transfer out', 'History', 'Orders'],
  }),
  createHost('an account', AccountScreen, {
    minimal: { isCoin: false, page: ready({ item }), onAction: noop, onBack: noop },
    more: { ...refresh, page: ready({ item: moving, provider: 'Kolm' }), history: <p>History</p>, latest: <p>Orders</p> },
    offered: [refreshed, 'Transfer in', 'Provider', 'History', 'Orders'],
  }),
  createHost('an account of a bank', AccountScreen, {
    minimal: { isCoin: false, page: ready({ item }), onAction: noop, onBack: noop },
    more: { page: ready({ item, price: xqz('7'), requisites }) },
    offered: ['Price', 'IBAN', 'Ada Kolm'],
  }),
  createHost('the ways to add money', AddMoneyScreen, {
    minimal: { page: ready({ banks: [], cards: [] }), onBack: noop },
    more: { cryptoHref: '#crypto' },
    offered: [['link', /crypto/i]],
  }),
  createHost('the menu', MenuContent, {
    minimal: { menu: { entries: [] }, place: 'sheet' },
    more: { menu: { entries: [], version: 'v1', customer: { name: 'Ada', onLogOut: noop } } },
    offered: [['button', 'Log out'], 'Version v1'],
  }),
  createHost('the menu of a customer', MenuContent, {
    minimal: { menu: { entries: [], customer: { name: 'Ada', onLogOut: noop } }, place: 'sheet' },
    more: {
      menu: {
        entries: [],
        version: 'v1',
        customer: {
          name: 'Ada',
          plan: 'Wealth',
          planHref: '#plans',
          prices: [{ currencyCode: 'XQZ', price: null }],
          onLogOut: noop,
        },
      },
    },
    offered: [['link', 'Wealth plan'], 'See plans', 'Version v1', 'XQZ'],
  }),
  createHost('the about page', AboutScreen, {
    minimal: { content: {} },
    more: {
      content: {
        version: 'v1',
        legal: [{ name: 'legal', href: '#legal' }],
        social: [{ name: 'telegram', href: '#telegram' }],
        licences: [['Licensed']],
      },
      loadPackages: async () => [],
    },
    offered: ['Version v1', ['link', 'Legal'], ['link', 'Telegram'], ['heading', 'Licences'], ['button', /^Open-source software/]],
  }),
  createHost('the welcome page', WelcomeScreen, {
    minimal: { signUpHref: '#sign-up', logInHref: '#log-in' },
    more: { demoHref: '#demo', awards: ['Best of all'] },
    offered: [
      ['link', 'Look around first'],
      ['button', '4 of 4'],
    ],
  }),
  createHost('a profile', ProfileScreen, {
    minimal: { page: ready({ name: 'Ada', phone: '+37060000001', email: null }), hrefs: {} },
    more: {
      page: ready({
        name: 'Ada',
        plan: 'Wealth',
        phone: '+37060000001',
        email: null,
        address: { country: 'Latvia', zipCode: null, region: null, city: null, street: null },
        addressStatus: 'needed',
        canChangePassword: true,
      }),
      hrefs: { verifyAddress: '#verify', addressBook: '#book', changePassword: '#password', settings: '#settings', support: '#support' },
      onCloseAccount: noop,
    },
    offered: [
      'Wealth plan',
      'Residential address',
      ['link', /^Address book/],
      ['link', 'Change password'],
      ['link', 'Settings'],
      ['link', /^Contact support/],
      ['button', 'Close account'],
    ],
  }),
  createHost('the settings', SettingsScreen, {
    minimal: { theme: 'light', onTheme: noop, contrast: 'standard', onContrast: noop },
    more: {
      biometrics: { state: 'off', kind: 'face' },
      onBiometrics: noop,
      changePasswordHref: '#password',
      securityHref: '#security',
      trustedHref: '#trusted',
      autoLock: '5',
      onAutoLock: noop,
      currency: 'EUR',
      onCurrency: noop,
      onLanguage: noop,
      broker: 'none',
      onRequestBroker: done,
    },
    offered: [
      ['switch', 'Use Face ID'],
      ['link', 'Change password'],
      ['link', 'Passkeys and devices'],
      ['link', 'Trusted recipients'],
      ['radio', '5 min'],
      ['radio', /^Euro/],
      ['radio', 'Deutsch'],
      ['button', 'Request broker account'],
    ],
  }),
  createHost('the settings of a product that cannot change what it shows', SettingsScreen, {
    minimal: {
      theme: 'light',
      onTheme: noop,
      contrast: 'standard',
      onContrast: noop,
      biometrics: { state: 'off', kind: 'face' },
      autoLock: '5',
      currency: 'EUR',
      broker: 'none',
    },
    more: { onBiometrics: noop, onAutoLock: noop, onCurrency: noop, onRequestBroker: done },
    offered: [
      ['switch', 'Use Face ID'],
      ['radio', '5 min'],
      ['radio', /^Euro/],
      ['button', 'Request broker account'],
    ],
  }),
  createHost('the cards', CardsScreen<string>, {
    minimal: { page: ready([]), onDelete: done },
    more: { newCardHref: '#new' },
    offered: [['link', 'New card']],
  }),
  createHost('a choice of an account without a page', SelectCurrencyScreen, {
    minimal: {
      purpose: 'send',
      tabs: ['send'],
      tab: 'send',
      onTab: noop,
      sections: [{ provider: null, rows: [{ ...item, href: null }] }],
      onBack: noop,
    },
    more: { onChoose: noop },
    offered: [['button', /^Own/]],
  }),
  createHost('the transactions', TransactionsScreen, {
    minimal: {
      list: { kind: 'ready', pages: [], more: { kind: 'end' } },
      filters: noFilters,
      onFiltersChange: noop,
      onSearch: noop,
      onExport: async () => ({ kind: 'cancelled' }),
      accounts: { kind: 'loading' },
      onAccountsNeeded: noop,
      today: '2026-03-14',
      onOpen: noop,
    },
    more: { reportsHref: '#reports' },
    offered: [['link', 'Reports']],
  }),
  createHost('the details of an order', TransactionDetailDialog, {
    minimal: { state: { kind: 'ready', detail }, onClose: noop, supportHref: '#support' },
    more: { againHref: '#again', onNote: noop, onReceipt: done },
    offered: [
      ['link', 'Repeat'],
      ['textbox', 'Note'],
      ['button', 'Receipt (PDF)'],
    ],
  }),
];
