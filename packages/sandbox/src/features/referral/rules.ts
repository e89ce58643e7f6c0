import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { readReferralInfo } from '@wallet/contract/customer/referral';
import { earnsReferralBonus, referralBonus, referralShare } from '@wallet/core/fees/referral';
import { maskPhone } from '@wallet/core/format/masks';
import { toAmountText, fromMinorUnits, toMinorUnits, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { sql } from 'kysely';
import type { JobHandlers } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { readMarket } from '../../kernel/market/market.ts';
import { describeBonus } from '../../kernel/orderMoney.ts';
import { getPricesAt, type Prices } from '../../kernel/rates/prices.ts';
import { isRated } from '../../kernel/rates/rateTable.ts';
import { findCurrency, toMoney, toMoneyCurrency } from '../../ledger/currencies.ts';
import { move } from '../../ledger/entries.ts';
import { openAccounts } from '../../ledger/openAccounts.ts';
import { type OrderRow, placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { REFERRAL_JOB, referralReasons } from '../../ledger/scheduleReferral.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

/**
 * Returns the result of a customer's invitations: their code, the sum of their bonuses, and their friends in order of joining (RULE-032).
 */
export async function buildReferralInfo(database: Database, customer: Customer): Promise<WireResponseOf<typeof readReferralInfo>> {
  const earned = await sql<{ units: bigint }>`
    select coalesce(sum((volume_value::numeric * 100)::bigint), 0)::bigint as units from orders
    where customer_id = ${customer.id} and group_name = 'incomings' and type = 'referral_bonus' and status = 'completed'
  `.execute(database);
  const friends = await database
    .selectFrom('customer')
    .select(['username', 'referral_activated_at'])
    .where('referred_by', '=', customer.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    invite_code: customer.invite_code,
    earned_value: toAmountText(fromMinorUnits(earned.rows[0]?.units ?? 0n, toMoneyCurrency('EUR'))),
    earned_currency: 'EUR',
    referrals: friends.map(({ username, referral_activated_at: since }) => ({ username: maskPhone(username), activated: since !== null })),
  };
}

/** Corrections and fees are not the customer's own top-ups and withdrawals. */
const NOT_A_MOVE = new Set(['top_up_correction', 'withdraw_fee']);
const isFiatMove = (type: string): boolean => /^(top_up|withdraw)_/.test(type) && !NOT_A_MOVE.has(type);

/** Converts an amount to EUR at the current middle rate, rounded down; null without a rate. */
function toEuro(prices: Prices, amount: Money): Money | null {
  const { currencyCode } = amount;
  if (currencyCode === 'EUR') return amount;
  return isRated(currencyCode) ? multiplyByRate(amount, prices.middle(currencyCode, 'EUR'), toMoneyCurrency('EUR'), 'down') : null;
}

/** Returns the amount topped up or withdrawn, before fees, in EUR; null for any other order. */
function readFiatMove(prices: Prices, { type, details, volume_value: volume, volume_currency: currency }: OrderRow): Money | null {
  if (!isFiatMove(type) || findCurrency(currency)?.type !== 'fiat') return null;
  const typed = details?.['amount'] ?? volume.replace(/^-/, '');
  return toEuro(prices, toMoney(typed, currency));
}

async function readFees(transaction: Database, order: OrderRow): Promise<readonly Money[]> {
  const { rows } = await sql<{ currency: string; units: bigint }>`
    select p.currency, sum(p.units)::bigint as units from account a join posting p on p.account_id = a.id and p.at = ${order.updated_at}::timestamptz
    where a.customer_id is null and a.role = 'fees' and p.order_id = ${order.id.toString()}::text::bigint group by p.currency
  `.execute(transaction);
  return rows.map(({ currency, units }) => fromMinorUnits(units, toMoneyCurrency(currency)));
}

type Bonus = { readonly referrer: number; readonly amount: Money; readonly reason: string; readonly order: OrderRow; readonly at: Date };

/** Pays one order `referral_bonus` from the provider's fee earnings. */
async function payBonus(transaction: Database, { referrer, amount, reason, order, at }: Bonus): Promise<void> {
  await openAccounts(transaction, referrer, ['EUR'], at);
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'name'])
    .where('customer_id', '=', referrer)
    .where('currency', '=', 'EUR')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { parts, ...description } = describeBonus(amount);
  await placeOrder(transaction, {
    customerId: referrer,
    accountId: account.id,
    type: 'referral_bonus',
    status: 'completed',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('To account', account.name), createSummaryRow('Reason', reason)],
      ...parts,
      status: 'completed',
    }),
    to: { accountId: account.id, units: toMinorUnits(amount) },
    entries: move(getSystemAccountId('fees', 'EUR'), account.id, toMinorUnits(amount)),
    details: { friend_order: order.id.toString() },
    at,
  });
}

/**
 * Marks the friend as activated.
 * @returns false if they already were, since the bonus is paid once
 */
async function activateFriend(transaction: Database, friend: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('customer')
    .set({ referral_activated_at: at })
    .where('id', '=', friend)
    .where('referral_activated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Pays the referrer of a completed order's customer: the bonus once, and a share of each fee (RULE-032, D-REF-11). */
export async function payReferrer(transaction: Database, orderId: bigint, at: Date): Promise<void> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (order === undefined) return;
  const friend = await transaction
    .selectFrom('customer')
    .select(['id', 'referred_by'])
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  const referrer = friend.referred_by;
  if (referrer === null) return;
  const prices = getPricesAt(await readMarket(transaction), at);
  const amount = readFiatMove(prices, order);
  if (amount !== null && earnsReferralBonus(amount) && (await activateFriend(transaction, friend.id, at)))
    await payBonus(transaction, { referrer, amount: referralBonus, reason: referralReasons.activated, order, at });
  for (const fee of await readFees(transaction, order)) {
    const euros = toEuro(prices, fee);
    const share = euros === null ? null : referralShare(euros);
    if (share !== null) await payBonus(transaction, { referrer, amount: share, reason: referralReasons.share, order, at });
  }
}

export const referralJobs: JobHandlers = {
  [REFERRAL_JOB]: (transaction, { subject, due_at: at }) => payReferrer(transaction, BigInt(subject), at),
};
