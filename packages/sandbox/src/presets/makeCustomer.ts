import { instrumentsExample } from '@wallet/contract/examples/balances';
import { addDuration } from '@wallet/core/calendar/days';
import { toMinorUnits } from '@wallet/core/money/money';
import { sql } from 'kysely';
import { insertRows } from '../database/insertRows.ts';
import type { Database } from '../database/openDatabase.ts';
import { createIban, allocateNextIban } from '../kernel/bank/ibanAllocation.ts';
import { scheduleAddress } from '../kernel/customer/addressStatus.ts';
import { scheduleIdentity } from '../kernel/customer/customerStatus.ts';
import { toMoney } from '../ledger/currencies.ts';
import { createAvailableEntry, type Entry } from '../ledger/entries.ts';
import { openAccounts } from '../ledger/openAccounts.ts';
import { getSystemAccountId } from '../ledger/systemAccounts.ts';
import { type PastAccounts, toHistoryRow } from './historyOrder.ts';
import { balances, cards, fiatBalances } from './holdings.ts';
import { createDossier, type Person, pickPerson, toPhone } from './people.ts';
import type { PastOrder } from './pastOrders.ts';
import type { Preset } from './presetList.ts';
import { getPresetDigest } from './presetPassword.ts';
import { createTenOrdersIn } from './createTenOrders.ts';
import { writeHistory } from './writeHistory.ts';
import { writeLargeHistory } from './writeLargeHistory.ts';
import { generateUuid } from '../ports/ids.ts';
import { generateBytes } from '../ports/chance.ts';

export type MadeCustomer = Person & { readonly id: number; readonly username: string; readonly uuid: string };

/** What distinguishes a seeded customer from its preset. */
export type DemoIdentity = {
  readonly id: number;
  readonly username: string;
  readonly uuid: string;
  readonly email: string;
  readonly inviteCode: string;
  readonly person: Person;
  readonly createdAt: Date;
  /** Who invited the customer, and since when the invitation has paid. */
  readonly referral?: { readonly by: number; readonly activatedAt: Date | null };
};

/** What the demo customer holds, with fixed ids. */
export type DemoDetails = DemoIdentity & {
  /** By currency. */
  readonly accountIds: Readonly<Record<string, number>>;
  readonly cardIds: readonly number[];
  readonly cardStatuses: readonly string[];
  readonly ibanNumber: number;
  readonly orders: readonly PastOrder[];
};

/** A pending review starts now, because after three business days it would be over (RULE-023). */
function getAddressSince(status: string, now: Date): Date | null {
  if (status === 'none') return null;
  return status === 'pending' ? now : addDuration(now, { days: -30 });
}

/** Makes the row of a customer, for `insertPeople`. */
export async function createPerson(transaction: Database, preset: Preset, now: Date, special?: DemoIdentity) {
  const names =
    special === undefined
      ? await sql<{ id: number }>`select nextval(pg_get_serial_sequence('customer', 'id'))::int as id`.execute(transaction)
      : undefined;
  const id = special?.id ?? names?.rows[0]?.id ?? 0;
  const person = special?.person ?? pickPerson(id);
  const isRegistering = !preset.passwordIsSet;
  const identity = { id, username: special?.username ?? toPhone(id), uuid: special?.uuid ?? generateUuid(), ...person };
  const email = special?.email ?? `customer${id}@example.com`;
  const createdAt = special?.createdAt ?? addDuration(now, isRegistering ? { days: -1 } : { days: -2 * 366 });
  const markets = preset.hasTravelRule ? 'signed' : 'none';
  const isUnderCheck = ['kyc_start', 'kyc_finish', 'moderating', 'stuck', 'kyc_completed', 'refused'].includes(preset.status);
  const row = {
    id,
    uuid: identity.uuid,
    username: identity.username,
    status: preset.status,
    status_before: preset.status === 'temp_blocked' ? 'on_board' : null,
    address_status: preset.addressStatus,
    address_status_at: getAddressSince(preset.addressStatus, now),
    roles: ['customer'],
    email,
    verified_email: isRegistering ? null : email,
    tariff: 'Launch',
    entity_type: preset.isCompany ? 'company' : 'individual',
    entity_legal_ids: preset.isCompany ? { lei: '5299000J2N45DDNE4Y28', crn: '305551234' } : null,
    dossier: createDossier(person),
    service_providers: [
      { serviceProvider: 'markets', status: markets },
      { serviceProvider: 'securities', status: 'none' },
    ],
    travel_rule_enabled: preset.hasTravelRule,
    settings: preset.hasBrake === true ? { scam_brake: true } : {},
    strong_authentication: preset.strongAuthentication,
    invite_code: special?.inviteCode ?? `HLD-${id.toString(36).toUpperCase()}${generateBytes(2).toString('hex').toUpperCase()}`,
    password_digest: await getPresetDigest(),
    password_is_set: preset.passwordIsSet,
    kyc_check_id: isUnderCheck ? generateUuid() : null,
    kyc_started_at: isUnderCheck ? (preset.status === 'stuck' ? addDuration(now, { days: -8 }) : now) : null,
    kyc_outcome:
      preset.status === 'kyc_finish' || preset.status === 'kyc_completed' ? 'approve' : preset.status === 'moderating' ? 'review' : null,
    kyc_finished_at: ['kyc_finish', 'moderating', 'kyc_completed'].includes(preset.status) ? now : null,
    referred_by: special?.referral?.by ?? null,
    referral_activated_at: special?.referral?.activatedAt ?? null,
    created_at: createdAt,
  };
  const customer: MadeCustomer = identity;
  return { customer, row };
}

/** Inserts customers who hold nothing yet. */
export async function insertPeople(transaction: Database, rows: readonly Awaited<ReturnType<typeof createPerson>>['row'][]): Promise<void> {
  for (const customer of await insertRows(transaction, 'customer', rows)) {
    await scheduleIdentity(transaction, customer);
    await scheduleAddress(transaction, customer);
  }
}

async function writeCards(transaction: Database, customer: MadeCustomer, special: DemoDetails | undefined, at: Date): Promise<void> {
  await transaction
    .insertInto('card')
    .values(
      cards.map((card, place) => ({
        ...card,
        ...(special?.cardIds[place] === undefined ? {} : { id: special.cardIds[place] }),
        customer_id: customer.id,
        status: special?.cardStatuses[place] ?? 'verified',
        holder: `${customer.givenName} ${customer.familyName}`.toUpperCase(),
        payment_method: `pm_${generateBytes(12).toString('hex')}`,
        fingerprint: `${card.card_type} ${card.last_four} ${card.expiration_date}`,
        created_at: at,
      })),
    )
    .execute();
}

const toUnits = (amount: string, currency: string): bigint => toMinorUnits(toMoney(amount, currency));

/** Entries of an opening journal, after which the history ends at the preset's balances. */
function createOpeningEntries(
  targets: Readonly<Record<string, string>>,
  accounts: PastAccounts,
  rows: readonly { readonly entries: readonly Entry[] }[],
): readonly Entry[] {
  const moved = new Map<number, bigint>();
  for (const { accountId, units } of rows.flatMap(({ entries }) => entries)) moved.set(accountId, (moved.get(accountId) ?? 0n) + units);
  return Object.entries(targets).flatMap(([currency, amount]) => {
    const accountId = accounts[currency]?.id ?? 0;
    const missing = toUnits(amount, currency) - (moved.get(accountId) ?? 0n);
    return [createAvailableEntry(accountId, missing), createAvailableEntry(getSystemAccountId('suspense', currency), -missing)];
  });
}

/** Recipients that belong to no customer of the sandbox. */
const usedRecipients = [
  { kind: 'address', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  { kind: 'address', value: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f' },
  { kind: 'iban', value: 'EE382200221020145685' },
] as const;

async function writeUsedRecipients(transaction: Database, customerId: number, now: Date): Promise<void> {
  const used = { customer_id: customerId, last_used_at: addDuration(now, { days: -30 }) };
  await transaction
    .insertInto('used_recipient')
    .values(usedRecipients.map((recipient) => ({ ...used, ...recipient })))
    .execute();
}

/** Makes a fresh customer in the state of a preset, isolated from all others. A few set-based statements take well under 50 ms. */
export async function makeCustomer(transaction: Database, preset: Preset, now: Date, special?: DemoDetails): Promise<MadeCustomer> {
  const { customer, row } = await createPerson(transaction, preset, now, special);
  await insertPeople(transaction, [row]);
  const createdAt = row.created_at;
  if (preset.holdings === 'none') return customer;
  const targets: Readonly<Record<string, string>> = preset.holdings === 'all' ? balances : fiatBalances;
  const accountRows = await openAccounts(transaction, customer.id, Object.keys(targets), createdAt, special?.accountIds);
  const accounts: PastAccounts = Object.fromEntries(accountRows.map((account) => [account.currency, account]));
  const name = `${customer.givenName} ${customer.familyName}`;
  const past = special?.orders ?? (preset.orders === 'ten' ? createTenOrdersIn(new Set(Object.keys(targets)), now) : []);
  const rows = past.map((order, place) => toHistoryRow(order, { customerId: customer.id, name, place }, accounts));
  await writeHistory(transaction, { rows, opening: createOpeningEntries(targets, accounts, rows), openedAt: createdAt });
  await writeCards(transaction, customer, special, createdAt);
  if (preset.holdings === 'all') {
    await insertRows(
      transaction,
      'instrument',
      instrumentsExample.map((instrument) => ({ ...instrument, customer_id: customer.id })),
    );
  }
  const euro = accounts['EUR']?.id;
  if (preset.iban === 'bound' && euro !== undefined) {
    const iban = special === undefined ? await allocateNextIban(transaction) : createIban(BigInt(special.ibanNumber));
    await transaction
      .insertInto('virtual_iban')
      .values({ account_id: euro, customer_id: customer.id, iban, state: 'bound', allocated_at: createdAt, bound_at: createdAt })
      .execute();
  }
  if (preset.hasBrake === true) await writeUsedRecipients(transaction, customer.id, now);
  if (preset.orders === 'large') await writeLargeHistory(transaction, { customerId: customer.id, name, now });
  return customer;
}
