import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { NoticeKind, readUserInfo } from '@wallet/contract/customer/user-info';
import { addDuration } from '@wallet/core/calendar/days';
import { referralBonus } from '@wallet/core/fees/referral';
import { maskPhone } from '@wallet/core/format/masks';
import { toAmountText } from '@wallet/core/money/money';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';

type Notices = NonNullable<WireResponseOf<typeof readUserInfo>['notices']>;

const NOTICE_DAYS = 90;
const MAX_NOTICES = 50;

const bonus = { value: toAmountText(referralBonus), currency: referralBonus.currencyCode };

/** Returns the customer's news, newest first. They are read from what happened, so that none can be missing or wrong (MKT-025). */
export async function readNotices(database: Database, customerId: number, now: Date): Promise<Notices> {
  const { rows } = await sql<{ kind: NoticeKind; name: string | null; at: Date }>`
    select kind, name, at from (
      select 'card_added' as kind, name, created_at as at from card where customer_id = ${customerId} and deleted_at is null
      union all select case address_status when 'success' then 'address_approved' else 'address_rejected' end, null, address_status_at
        from customer where id = ${customerId} and address_status in ('success', 'reject')
      union all select 'iban_ready', null, bound_at from virtual_iban where customer_id = ${customerId}
      union all select 'friend_joined', username, created_at from customer where referred_by = ${customerId}
      union all select 'friend_activated', username, referral_activated_at from customer where referred_by = ${customerId}
      union all select 'report_ready', null, ready_at from report where customer_id = ${customerId}
      union all select 'plan_requested', subject, created_at from service_request where customer_id = ${customerId} and kind = 'plan'
    ) as news
    where at > ${addDuration(now, { days: -NOTICE_DAYS })} and at <= ${now}
    order by at desc limit ${MAX_NOTICES}
  `.execute(database);
  return rows.map(({ kind, name, at }) => ({
    kind,
    name: name !== null && kind.startsWith('friend_') ? maskPhone(name) : name,
    amount: kind === 'friend_activated' ? bonus : null,
    at: at.toISOString(),
  }));
}
