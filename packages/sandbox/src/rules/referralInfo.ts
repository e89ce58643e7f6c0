import type { WireAnswerOf } from '@wallet/contract/endpoint';
import type { readReferralInfo } from '@wallet/contract/referral';
import { maskPhone } from '@wallet/core/format/masks';
import { amountOf, fromMinorUnits } from '@wallet/core/money/money';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../http/authenticate.ts';
import { moneyCurrency } from '../ledger/currencies.ts';

/** What a customer's invitations have brought: his code, the sum of his bonuses, his friends in the order in which they came (RULE-032). */
export async function referralInfoOf(database: Database, customer: Customer): Promise<WireAnswerOf<typeof readReferralInfo>> {
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
    earned_value: amountOf(fromMinorUnits(earned.rows[0]?.units ?? 0n, moneyCurrency('EUR'))),
    earned_currency: 'EUR',
    referrals: friends.map(({ username, referral_activated_at: since }) => ({ username: maskPhone(username), activated: since !== null })),
  };
}
