import { money } from '@wallet/core/money/money';
import { screen, waitFor } from '@testing-library/react';
import { cloneElement, lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { MenuContent } from '../patterns/AppFrame/MenuContent.tsx';
import { AccessIssueNotice } from '../patterns/access/AccessIssueNotice.tsx';
import { AccountScreen } from '../screens/assets/account/AccountScreen.tsx';
import { AssetsScreen } from '../screens/assets/AssetsScreen.tsx';
import { CardTopUpScreen } from '../screens/card-topup/CardTopUpScreen.tsx';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { ExportDialog } from '../screens/transactions/ExportDialog.tsx';
import { WelcomeScreen } from '../screens/welcome/WelcomeScreen.tsx';
import { createVisa } from './createVisa.ts';
import { quoteDeducted } from './foreignQuotes.ts';
import type { Offer } from './Host.tsx';
import { hostsOfAccounts } from './hostsOfAccounts.tsx';
import { hostsOfTransfers } from './hostsOfTransfers.tsx';
import { hostsOfVisitors } from './hostsOfVisitors.tsx';
import { renderWithInMemoryStyles, setUpPage, withInMemoryStyles } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const xqz = (amount: string) => money(amount, 'XQZ', 0);
const groups = [{ name: 'cash', count: 1, balance: xqz('100'), href: null }] as const;
const item = { key: 'own', icon: null, name: 'Own', code: 'XQZ', balance: xqz('100'), converted: null, actions: [] };

/** Looks in the whole document: the bar above the page and the dialogs are part of the offer. */
const isOffered = (offer: Offer): boolean =>
  typeof offer === 'string'
    ? document.body.textContent.includes(offer)
    : screen.queryAllByRole(offer[0], { name: offer[1], hidden: true }).length > 0;

/** Opens the picker of a way to top up. */
async function countWays(): Promise<number> {
  await userEvent.click(screen.getByRole('combobox', { name: /^Using/ }));
  return (await screen.findAllByRole('option')).length;
}

/** For parts that load on demand. */
const PATIENCE = { timeout: 10_000 };

const hosts = [...hostsOfAccounts, ...hostsOfTransfers, ...hostsOfVisitors];

it.each(hosts)('$name: what only some products have is offered with it, and nothing of it without (LIB-024)', async (host) => {
  const { minimal, full, offered } = host;
  const { unmount } = renderWithInMemoryStyles(full);
  // Once its lazy parts are loaded, the minimal screen would show them immediately.
  await waitFor(() => expect(offered.filter((offer) => !isOffered(offer))).toEqual([]), PATIENCE);
  unmount();
  renderWithInMemoryStyles(minimal);
  expect(offered.filter(isOffered)).toEqual([]);
  expect(document.body.textContent).not.toContain('undefined');
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

it('a server keeps the place of the orders of an account while the product loads a part of them (LIB-025)', () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const page = { kind: 'ready', content: { item } } as const;
  const html = renderToString(
    withInMemoryStyles(<AccountScreen {...{ page }} isCoin={false} onAction={noop} onBack={noop} latest={<Late />} />),
  );
  expect(html).toContain('Transactions');
});

it('a way to top up is only in the list if the product can follow the choice (LIB-024)', async () => {
  const account = { id: 'a', name: 'Own', provider: 'Kolm', balance: xqz('100') };
  const topUp = (
    <CardTopUpScreen
      state={{ name: 'form', issue: null }}
      accounts={[account]}
      accountId="a"
      cards={[createVisa('first'), createVisa('second')]}
      cardId="first"
      banks={[{ id: 'b' }]}
      canAddCard
      draft=""
      quote={quoteDeducted}
      onAccount={noop}
      onCard={noop}
      onSubmit={async () => null}
      onIssueRead={noop}
      onBack={noop}
      transactionsHref="#transactions"
    />
  );
  const { rerender } = renderWithInMemoryStyles(topUp);
  expect(await countWays()).toBe(2);
  await userEvent.keyboard('{Escape}');
  rerender(cloneElement(topUp, { onBank: noop, onNewCard: noop }));
  expect(await countWays()).toBe(4);
});

it.each([
  ['alone', undefined, false],
  ['or a password', noop, true],
])(
  'a log-in by a code %s offers passkeys only if the customer cannot choose a password instead (LIB-024, SCA-008)',
  (_, onSwitchMethod, inert) => {
    const step = { name: 'phone', by: 'code', phone: '' } as const;
    renderWithInMemoryStyles(
      <LoginScreen {...{ step, onSwitchMethod }} onPhone={async () => ({ kind: 'done' })} onPasskey={async () => null} onBack={noop} />,
    );
    // By its text, because styles may hide the button, which then has no name.
    expect(screen.getByText('Log in with a passkey').closest('[inert]') !== null).toBe(inert);
  },
);

const done = async () => ({ kind: 'done' }) as const;

it('a log-in without `onResendCode` still asks for the code, and offers no other (LIB-024)', async () => {
  const code = { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: null, wasWaiting: false } as const;
  renderWithInMemoryStyles(<LoginScreen step={{ name: 'code', phone: '', code }} onPhone={done} onCode={done} onBack={noop} />);
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
});

it.each(['onCode', 'onPassword'])('a step of the log-in names the callback it lacks: %s (LIB-024)', (name) => {
  const code = { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: null, wasWaiting: false } as const;
  const step =
    name === 'onCode' ? ({ name: 'code', phone: '', code } as const) : ({ name: 'password', phone: '', givenName: null } as const);
  expect(() => renderToString(<LoginScreen step={step} onPhone={async () => ({ kind: 'done' })} onBack={noop} />)).toThrow(`\`${name}\``);
});

it('a notice has no empty place for ways out that the product lacks (LIB-024)', () => {
  const { container } = renderWithInMemoryStyles(<AccessIssueNotice issue={{ kind: 'accountExists' }} place="login" />);
  expect(container.querySelector('[data-part="ways-out"]')).toBeNull();
});

it('a rejected `onExport` is reported as a failure (LIB-024)', async () => {
  renderWithInMemoryStyles(<ExportDialog today="2026-11-14" onClose={noop} onExport={() => Promise.reject(new TypeError())} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('the menu tells a plan that has no page of its own (LIB-024)', () => {
  renderWithInMemoryStyles(<MenuContent menu={{ entries: [], customer: { name: 'Ada', plan: 'Wealth', onLogOut: noop } }} place="side" />);
  expect(screen.getByText('Wealth plan').closest('a')).toBeNull();
});

it.each([
  [[], 3],
  [['Best of all'], 4],
])('the course of the welcome page has a waypoint per slide: with the awards %j %i (APP-040)', (awards, count) => {
  const { container } = renderWithInMemoryStyles(<WelcomeScreen signUpHref="#sign-up" logInHref="#log-in" awards={awards} />);
  expect(container.querySelectorAll('svg[data-part="course"] g')).toHaveLength(count);
  expect(screen.getAllByRole('button', { name: new RegExp(`of ${count}$`) })).toHaveLength(count);
});
