import type { WireAnswerOf } from '@wallet/contract/endpoint';
import type { readUserInfo } from '@wallet/contract/customer/user-info';
import type { Database } from '../../database/openDatabase.ts';
import type { NotificationRow } from '../../database/columns.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import type { ChatProof } from '../../kernel/customer/chatProof.ts';

const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const stepNeeded = new Set(['draft', 'kyc_start', 'kyc_completed', 'stuck', 'doc_expired']);
const addressNeeded = new Set(['none', 'reject', 'expired']);

function notificationsOfState(customer: Pick<Customer, 'status' | 'address_status' | 'address_status_at'>): readonly NotificationRow[] {
  if (stepNeeded.has(customer.status)) {
    return [{ subject: 'kyc-step-required', content: 'One more step of the identity check is needed', level: 'message' }];
  }
  if (customer.status !== 'on_board' || !addressNeeded.has(customer.address_status)) return [];
  const since = customer.address_status_at;
  const notice = { subject: 'address-verification-required', content: 'Confirm your residential address', level: 'warning' } as const;
  return [since === null ? notice : { ...notice, date: epochSeconds(since) }];
}

/** Sorts newest first, undated last, equal ones in the given order (D-USR-09). */
function inOrder(notifications: readonly NotificationRow[]): NotificationRow[] {
  return notifications.toSorted((left, right) => (right.date ?? -1) - (left.date ?? -1));
}

async function waitingCardPayments(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
  const newest = await database
    .selectFrom('orders')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'moderate')
    .where('waits_for', 'like', '%address%')
    .where('type', '=', 'top_up_card')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return [];
  const content = 'A card top-up awaits your address verification';
  return [{ subject: 'card-operation-awaits-address-verification', content, level: 'warning', date: epochSeconds(newest.created_at) }];
}

const unsigned = (amount: string): string => amount.replace(/^-/, '');

/** Deposits under the travel rule whose sender has not been entered yet (RULE-025). */
async function receivedWithoutDetails(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
  const orders = await database
    .selectFrom('orders')
    .leftJoin('travel_rule', 'travel_rule.order_id', 'orders.id')
    .select(['orders.id', 'orders.volume_value', 'orders.volume_currency', 'orders.created_at'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', '=', 'moderate')
    .where('orders.type', 'in', ['receive', 'token_receive'])
    .where((where) =>
      where.or([
        where('travel_rule.status', '=', 'draft'),
        where.and([where('travel_rule.id', 'is', null), where('orders.waits_for', 'like', '%travel_rule%')]),
      ]),
    )
    .execute();
  return orders.map(({ id, volume_value: value, volume_currency: currency, created_at: at }) => ({
    subject: 'receive-order-without-travel-rule-transaction',
    content: { id: String(id), amount: unsigned(value), currency },
    level: 'warning',
    date: epochSeconds(at),
  }));
}

/** Sends under review, approved or rejected. Completed ones are not listed (RULE-025, D-RCV-10). */
async function sendsInProgress(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
  const rows = await database
    .selectFrom('travel_rule')
    .select(['id', 'amount', 'currency', 'status', 'updated_at'])
    .where('customer_id', '=', customerId)
    .where('direction', '=', 'send')
    .where('status', 'not in', ['completed', 'draft'])
    .execute();
  return rows.map(({ id, amount, currency, status, updated_at: at }) => ({
    subject: 'travel-rule-transaction-in-progress',
    content: { id: String(id), amount, currency, status },
    level: 'message',
    date: epochSeconds(at),
  }));
}

/** Returns the dashboard's notifications: those set by the control surface, or else those that follow from the customer's state. */
export async function readNotifications(database: Database, customer: Customer): Promise<NotificationRow[]> {
  if (customer.notifications !== null) return inOrder(customer.notifications);
  return inOrder([
    ...notificationsOfState(customer),
    ...(await waitingCardPayments(database, customer.id)),
    ...(await receivedWithoutDetails(database, customer.id)),
    ...(await sendsInProgress(database, customer.id)),
  ]);
}

type UserInfo = WireAnswerOf<typeof readUserInfo>;

/**
 * Builds the response of API-017 (api.md 3.2).
 * @param notifications newest first, undated last
 */
export function userInfoOf(customer: Customer, notifications: UserInfo['notifications'], proof: ChatProof): UserInfo {
  const { dossier } = customer;
  return {
    id: customer.id,
    uuid: customer.uuid,
    email: customer.email,
    username: customer.username,
    status: customer.status,
    verifiedEmail: customer.verified_email,
    ...proof,
    tariff: customer.tariff,
    createdAt: customer.created_at.toISOString(),
    referral: { inviteCode: customer.invite_code },
    dossier:
      dossier === null ? null : { personal: dossier.personal, address: { verifiedStatus: customer.address_status, ...dossier.address } },
    entityType: customer.entity_type === 'company' ? 'company' : 'individual',
    entityLegalIds: customer.entity_legal_ids,
    serviceProviders: customer.service_providers.map((provider) => ({ ...provider })),
    notifications,
    travelRuleEnabled: customer.travel_rule_enabled,
    language: customer.language,
  };
}
