import { daySeconds } from '@wallet/core/calendar/dayLength';
import { isLess, addMoney } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { sql } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { Customer } from '../authenticate.ts';
import type { MoneyContext } from '../call.ts';
import { readPasskeys } from '../passkeys/passkeyRows.ts';
import type { Prices } from '../rates/prices.ts';
import { isRated } from '../rates/rateTable.ts';
import type { Settings } from '../settings.ts';
import type { MoneyOperation } from './operation.ts';

/** When a payment without a box has to be confirmed (RULE-048). */
export const strengths = ['off', 'risky', 'always'] as const;
type Strength = (typeof strengths)[number];

/** The customer's own strength, else that of the settings. */
export function readStrength(settings: Settings, { strong_authentication: own }: Pick<Customer, 'strong_authentication'>): Strength {
  return parseKnownValue(strengths, own ?? settings.text('strongAuthentication'));
}

const WINDOW_SECONDS = daySeconds;

type RiskInput = MoneyContext & { readonly operation: MoneyOperation };

const toEuro = (amount: string): Money => money(amount, 'EUR', 2);

/** Value in EUR at the mid rate; undefined for a currency without a rate. */
function toWorthInEuro(prices: Prices, amount: Money): Money | undefined {
  const { currencyCode } = amount;
  if (currencyCode === 'EUR') return amount;
  return isRated(currencyCode) ? multiplyByRate(amount, prices.middle(currencyCode, 'EUR'), toEuro('0'), 'up') : undefined;
}

/** Total of the day's withdrawals that were not confirmed. Many small ones count as one large one. */
async function sumUnconfirmedOfDay({ transaction, customer, now }: RiskInput): Promise<Money> {
  const answer = await transaction
    .selectFrom('orders')
    .select(sql<string>`coalesce(sum(abs(volume_value)), 0)::text`.as('total'))
    .where('customer_id', '=', customer.id)
    .where('type', '=', 'withdraw_sepa')
    .where('status', '<>', 'rejected')
    .where('created_at', '>', addSeconds(now, -WINDOW_SECONDS))
    .where(sql`details->>'confirmed'`, 'is', null)
    .executeTakeFirstOrThrow();
  return toEuro(answer.total);
}

/** True when the payee was never paid: no withdrawal to the IBAN, no completed send to the address. */
export async function isNewPayee(
  transaction: Database,
  customerId: number,
  { kind, payee }: Pick<MoneyOperation, 'kind' | 'payee'>,
): Promise<boolean> {
  if (kind === 'withdraw_sepa') {
    const knownIban = await transaction
      .selectFrom('known_iban')
      .select('iban')
      .where('customer_id', '=', customerId)
      .where('iban', '=', payee)
      .executeTakeFirst();
    return knownIban === undefined;
  }
  if (kind !== 'send' && kind !== 'send_token' && kind !== 'send_travel_rule') return false;
  const orders = await transaction
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('type', 'in', ['send', 'token_send'])
    .where('status', '=', 'completed')
    .where('counterparty', '=', payee)
    .limit(1)
    .executeTakeFirst();
  return orders === undefined;
}

/** True when the session's device was first seen within a day and is not the customer's first. */
async function isNewDevice({ transaction, customer, session, now }: RiskInput): Promise<boolean> {
  const own = await transaction.selectFrom('token_family').select('device').where('id', '=', session.familyId).executeTakeFirst();
  const first = await transaction
    .selectFrom('token_family')
    .select('device')
    .where('customer_id', '=', customer.id)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const device = own?.device ?? null;
  if (device === (first?.device ?? null)) return false;
  const earlier = await transaction
    .selectFrom('token_family')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('device', device === null ? 'is' : '=', device)
    .where('created_at', '<=', addSeconds(now, -WINDOW_SECONDS))
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}

const isWithinDay = (moment: Date | null, now: Date): boolean => moment !== null && moment > addSeconds(now, -WINDOW_SECONDS);

/** True when a payment has to be confirmed under `risky` (RULE-048). */
async function isRisky(attempt: RiskInput): Promise<boolean> {
  const { transaction, settings, customer, operation, now } = attempt;
  const from = toEuro(settings.decimal('strongAuthenticationFrom'));
  const value = toWorthInEuro(settings.market.at(now), operation.amount);
  if (value === undefined || !isLess(value, from)) return true;
  if (isWithinDay(customer.password_changed_at, now)) return true;
  const passkeys = await readPasskeys(transaction, customer.id);
  if (passkeys.some(({ created_at: createdAt }) => isWithinDay(createdAt, now))) return true;
  if (await isNewDevice(attempt)) return true;
  if (operation.kind !== 'withdraw_sepa') return false;
  if (await isNewPayee(transaction, customer.id, operation)) return true;
  return !isLess(addMoney(value, await sumUnconfirmedOfDay(attempt)), from);
}

export async function needsConfirmation(strength: Strength, attempt: RiskInput): Promise<boolean> {
  switch (strength) {
    case 'off':
      return false;
    case 'risky':
      return isRisky(attempt);
    case 'always':
      return true;
  }
}
