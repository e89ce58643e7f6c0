import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Dossier } from '../database/columns.ts';
import type { Customer } from '../kernel/authenticate.ts';
import { allocateIban, bindIban, stopIbanAllocation } from '../kernel/bank/ibanAllocation.ts';
import { changeAddressStatus } from '../kernel/customer/addressStatus.ts';
import { lockCustomer } from '../kernel/customer/customers.ts';
import { findInviter } from '../kernel/customer/referralCode.ts';
import { changeStatus } from '../kernel/customer/customerStatus.ts';
import { scheduleErasure } from '../features/account-closure/retention.ts';
import { revokeSessions } from '../kernel/sessionTokens.ts';
import { endsSession } from '../kernel/customer/signInByStatus.ts';
import type { OwnSetting } from '../kernel/customer/ownSettings.ts';
import { parseCustomerStatus } from '../kernel/customer/identity.ts';
import { deleteAllPasskeys } from '../kernel/passkeys/passkeyRows.ts';
import { currencies } from '../ledger/currencies.ts';
import type { CustomerPatch } from './customerSchema.ts';
import { UnusableValue } from './readControl.ts';
import { replaceCards } from './replaceCards.ts';
import { setBalances } from './setBalances.ts';

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

function mergeDossier(current: Dossier | null, patch: CustomerPatch['dossier']): string | null | undefined {
  if (patch === undefined) return undefined;
  if (patch === null) return null;
  return JSON.stringify({ personal: { ...current?.personal, ...patch.personal }, address: { ...current?.address, ...patch.address } });
}

const readInviteCode = ({ referral }: CustomerPatch): string | null | undefined =>
  typeof referral === 'object' && referral !== null ? referral.inviteCode : referral;

/** Invite codes are unique. Refuses a taken one with a readable message instead of the database's error. */
async function refuseTakenCode(transaction: Database, id: number, code: string | null | undefined): Promise<void> {
  if (code === undefined || code === null) return;
  const holder = await findInviter(transaction, code);
  if (holder !== undefined && holder !== id) throw new UnusableValue('referral', `Another customer has the invite code "${code}"`);
}

/** Columns that no rule depends on, written as they are. */
function toPlainColumns(customer: Customer, patch: CustomerPatch) {
  const dossier = mergeDossier(customer.dossier, patch.dossier);
  const invite = readInviteCode(patch);
  return {
    ...(patch.entityType === undefined ? {} : { entity_type: patch.entityType }),
    ...(patch.entityLegalIds === undefined ? {} : { entity_legal_ids: toJson(patch.entityLegalIds) }),
    ...(patch.tariff === undefined ? {} : { tariff: patch.tariff }),
    ...(patch.language === undefined ? {} : { language: patch.language }),
    ...(patch.travelRuleEnabled === undefined ? {} : { travel_rule_enabled: patch.travelRuleEnabled }),
    ...(patch.serviceProviders === undefined ? {} : { service_providers: JSON.stringify(patch.serviceProviders) }),
    ...(patch.notifications === undefined ? {} : { notifications: toJson(patch.notifications) }),
    ...(patch.roles === undefined ? {} : { roles: JSON.stringify([...new Set(['customer', ...patch.roles])]) }),
    ...(patch.email === undefined ? {} : { email: patch.email }),
    ...(patch.verifiedEmail === undefined ? {} : { verified_email: patch.verifiedEmail }),
    ...(patch.createdAt === undefined ? {} : { created_at: new Date(patch.createdAt) }),
    ...(patch.senderConstrained === undefined ? {} : { sender_constrained: patch.senderConstrained }),
    ...(patch.strongAuthentication === undefined ? {} : { strong_authentication: patch.strongAuthentication }),
    ...(invite === undefined ? {} : { invite_code: invite }),
    ...(dossier === undefined ? {} : { dossier }),
    ...(patch.companyName === undefined ? {} : { company_name: patch.companyName }),
    ...toOwnSettingsColumn(customer, patch),
    ...(patch.priceDetails === undefined ? {} : { price_details: patch.priceDetails }),
    ...(patch.amountInFiat === undefined ? {} : { amount_in_fiat: patch.amountInFiat }),
  };
}

/** Settings that apply to this customer alone; null: the general setting applies. */
function toOwnSettingsColumn({ settings }: Customer, patch: CustomerPatch): { readonly settings?: string } {
  const changes: Partial<Record<OwnSetting, string | boolean | null | undefined>> = {
    payee_check: patch.payeeCheck,
    recipient_look_up: patch.recipientLookUp,
    scam_brake: patch.brake,
  };
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return {};
  const all = Object.entries({ ...settings, ...Object.fromEntries(entries) }).filter(([, value]) => value !== null);
  return { settings: JSON.stringify(Object.fromEntries(all)) };
}

async function setHold(
  transaction: Database,
  customer: Customer,
  hold: NonNullable<CustomerPatch['hold']> | null,
  at: Date,
): Promise<void> {
  await transaction.updateTable('customer').set({ hold }).where('id', '=', customer.id).execute();
  if (hold === 'closed') await scheduleErasure(transaction, customer.id, at);
  if (hold === null || !endsSession(parseCustomerStatus(customer), hold)) return;
  await transaction
    .updateTable('customer')
    .set((eb) => ({ status_version: eb('status_version', '+', 1) }))
    .where('id', '=', customer.id)
    .execute();
  await revokeSessions(transaction, customer.id, 'status', at);
}

/** Sets the state of the customer's IBAN and cancels the timer that would change it. A removed IBAN is never allocated again. */
async function setIban(transaction: Database, customerId: number, state: NonNullable<CustomerPatch['iban']>, at: Date): Promise<void> {
  await stopIbanAllocation(transaction, customerId);
  if (state === 'none') {
    await transaction.deleteFrom('virtual_iban').where('customer_id', '=', customerId).execute();
    return;
  }
  await allocateIban(transaction, customerId, at);
  if (state === 'bound') return bindIban(transaction, customerId, at);
  await transaction.updateTable('virtual_iban').set({ state: 'allocated', bound_at: null }).where('customer_id', '=', customerId).execute();
}

/** Sets the operator's decision for every token, or for the named ones (RULE-026). */
async function setWhitelisted(
  transaction: Database,
  customerId: number,
  whitelisted: NonNullable<CustomerPatch['whitelisted']>,
): Promise<void> {
  const tokens = currencies.filter(({ type }) => type === 'stablecoin' || type === 'token');
  const words = typeof whitelisted === 'boolean' ? tokens.map(({ code }) => [code, whitelisted] as const) : Object.entries(whitelisted);
  if (words.length === 0) return;
  await transaction
    .insertInto('whitelist')
    .values(words.map(([symbol, allowed]) => ({ customer_id: customerId, symbol, allowed })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'symbol']).doUpdateSet((eb) => ({ allowed: eb.ref('excluded.allowed') })))
    .execute();
}

/** Sets when the devices of all the customer's sessions were first seen; null: each at its first session again. */
async function setDeviceFirstSeen(transaction: Database, customerId: number, moment: string | null): Promise<void> {
  await transaction.deleteFrom('seen_device').where('customer_id', '=', customerId).execute();
  if (moment === null) return;
  await sql`insert into seen_device (customer_id, device, first_seen_at)
    select distinct customer_id, coalesce(device, ''), ${moment}::timestamptz from token_family where customer_id = ${customerId}
  `.execute(transaction);
}

/** Puts a customer into another state, in one transaction. Members with rules go through the rules, the others are written directly. */
export async function patchCustomer(transaction: Database, id: number, patch: CustomerPatch, at: Date): Promise<void> {
  const customer = await lockCustomer(transaction, id);
  await refuseTakenCode(transaction, id, readInviteCode(patch));
  const columns = toPlainColumns(customer, patch);
  if (Object.keys(columns).length > 0) await transaction.updateTable('customer').set(columns).where('id', '=', id).execute();
  if (patch.balances !== undefined) await setBalances(transaction, id, patch.balances, at);
  if (patch.cards !== undefined) await replaceCards(transaction, customer, patch.cards, at);
  if (patch.whitelisted !== undefined) await setWhitelisted(transaction, id, patch.whitelisted);
  if (patch.iban !== undefined) await setIban(transaction, id, patch.iban, at);
  if (patch.addressStatus !== undefined)
    await changeAddressStatus(transaction, id, patch.addressStatus, at, { allocatesIban: patch.iban === undefined });
  if (patch.status !== undefined && patch.status !== customer.status) await changeStatus(transaction, customer, patch.status, at);
  if (patch.deviceFirstSeen !== undefined) await setDeviceFirstSeen(transaction, id, patch.deviceFirstSeen);
  if (patch.passkeys !== undefined) await deleteAllPasskeys(transaction, id, at);
  if (patch.hold !== undefined) await setHold(transaction, customer, patch.hold, at);
}
