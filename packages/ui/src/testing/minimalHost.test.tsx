import { money } from '@wallet/core/money/money';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { MenuContent } from '../patterns/AppFrame/MenuContent.tsx';
import { AboutScreen } from '../screens/about/AboutScreen.tsx';
import { AccountScreen } from '../screens/assets/account/AccountScreen.tsx';
import { AccountGroupScreen } from '../screens/assets/account-group/AccountGroupScreen.tsx';
import { AddMoneyScreen } from '../screens/assets/add-money/AddMoneyScreen.tsx';
import { AssetsScreen } from '../screens/assets/AssetsScreen.tsx';
import { CardsScreen } from '../screens/cards/CardsScreen.tsx';
import { CardTopUpScreen } from '../screens/card-topup/CardTopUpScreen.tsx';
import { ForgotPasswordScreen } from '../screens/forgot-password/ForgotPasswordScreen.tsx';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { SendScreen } from '../screens/send/SendScreen.tsx';
import { SepaTopUpScreen } from '../screens/sepa-topup/SepaTopUpScreen.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { SignUpScreen } from '../screens/signup/SignUpScreen.tsx';
import { BuyScreen } from '../screens/trade/BuyScreen.tsx';
import { TransactionsScreen } from '../screens/transactions/TransactionsScreen.tsx';
import { noFilters } from '../screens/transactions/filters/filterChoices.ts';
import { WelcomeScreen } from '../screens/welcome/WelcomeScreen.tsx';
import { quoteDeducted, quotePurchase } from './foreignQuotes.ts';
import { renderWithInMemoryStyles, setUpPage, withInMemoryStyles } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const xqz = (amount: string) => money(amount, 'XQZ', 0);
const done = async () => ({ kind: 'done' }) as const;
const account = { id: 'acc_9f/ü', name: 'Own', provider: 'Kolm', balance: xqz('100') };
const item = { key: 'own', icon: null, name: 'Own', code: 'XQZ', balance: xqz('100'), converted: null, actions: [] };
const access = { onLogIn: noop, signUpHref: '#sign-up', logInHref: '#log-in', supportHref: '#support', onBack: noop };

const groups = [{ name: 'cash', count: 1, balance: xqz('100'), href: null }] as const;
const assets = <AssetsScreen page={{ kind: 'ready', content: { total: xqz('100'), groups } }} />;

/** Each screen with nothing but what every product has, and what it must not offer then. */
const hosts: readonly (readonly [screen: string, element: ReactElement, offered: RegExp])[] = [
  ['assets', assets, /Refresh|Hide|progress|Invite|Transactions|Send/],
  ['assets while they load', <AssetsScreen key="loading" page={{ kind: 'loading' }} />, /Refresh|Hide|Invite|Transactions|Send/],
  [
    'a group',
    <AccountGroupScreen
      key="group"
      group="stocks"
      page={{ kind: 'ready', content: { total: xqz('0'), count: 0, sections: [] } }}
      openItem={null}
      onOpenItem={noop}
      onAction={noop}
      onBack={noop}
    />,
    /Refresh|website/i,
  ],
  [
    'the accounts of a group',
    <AccountGroupScreen
      key="accounts"
      group="cash"
      page={{
        kind: 'ready',
        content: { total: xqz('200'), count: 2, sections: [{ title: '', items: [item, { ...item, key: 'other' }] }] },
      }}
      openItem="own"
      onOpenItem={noop}
      onAction={noop}
      onBack={noop}
    />,
    /Transfer in|Transfer out|undefined/,
  ],
  [
    'an account',
    <AccountScreen key="account" isCoin={false} page={{ kind: 'ready', content: { item } }} onAction={noop} onBack={noop} />,
    /Refresh|Transfer|IBAN|Provider|undefined/,
  ],
  [
    'the ways to add money',
    <AddMoneyScreen key="add" page={{ kind: 'ready', content: { banks: [], cards: [] } }} onBack={noop} />,
    /crypto/i,
  ],
  ['the menu', <MenuContent key="menu" menu={{ entries: [] }} place="sheet" />, /Version|Log out|plan/],
  [
    'the menu of a customer',
    <MenuContent key="customer" menu={{ entries: [], customer: { name: 'Ada', onLogOut: noop } }} place="sheet" />,
    /Version|plan/,
  ],
  ['the about page', <AboutScreen key="about" content={{}} />, /Version|Open-source|Follow|Licences/],
  ['the welcome page', <WelcomeScreen key="welcome" signUpHref="#sign-up" logInHref="#log-in" />, /Look around|Awards/],
  [
    'the sign-up',
    <SignUpScreen
      key="sign-up"
      {...access}
      step={{ name: 'phone', phone: '' }}
      onPhone={done}
      onGetCode={done}
      onSwitchMethod={noop}
      onCode={done}
      onResendCode={done}
      onContactSupport={noop}
      policies={{ terms: '#terms', privacy: '#privacy', cookies: '#cookies' }}
    />,
    /invitation|bot-check|reCAPTCHA/,
  ],
  ['the forgotten password', <ForgotPasswordScreen key="forgot" {...access} phone="" onNext={done} />, /bot-check|reCAPTCHA/],
  [
    'a profile',
    <ProfileScreen key="profile" page={{ kind: 'ready', content: { name: 'Ada', phone: '+37060000001', email: null } }} hrefs={{}} />,
    /plan|address|Password|support|Close|Settings/i,
  ],
  [
    'the settings',
    <SettingsScreen key="settings" theme="light" onTheme={noop} contrast="standard" onContrast={noop} />,
    /biometrics|password|Auto-lock|currency|Passkeys|broker/i,
  ],
  ['the cards', <CardsScreen key="cards" page={{ kind: 'ready', content: [] }} onDelete={done} />, /New card/],
  [
    'a bank top-up',
    <SepaTopUpScreen
      key="sepa"
      step={{ name: 'amount', draft: '' }}
      accounts={[account]}
      accountId={account.id}
      banks={[{ id: 'sepa', block: null }]}
      bankId="sepa"
      quote={quoteDeducted}
      onAccount={noop}
      onAmount={done}
      onDone={done}
      onBack={noop}
    />,
    /by card/,
  ],
  [
    'a card top-up',
    <CardTopUpScreen
      key="card"
      state={{ name: 'form', issue: null }}
      accounts={[account]}
      accountId={account.id}
      cards={[{ id: 'c/ü', brand: 'visa', name: 'Visa', holder: '', expirationDate: '08/28', isExpired: false, status: 'not_verified' }]}
      cardId="c/ü"
      draft=""
      quote={quoteDeducted}
      onAccount={noop}
      onCard={noop}
      onSubmit={async () => null}
      onIssueRead={noop}
      onBack={noop}
      transactionsHref="#transactions"
    />,
    /Verify|Limits/,
  ],
  [
    'a purchase',
    <BuyScreen
      key="buy"
      page={{
        kind: 'ready',
        content: { title: 'Coin', balance: xqz('0'), accounts: [account], accountId: account.id, price: '4', quote: quotePurchase },
      }}
      draft=""
      onAccount={noop}
      onSubmit={done}
      onBack={noop}
      assetsHref="#assets"
    />,
    /locked|Warning/,
  ],
  [
    'a send',
    <SendScreen
      key="send"
      page={{
        kind: 'ready',
        content: { code: 'XQZ', name: 'Own', lower: xqz('0'), upper: xqz('9'), feeAllowance: xqz('9'), isSendable: true },
      }}
      step={{
        name: 'form',
        draft: { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
        issues: {},
      }}
      onAskFee={async () => ({ kind: 'quoted', options: [] })}
      onSubmit={done}
      onCode={done}
      onResendCode={done}
      onBack={noop}
      homeHref="#home"
    />,
    /Beneficiary|≈/,
  ],
  [
    'the transactions',
    <TransactionsScreen
      key="transactions"
      list={{ kind: 'ready', pages: [], more: { kind: 'end' } }}
      filters={noFilters}
      onFiltersChange={noop}
      onSearch={noop}
      onExport={async () => ({ kind: 'cancelled' })}
      accounts={{ kind: 'loading' }}
      onAccountsNeeded={noop}
      today="2026-03-14"
      onOpen={noop}
    />,
    /Reports|notes/,
  ],
];

it.each(hosts)('%s can be shown without what only some products have, and offers nothing of it (LIB-024)', (name, element, offered) => {
  renderWithInMemoryStyles(element);
  expect(screen.getByRole(/menu/.test(name) ? 'navigation' : 'main').textContent).not.toMatch(offered);
});

it('a server has what a product adds to its assets outside of any part that may come later (LIB-025)', () => {
  const page = { kind: 'ready', content: { total: xqz('100'), groups } } as const;
  const html = renderToString(withInMemoryStyles(<AssetsScreen page={page} offer={<p>Offered</p>} />));
  expect(html).toMatch(/^((?!<!--\$)[^])*Offered/);
});

it('a server keeps no place for the orders that a product does not show beside its assets (LIB-025)', () => {
  const html = renderToString(withInMemoryStyles(<AssetsScreen page={{ kind: 'loading' }} />));
  expect(html).toContain('Total balance');
  expect(html).not.toContain('Transactions');
});
