import { money } from '@wallet/core/money/money';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import type { Id } from '../components/OptionPicker/findOptions.ts';
import { CardsScreen } from '../screens/cards/CardsScreen.tsx';
import { CardTopUpScreen } from '../screens/card-topup/CardTopUpScreen.tsx';
import { FiatExchangeScreen } from '../screens/fiat-exchange/FiatExchangeScreen.tsx';
import { DevicesSection } from '../screens/security/DevicesSection.tsx';
import { SepaTopUpScreen } from '../screens/sepa-topup/SepaTopUpScreen.tsx';
import { BuyScreen } from '../screens/trade/BuyScreen.tsx';
import { createVisa } from './createVisa.ts';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const xqz = (amount: string) => money(amount, 'XQZ', 0);
const done = async () => ({ kind: 'done' }) as const;

/** Opens a picker and chooses an option by its place. */
async function choose(picker: string, place: number): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${picker}`) }));
  await userEvent.click((await screen.findAllByRole('option'))[place] ?? document.body);
}

/** The screens that return an id, each with the ids `one` and `other` of everything that it lists. */
function renderScreens(one: Id, other: Id, returned: (id: Id) => void): Readonly<Record<string, ReactElement>> {
  const accounts = [
    { id: one, name: 'First', provider: 'Kolm', balance: xqz('100') },
    { id: other, name: 'Second', provider: 'Kolm', balance: xqz('200') },
  ];
  const transfer = { accounts, accountId: one, draft: '', onBack: noop, onAccount: returned };
  const limit = { total: xqz('100'), left: xqz('100') };
  return {
    sepa: (
      <SepaTopUpScreen
        {...transfer}
        step={{ name: 'amount', draft: '' }}
        banks={[one, other].map((id) => ({ id, block: null }))}
        bankId={one}
        onBank={returned}
        settings={{ fee: xqz('5'), minimalExclusive: xqz('10'), thresholdNoFee: xqz('1000') }}
        cardHref={null}
        onCard={noop}
        onAmount={done}
        onDone={done}
        onLogInAgain={noop}
        addressVerificationHref="#address"
      />
    ),
    cardTopUp: (
      <CardTopUpScreen
        {...transfer}
        state={{ name: 'form', issue: null }}
        cards={[createVisa(one), createVisa(other)]}
        cardId={one}
        banks={[{ id: other }]}
        onCard={returned}
        onBank={returned}
        onNewCard={noop}
        canAddCard={false}
        settings={{ minimal: xqz('10'), feeRelative: '2.5', feeAbsolute: xqz('1') }}
        limits={{ perOperation: xqz('100'), daily: limit, monthly: limit }}
        onSubmit={async () => null}
        onIssueRead={noop}
        verificationHref="#card"
        transactionsHref="#transactions"
      />
    ),
    exchange: (
      <FiatExchangeScreen
        {...transfer}
        targets={accounts}
        targetId={one}
        onTarget={returned}
        rate="1.5"
        minimal={xqz('10')}
        onSubmit={done}
        topUpHref={() => '#top-up'}
      />
    ),
    trade: (
      <BuyScreen
        {...transfer}
        page={{
          kind: 'ready',
          content: {
            title: 'Quetzal',
            balance: money('0', 'XQC', 18),
            accounts,
            accountId: one,
            minimum: xqz('10'),
            price: '2',
            needsWarning: false,
            locked: [],
            fee: xqz('1'),
          },
        }}
        onSubmit={done}
        onWarningClosed={noop}
        assetsHref="#assets"
      />
    ),
    cards: (
      <CardsScreen
        page={{
          kind: 'ready',
          content: [
            {
              id: other,
              brand: 'visa',
              name: 'Visa',
              numberFormatted: '•••• 4821',
              holder: '',
              expirationDate: '08/28',
              isExpired: false,
              status: 'verified',
              href: '#card',
              topUpHref: null,
              verificationHref: null,
            },
          ],
        }}
        newCardHref={null}
        onDelete={async (id) => {
          returned(id);
          return { kind: 'done' };
        }}
      />
    ),
    devices: (
      <DevicesSection
        devices={{
          kind: 'ready',
          content: [{ id: other, name: 'Kolm', current: false, lastActive: null, signedIn: '', method: null, place: null }],
        }}
        onEnd={async (id) => {
          returned(id);
          return { kind: 'done' };
        }}
        onEndOthers={done}
      />
    ),
  };
}

const press = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
};

const ways: readonly (readonly [name: string, pick: () => Promise<void>])[] = [
  ['sepa', () => choose('To', 1)],
  ['sepa', () => choose('Using', 1)],
  ['cardTopUp', () => choose('To', 1)],
  ['cardTopUp', () => choose('Using', 1)],
  ['cardTopUp', () => choose('Using', 2)],
  ['exchange', () => choose('From', 1)],
  ['exchange', () => choose('To', 1)],
  ['trade', () => choose('From', 1)],
  ['cards', () => press('Delete card', 'Delete')],
  ['devices', () => press('Log out Kolm', 'Log out')],
];

describe.each<readonly [one: Id, other: Id]>([
  ['acc_9f/ü', 'acc_9f/ü:2'],
  [1, 2],
  ['01', '1'],
])('with the ids %o and %o', (one, other) => {
  it.each(ways)('%s returns the id of what was chosen, as it was given (LIB-013)', async (name, pick) => {
    const returned = vi.fn<(id: Id) => void>();
    renderWithInMemoryStyles(renderScreens(one, other, returned)[name] ?? <></>);
    await pick();
    expect(returned.mock.calls.map(([id]) => id)).toEqual([other]);
  });
});
