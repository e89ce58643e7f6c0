import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { readUserInfo } from '@wallet/contract/customer/user-info';
import { SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import type { NotificationRow } from '../../database/columns.ts';
import type { Customer } from '../../kernel/authenticate.ts';

const toEpochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const stepNeeded = new Set(['draft', 'kyc_start', 'kyc_completed', 'stuck', 'doc_expired']);
const addressNeeded = new Set(['none', 'reject', 'expired']);

function listStateNotifications(customer: Pick<Customer, 'status' | 'address_status' | 'address_status_at'>): readonly NotificationRow[] {
  if (stepNeeded.has(customer.status)) {
    return [{ subject: 'kyc-step-required', content: 'One more step of the identity check is needed', level: 'message' }];
  }
  if (customer.status !== 'on_board' || !addressNeeded.has(customer.address_status)) return [];
  const since = customer.address_status_at;
  const notice = { subject: 'address-verification-required', content: 'Confirm your residential address', level: 'warning' } as const;
  return [since === null ? notice : { ...notice, date: toEpochSeconds(since) }];
}

/** Sorts newest first, undated last, equal ones in the given order (D-USR-09). */
function sortNotifications(notifications: readonly NotificationRow[]): NotificationRow[] {
  return notifications.toSorted((left, right) => (right.date ?? -1) - (left.date ?? -1));
}

async function findWaitingCardPayments(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
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
  return [{ subject: 'card-operation-awaits-address-verification', content, level: 'warning', date: toEpochSeconds(newest.created_at) }];
}

const removeSign = (amount: string): string => amount.replace(/^-/, '');

/** Deposits under the travel rule whose sender has not been entered yet (RULE-025). */
async function findReceivedWithoutDetails(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
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
    content: { id: String(id), amount: removeSign(value), currency },
    level: 'warning',
    date: toEpochSeconds(at),
  }));
}

/** Sends under review, approved or rejected. Completed ones are not listed (RULE-025, D-RCV-10). */
async function findSendsInProgress(database: Database, customerId: number): Promise<readonly NotificationRow[]> {
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
    date: toEpochSeconds(at),
  }));
}

/** Returns the dashboard's notifications: those set by the control surface, or else those that follow from the customer's state. */
export async function readNotifications(database: Database, customer: Customer): Promise<NotificationRow[]> {
  if (customer.notifications !== null) return sortNotifications(customer.notifications);
  return sortNotifications([
    ...listStateNotifications(customer),
    ...(await findWaitingCardPayments(database, customer.id)),
    ...(await findReceivedWithoutDetails(database, customer.id)),
    ...(await findSendsInProgress(database, customer.id)),
  ]);
}

type ChatProof = { readonly intercomHash: string; readonly intercomJwt?: string };

const LIFE_SECONDS = 3600;

/**
 * Proves the customer's identity to the chat service: a hash of their uuid and, if the workspace has a secret, a JWT signed with it and
 * valid for an hour (USR-004, API-017).
 */
export async function createChatProof(
  { uuid, email, dossier }: Pick<Customer, 'uuid' | 'email' | 'dossier'>,
  { key, secret, now }: { readonly key: string; readonly secret: string | null; readonly now: Date },
): Promise<ChatProof> {
  const intercomHash = createHmac('sha256', key).update(uuid).digest('hex');
  if (secret === null) return { intercomHash };
  const issuedAt = Math.floor(now.getTime() / 1000);
  const name = dossier === null ? undefined : `${dossier.personal.givenName} ${dossier.personal.familyName}`;
  const intercomJwt = await new SignJWT({ user_id: uuid, ...(name === undefined ? {} : { name }), ...(email === '' ? {} : { email }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(Buffer.from(secret, 'utf8'));
  return { intercomHash, intercomJwt };
}

type UserInfo = WireResponseOf<typeof readUserInfo>;

/**
 * Builds the response of API-017 (api.md 3.2).
 * @param messages newest first, undated last
 */
export function buildUserInfo(customer: Customer, messages: Pick<UserInfo, 'notifications' | 'notices'>, proof: ChatProof): UserInfo {
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
    ...messages,
    travelRuleEnabled: customer.travel_rule_enabled,
    language: customer.language,
  };
}
