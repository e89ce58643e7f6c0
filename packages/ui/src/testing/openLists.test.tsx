import { money } from '@wallet/core/money/money';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { giftIcon } from '../foundations/Icon/icons.ts';
import { MenuContent } from '../patterns/AppFrame/MenuContent.tsx';
import { DealTerms } from '../patterns/DealTerms/DealTerms.tsx';
import { TransactionRow } from '../patterns/TransactionList/TransactionRow.tsx';
import { AccountGroupScreen } from '../screens/assets/account-group/AccountGroupScreen.tsx';
import { AllocationCard } from '../screens/assets/allocation/AllocationCard.tsx';
import { AccountScreen } from '../screens/assets/account/AccountScreen.tsx';
import type { AccountItem, OwnAssetGroup } from '../screens/assets/AssetsScreen.types.ts';
import { noFilters } from '../screens/transactions/filters/filterChoices.ts';
import { TransactionsScreen } from '../screens/transactions/TransactionsScreen.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { LanguageSwitch } from '../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { LocaleProvider } from '../texts/Locale.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const gold: OwnAssetGroup = { id: 'gold/ü', label: 'Gold', icon: giftIcon, holds: 'instruments' };
const balance = money('75', 'XQZ', 0);
const dividend = {
  id: 9,
  href: '#9',
  title: 'Dividend',
  status: 'completed',
  group: { icon: giftIcon, noun: 'dividend' },
  volume: balance,
  flow: null,
  time: 'Today, 14:32',
  month: 'November 2026',
} as const;
const getLabels = () => screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);

it('a group of assets of another provider has its own label, icon and count (LIB-013)', () => {
  const { container } = renderWithInMemoryStyles(
    <AccountGroupScreen
      group={gold}
      page={{ kind: 'ready', content: { total: balance, count: 0, sections: [] } }}
      openItem={null}
      onOpenItem={noop}
      onAction={noop}
      refreshing={false}
      onRefresh={noop}
      onBack={noop}
      websiteHref="#site"
    />,
  );
  expect(screen.getByText(/^Gold · /).textContent).toBe('Gold · 0 instruments');
  expect(container.querySelector('.lucide-gift')).not.toBeNull();
});

it('an account has actions of its own beside those of the library, and its history where its page has no latest orders (LIB-013)', () => {
  const onClick = vi.fn();
  const onAction = vi.fn();
  const item: AccountItem = {
    key: '1',
    code: 'XQZ',
    icon: null,
    balance,
    converted: null,
    actions: ['topup', 'history', { id: 'gift/ü', label: 'Give', icon: giftIcon, onClick }],
  };
  const draw = (latest?: ReactNode) =>
    renderWithInMemoryStyles(
      <AccountScreen page={{ kind: 'ready', content: { item } }} isCoin={false} onAction={onAction} onBack={noop} latest={latest} />,
    );
  const { unmount } = draw();
  expect(getLabels()).toEqual(['Top up', 'History', 'Give']);
  screen.getByRole('button', { name: 'Give' }).click();
  expect([onClick.mock.calls.length, onAction.mock.calls.length]).toEqual([1, 0]);
  screen.getByRole('button', { name: 'History' }).click();
  expect(onAction).toHaveBeenLastCalledWith('history');
  unmount();
  draw(<p>Latest</p>);
  expect(getLabels()).toEqual(['Top up', 'Give']);
});

it.each([
  [undefined, 'UTC', 'Date (UTC)'],
  ['Paris', 'Paris', 'Date (Paris)'],
  ['', '', 'Date'],
])('the history says the zone %s of the times of its rows (LIB-013, D-TXN-11)', (zone, heading, column) => {
  const draw = (isWide: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: noop, removeEventListener: noop }));
    return renderWithInMemoryStyles(
      <TransactionsScreen
        list={{ kind: 'ready', pages: [[dividend]], more: { kind: 'end' } }}
        zone={zone}
        filters={noFilters}
        onFiltersChange={noop}
        onSearch={noop}
        onExport={async () => ({ kind: 'cancelled' })}
        accounts={{ kind: 'loading' }}
        onAccountsNeeded={noop}
        today="2026-11-14"
        onOpen={noop}
      />,
    );
  };
  const { unmount } = draw(false);
  expect(screen.getByRole('heading', { name: 'November 2026' }).dataset['zone']).toBe(heading);
  unmount();
  const { container } = draw(true);
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe(column);
  expect(container.querySelector('[data-cell="date"]')?.textContent).toBe(column);
});

it('a product offers its own languages and currencies, by their names (LIB-013, WISH-020)', async () => {
  const onLanguage = vi.fn();
  const onCurrency = vi.fn();
  renderWithInMemoryStyles(
    <SettingsScreen
      theme="system"
      onTheme={noop}
      contrast="standard"
      onContrast={noop}
      language="fr"
      languages={['fr', 'pt-BR']}
      onLanguage={onLanguage}
      currency="XPF"
      currencies={['XPF', 'EUR', 'USDC', { code: 'TDW', name: 'Tide points' }]}
      onCurrency={onCurrency}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Français' }).ariaChecked).toBe('true');
  screen.getByRole('radio', { name: 'Português (Brasil)' }).click();
  expect(onLanguage).toHaveBeenCalledWith('pt-BR');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^CFP franc/i }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'USDC' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Tide points/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await vi.waitFor(() => expect(onCurrency).toHaveBeenCalledWith('TDW'));
});

it.each([
  ['accounts', 'Balance'],
  ['instruments', 'Quantity'],
] as const)('what a group of %s of another provider holds is its %s (LIB-013)', (holds, heading) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: noop, removeEventListener: noop }));
  const item = {
    name: 'Bar',
    code: 'XQZ',
    icon: null,
    balance,
    converted: null,
    change: null,
    transferIn: null,
    transferOut: null,
    actions: [],
  };
  const items = [1, 2].map((key) => ({ ...item, key: String(key) }));
  renderWithInMemoryStyles(
    <AccountGroupScreen
      group={{ ...gold, holds }}
      page={{ kind: 'ready', content: { total: balance, count: 2, sections: [{ title: '', items }] } }}
      openItem={null}
      onOpenItem={noop}
      onAction={noop}
      refreshing={false}
      onRefresh={noop}
      onBack={noop}
      websiteHref="#site"
    />,
  );
  expect(screen.getByRole('button', { name: heading })).toBeTruthy();
});

it('a group of assets of another provider has its share of the total (LIB-013)', () => {
  renderWithInMemoryStyles(
    <AllocationCard
      groups={[
        { name: 'cash', count: 1, balance: money('25', 'XQZ', 0), href: null },
        { name: gold, count: 1, balance, href: null },
      ]}
    />,
  );
  expect(screen.getByText('Gold').nextElementSibling?.textContent).toBe('75%');
});

it('an entry of the menu of another provider stands among those of the library (LIB-013)', () => {
  const menu = {
    entries: [
      { name: 'accounts', href: '#accounts', current: true },
      { name: { id: 4, label: 'Loans', icon: giftIcon }, href: '#loans', current: false },
    ],
    customer: null,
    version: '1',
  } as const;
  renderWithInMemoryStyles(<MenuContent place="side" menu={menu} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Accounts', '#accounts'],
    ['Loans', '#loans'],
  ]);
});

it('a deal term of another provider explains itself (LIB-013)', async () => {
  renderWithInMemoryStyles(<DealTerms terms={[{ name: { label: 'Vintage', explanation: 'The year of the harvest.' }, value: '2019' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'About Vintage' }));
  expect(screen.getByRole('dialog', { name: 'Vintage' }).textContent).toContain('The year of the harvest.');
});

it.each([
  ['in', '+75 XQZ'],
  ['out', '−75 XQZ'],
  [undefined, '75 XQZ'],
] as const)('a transaction of a group of another provider has its icon and, going %s, its sign (LIB-013)', (direction, amount) => {
  const { container } = renderWithInMemoryStyles(
    <TransactionRow row={{ ...dividend, group: { ...dividend.group, direction } }} onOpen={noop} />,
  );
  expect(screen.getByText(/XQZ/).textContent.replace('\u00A0', ' ')).toBe(amount);
  expect(container.querySelector('.lucide-gift')).not.toBeNull();
});

it('of the languages of a product only the narrowest that fits is current (LANG-015)', async () => {
  const onLanguage = vi.fn();
  renderWithInMemoryStyles(
    <LocaleProvider locale="zh-Hant-TW">
      <LanguageSwitch languages={['zh', 'zh-Hant', 'en']} onLanguage={onLanguage} />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(onLanguage).toHaveBeenCalledWith('zh');
});
