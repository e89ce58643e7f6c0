import { legalForms, type readTravelRuleTransaction } from '@wallet/contract/operations/travel-rule';
import { travelRuleStatuses } from '@wallet/contract/customer/user-info';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { Tables } from '../../database/tables.ts';
import { findAccount } from '../../ledger/balances.ts';
import { getBlockchain } from '../../kernel/wallet/networks.ts';
import { builtInLocale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';
import type { Language } from '../../words/language.ts';
import { translateStored } from '../../words/translateText.ts';

export type TravelRule = Selectable<Tables['travel_rule']>;
type TravelRuleAnswer = WireResponseOf<typeof readTravelRuleTransaction>;

/** Finds a transaction of this customer; undefined if it is unknown or another's. */
export async function findTravelRule(database: Database, customerId: number, id: bigint): Promise<TravelRule | undefined> {
  return database.selectFrom('travel_rule').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst();
}

async function readOriginator(database: Database, row: TravelRule): Promise<TravelRuleAnswer['originator_account']> {
  if (row.account_id === null || row.direction !== 'send') return null;
  const account = await findAccount(database, row.customer_id, row.account_id);
  if (account === undefined) return null;
  const { network_name, currency } = getBlockchain(account.currency);
  return {
    id: account.id,
    type: account.type === 'crypto' ? 'crypto' : 'stablecoin',
    name: account.name,
    blockchain: { network_name, currency },
  };
}

/** Translates a country that is stored by its English name. */
function translateCountry(language: Language, name: string): string {
  const [english, other] = [builtInLocale, language].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  const code = countries.find(({ alpha2 }) => english?.of(alpha2) === name)?.alpha2;
  return (code && other?.of(code)) ?? name;
}

/** Translates the provider's own values. Names, numbers and addresses are the customer's. */
function translateDetail(language: Language, name: string, value: string): string {
  if (language === 'en') return value;
  if (name === 'beneficiary_country') return translateCountry(language, value);
  return name === 'beneficiary_type' || name === 'wallet_type' ? translateStored(value, language) : value;
}

/** api.md 3.15. */
export async function buildTravelRuleAnswer(database: Database, row: TravelRule, language: Language): Promise<TravelRuleAnswer> {
  return {
    id: row.id.toString(),
    direction: row.direction === 'receive' ? 'receive' : 'send',
    order_id: row.order_id?.toString() ?? null,
    originator_account: await readOriginator(database, row),
    status: parseKnownValue(travelRuleStatuses, row.status),
    amount: row.amount,
    currency: row.currency,
    beneficiary_wallet: row.beneficiary_wallet ?? '',
    comment: row.comment,
    beneficiary_legal_form: parseKnownValue(legalForms, row.beneficiary_legal_form),
    details: row.details.map(({ name, value }) => ({ name, value: translateDetail(language, name, value) })),
  };
}

/**
 * Returns the draft of a received order that waits for its sender's details and has no transaction yet (API-054). Details are entered once
 * (D-RCV-19).
 */
export async function buildDraftAnswer(database: Database, customerId: number, orderId: bigint): Promise<TravelRuleAnswer | undefined> {
  const order = await database
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .leftJoin('travel_rule', 'travel_rule.order_id', 'orders.id')
    .where('travel_rule.id', 'is', null)
    .select(['orders.id', 'orders.volume_value', 'orders.volume_currency', 'account.address'])
    .where('orders.id', '=', orderId)
    .where('orders.customer_id', '=', customerId)
    .where('orders.type', 'in', ['receive', 'token_receive'])
    .where('orders.status', '=', 'moderate')
    .where('orders.waits_for', 'like', '%travel_rule%')
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return {
    id: order.id.toString(),
    direction: 'receive',
    order_id: order.id.toString(),
    originator_account: null,
    status: 'draft',
    amount: order.volume_value,
    currency: order.volume_currency,
    beneficiary_wallet: order.address ?? '',
    comment: null,
    beneficiary_legal_form: 'individual',
    details: [],
  };
}
