import { addDuration, toDay } from '@wallet/core/calendar/days';
import { addSeconds } from '../clock/clock.ts';
import { insertRows } from '../database/insertRows.ts';
import { inTransaction, type Database } from '../database/openDatabase.ts';
import { type InitialMarket, seedMarket } from '../kernel/market/market.ts';
import { createDemoOrders } from './createDemoOrders.ts';
import { findWithdrawals } from './createPastParty.ts';
import { deals } from './deals.ts';
import { createPerson, insertPeople, makeCustomer } from './makeCustomer.ts';
import { presets } from './presetList.ts';
import { generateUuid } from '../ports/ids.ts';

export const DEMO_PHONE = '+37060000001';
const DEMO_ID = 5001;
const HOUR_SECONDS = 3600;
/** The account to which the demo customer withdraws, as its history says (RULE-042). */
const KNOWN_IBAN = 'DE89370400440532013000';

/**
 * Seeds an empty database once: Alice Hale, the customer of every example in api.md, the deals of the marketplace, and the market unless it
 * is frozen.
 */
export async function seedDemo(database: Database, now: Date, market?: InitialMarket): Promise<void> {
  if (await isSeeded(database)) return;
  try {
    await inTransaction(database, async (transaction) => {
      await seedCustomer(transaction, now);
      if (market !== undefined) await seedMarket(transaction, market, now);
    });
  } catch (error) {
    // When several processes start on one database together, only one of them seeds it.
    if (!(await isSeeded(database))) throw error;
  }
}

async function isSeeded(database: Database): Promise<boolean> {
  const customer = await database.selectFrom('customer').select('id').where('username', '=', DEMO_PHONE).executeTakeFirst();
  return customer !== undefined;
}

async function seedTokens(transaction: Database): Promise<void> {
  await insertRows(
    transaction,
    'token',
    deals.map((deal, position) => ({
      symbol: deal.symbol,
      id: deal.id,
      position,
      name: deal.name,
      status: deal.status,
      info: deal,
      restrict_countries: ['USA'],
    })),
  );
}

/**
 * Seeds the two friends whom the demo customer has invited: one is behind the bonuses, the other has only joined (MKT-024).
 * @param activatedAt when the first bonus was paid
 */
async function seedFriends(transaction: Database, activatedAt: Date, now: Date): Promise<void> {
  const friends = [
    {
      id: 4001,
      username: '+37060000102',
      givenName: 'Jonas',
      familyName: 'Tamm',
      createdAt: addDuration(activatedAt, { days: -9 }),
      activatedAt,
    },
    {
      id: 4002,
      username: '+491510000108',
      givenName: 'Greta',
      familyName: 'Keller',
      createdAt: addSeconds(now, -149 * HOUR_SECONDS),
      activatedAt: null,
    },
  ];
  const people = friends.map(({ id, username, givenName, familyName, createdAt, activatedAt: since }) =>
    createPerson(transaction, since === null ? presets.draft : presets.verified, now, {
      id,
      username,
      uuid: generateUuid(),
      email: `${givenName}.${familyName}@example.com`.toLowerCase(),
      inviteCode: `${givenName.toUpperCase()}-${id}`,
      person: { givenName, familyName },
      createdAt,
      referral: { by: DEMO_ID, activatedAt: since },
    }),
  );
  await insertPeople(
    transaction,
    (await Promise.all(people)).map(({ row }) => row),
  );
}

/** Hours before the start at which the demo customer's account was changed (MKT-026). */
const securityEvents = [
  { kind: 'devices_ended', device: 'Safari on iOS', hoursAgo: 261 },
  { kind: 'password_changed', device: 'Safari on iOS', hoursAgo: 262 },
  { kind: 'new_device', device: 'Firefox on Windows', hoursAgo: 265 },
] as const;
const REPORT_HOURS_AGO = 77;

/** Seeds news of the last weeks: a report, and a sign-in after which the password was changed (MKT-026). */
async function seedNews(transaction: Database, now: Date): Promise<void> {
  await insertRows(
    transaction,
    'security_event',
    securityEvents.map(({ hoursAgo, ...event }) => ({
      ...event,
      id: generateUuid(),
      customer_id: DEMO_ID,
      name: null,
      at: addSeconds(now, -hoursAgo * HOUR_SECONDS),
    })),
  );
  const readyAt = addSeconds(now, -REPORT_HOURS_AGO * HOUR_SECONDS);
  await transaction
    .insertInto('report')
    .values({
      id: generateUuid(),
      customer_id: DEMO_ID,
      kind: 'account',
      request: JSON.stringify({ service: 'accounts', date: toDay(readyAt) }),
      requested_at: readyAt,
      ready_at: readyAt,
      expires_at: addDuration(readyAt, { days: 1 }),
    })
    .execute();
}

async function seedCustomer(transaction: Database, now: Date): Promise<void> {
  await seedTokens(transaction);
  const orders = createDemoOrders(now);
  await makeCustomer(transaction, presets.verified, now, {
    id: DEMO_ID,
    username: DEMO_PHONE,
    uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
    email: 'alice.hale@example.com',
    inviteCode: 'ALICE-7Q2',
    person: { givenName: 'Alice', familyName: 'Hale' },
    createdAt: new Date('2024-03-14T09:26:53.589Z'),
    accountIds: { EUR: 101, USD: 102, BTC: 201, ETH: 202, USDC: 301, USDT: 302, DAI: 303, RSN: 401, UAIR: 402 },
    cardIds: [11, 12],
    cardStatuses: ['verified', 'pending'],
    ibanNumber: 1,
    orders,
  });
  await seedNews(transaction, now);
  await seedFriends(transaction, orders.find(({ type }) => type === 'referral_bonus')?.at ?? now, now);
  const withdrawals = findWithdrawals(orders, KNOWN_IBAN);
  const [first, last] = [withdrawals.at(0), withdrawals.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`No withdrawal of the demo customer went to ${KNOWN_IBAN}`);
  await transaction
    .insertInto('known_iban')
    .values({ customer_id: DEMO_ID, iban: KNOWN_IBAN, first_used_at: first.at, last_used_at: last.at })
    .execute();
}
