import { toDay, startOfDay, startOfMonth } from '@wallet/core/calendar/days';
import { cardLimitsLeft, type CardLimitsLeft, type CardLimitTotals } from '@wallet/core/limits/cardLimits';
import { money } from '@wallet/core/money/money';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Settings } from '../settings.ts';

const FIAT_DECIMALS = 2;
/** A started payment counts for this long, confirmed or not. */
const STARTED_PAYMENT_SECONDS = 30 * 60;

export const cardCurrencies = ['EUR', 'USD'] as const;
export type CardCurrency = (typeof cardCurrencies)[number];
type CardUse = { readonly today: string; readonly thisMonth: string };

export function readCardLimitTotals(settings: Settings, currency: CardCurrency): CardLimitTotals {
  const prefix = `${currency.toLowerCase()}_top_up_card_maximal_per`;
  const total = (key: string) => money(settings.decimal(`${prefix}_${key}`), currency, FIAT_DECIMALS);
  return { perOperation: total('operation'), perDay: total('day_total'), perMonth: total('month_total') };
}

/**
 * Resolves with what card top-ups have used of the UTC day and calendar month, by currency: orders that are not rejected, and payments
 * started in the last half hour that neither failed nor became an order (RULE-005). Orders written only for the history have no
 * `on_completed` and do not count.
 */
export async function readCardUse(database: Database, customerId: number, now: Date): Promise<ReadonlyMap<string, CardUse>> {
  const day = startOfDay(toDay(now));
  const month = startOfMonth(now);
  const begunSince = new Date(now.getTime() - STARTED_PAYMENT_SECONDS * 1000);
  const { rows } = await sql<{ currency: string; today: string; this_month: string }>`
    with used as (
      select volume_currency as currency, volume_value as amount, created_at >= ${day}::timestamptz as is_today
        from orders where customer_id = ${customerId} and type = 'top_up_card' and created_at >= ${month}::timestamptz
          and status in ('completed', 'pending', 'moderate') and on_completed is not null
      union all
      select currency, amount, true from card_intent
        where customer_id = ${customerId} and kind = 'payment' and created_at > ${begunSince}::timestamptz
          and status in ('created', 'confirmed') and order_id is null)
    select currency, coalesce(sum(amount) filter (where is_today), 0)::numeric(20, 2)::text as today,
      sum(amount)::numeric(20, 2)::text as this_month
    from used group by currency
  `.execute(database);
  return new Map(rows.map(({ currency, today, this_month: thisMonth }) => [currency, { today, thisMonth }]));
}

export async function readCardLimitsLeft(
  database: Database,
  settings: Settings,
  customerId: number,
  now: Date,
): Promise<Readonly<Record<CardCurrency, CardLimitsLeft>>> {
  const used = await readCardUse(database, customerId, now);
  const left = (currency: CardCurrency): CardLimitsLeft => {
    const { today, thisMonth } = used.get(currency) ?? { today: '0', thisMonth: '0' };
    const amount = (text: string) => money(text, currency, FIAT_DECIMALS);
    return cardLimitsLeft(readCardLimitTotals(settings, currency), { today: amount(today), thisMonth: amount(thisMonth) });
  };
  return { EUR: left('EUR'), USD: left('USD') };
}
