import type { Operations } from '@wallet/contract/accounts';
import type { Card } from '@wallet/contract/cards';
import { areCardFeesUsable, type CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
import { money, type Currency } from '@wallet/core/money/money';
import { isCardExpired } from '@wallet/core/validation/cardExpiry';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect/AccountSelect';
import type { CardLimits } from '@wallet/ui/patterns/LimitMeters/LimitMeters';
import type { TopUpCard } from '@wallet/ui/screens/card-topup/CardTopUpScreen.types';
import { idsOf, targetsFrom } from '../../operations/accounts/accountTargets.ts';
import { availableOf } from '../../operations/accounts/availableOf.ts';
import { sepaBanks } from '../../operations/bankTransfer/sepaMethods.ts';
import { operationAccounts } from '../../operations/accounts/toOperationAccount.ts';

export type CardTopUpView = {
  readonly accounts: readonly OperationAccount[];
  readonly cards: readonly TopUpCard[];
  readonly banks: readonly number[];
  readonly settings: CardTopUpSettings;
  readonly limits: CardLimits;
};

/** `off`: cards are switched off (D-CARD-23); `incomplete`: settings that are missing or senseless; `unknown`: no such account or card. */
export type CardTopUpRead = { readonly kind: 'off' | 'unknown' | 'incomplete' } | { readonly kind: 'ready'; readonly view: CardTopUpView };

type Settings = { readonly fees: CardTopUpSettings; readonly limits: CardLimits };

/** The settings of the account's currency (CARD-002, CARD-003); null where one is missing or no fee can be counted with them. */
function readSettings({ settings }: Operations, { currencyCode, decimals }: Currency): Settings | null {
  const prefix = currencyCode === 'EUR' ? 'eur_top_up_card' : 'usd_top_up_card';
  const minimal = settings[`${prefix}_minimal`];
  const single = settings[`${prefix}_maximal_per_operation`];
  const day = settings[`${prefix}_maximal_per_day_total`];
  const dayLeft = settings[`${prefix}_maximal_per_day_current`];
  const month = settings[`${prefix}_maximal_per_month_total`];
  const monthLeft = settings[`${prefix}_maximal_per_month_current`];
  const feeRelative = settings[`${prefix}_fee_relative`];
  const feeAbsolute = settings[`${prefix}_fee_absolute`];
  const amounts = [minimal, single, day, dayLeft, month, monthLeft, feeAbsolute].flatMap((text) =>
    text === undefined ? [] : [money(text, currencyCode, decimals)],
  );
  const [least, perOperation, dayTotal, today, monthTotal, thisMonth, absolute] = amounts;
  if (!least || !perOperation || !dayTotal || !today || !monthTotal || !thisMonth || !absolute || feeRelative === undefined) return null;
  const fees = { minimal: least, feeRelative, feeAbsolute: absolute };
  const limits = { perOperation, daily: { total: dayTotal, left: today }, monthly: { total: monthTotal, left: thisMonth } };
  return areCardFeesUsable(fees) ? { fees, limits } : null;
}

function toCard({ id, cardType: brand, name, numberFormatted, holder, expirationDate, status }: Card, now: number): TopUpCard {
  return { id, brand, name, numberFormatted, holder, expirationDate, status, isExpired: isCardExpired(expirationDate, now) };
}

const cardIds = (operations: Operations, accountId: number): readonly number[] =>
  idsOf(targetsFrom(operations, 'topup', accountId), 'card');

/**
 * What the operations response says of a top-up of one account by one card.
 * @param now epoch milliseconds
 */
export function toCardTopUpView(operations: Operations, accountId: number, cardId: number, now: number): CardTopUpRead {
  if (operations.settings.cards_disabled) return { kind: 'off' };
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const ids = cardIds(operations, accountId);
  const cards = operations.cards.filter(({ id }) => ids.includes(id));
  if (account === undefined || cards.every(({ id }) => id !== cardId)) return { kind: 'unknown' };
  const read = readSettings(operations, availableOf(account));
  if (read === null) return { kind: 'incomplete' };
  const banks = operations.settings.banks_disabled ? [] : sepaBanks(operations, 'topup', accountId).map(({ id }) => id);
  return {
    kind: 'ready',
    view: {
      // Those that the same card tops up.
      accounts: operationAccounts(operations, ({ id }) => cardIds(operations, id).includes(cardId)),
      cards: cards.map((card) => toCard(card, now)),
      banks,
      settings: read.fees,
      limits: read.limits,
    },
  };
}
