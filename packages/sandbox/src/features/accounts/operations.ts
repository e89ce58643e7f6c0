import type { readOperations } from '@wallet/contract/holdings/accounts';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { CardLimitsLeft } from '@wallet/core/limits/cardLimits';
import { writeUnits } from '@wallet/core/money/decimal';
import { toAmountText } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import {
  toBankStatus,
  readIbans,
  SEPA_BANK_ID,
  SWIFT_BANK_ID,
  createTopUpRequisites,
  createWithdrawRequisites,
} from '../../kernel/bank/bankRequisites.ts';
import { cardCurrencies, type CardCurrency, readCardLimitsLeft } from '../../kernel/card/cardLimitUse.ts';
import { readCards } from '../../kernel/card/cardRows.ts';
import { isOnFor, readPayeeCheckMode } from '../../kernel/customer/ownSettings.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { calculateFiatRate, type Prices } from '../../kernel/rates/prices.ts';
import { operationSettings, type Settings } from '../../kernel/settings.ts';
import { hasOrderOnHold } from '../../ledger/holds.ts';
import { type AccountBalance, readBalances } from '../../ledger/balances.ts';
import { requireCurrency } from '../../ledger/currencies.ts';

type Account = { readonly id: number; readonly type: string | null; readonly currency: string };

type OperationsAnswer = WireResponseOf<typeof readOperations>;
type Operation = OperationsAnswer['operations'][number];

/** Any address outside the provider. */
const EXTERNAL_WALLET = 'wallet:0';

/**
 * Lists the operations that the accounts allow (api.md 3.6). Fiat is topped up by card and, in EUR, by bank. EUR buys everything,
 * everything else is sold for EUR. Coins are sent and received. A service that is off removes its operations.
 */
function listOperations(accounts: readonly Account[], cardIds: readonly number[], settings: Settings): Operation[] {
  const fiat = accounts.filter(({ type }) => type === 'fiat');
  const euro = listIds(fiat.filter(({ currency }) => currency === 'EUR'));
  const dollar = listIds(fiat.filter(({ currency }) => currency === 'USD'));
  const coins = accounts.filter(({ type }) => type === 'crypto' || type === 'stablecoin');
  const cards = settings.isOn('cards_disabled') ? [] : cardIds.map((id) => `card:${id}`);
  const bank = settings.isOn('banks_disabled') ? [] : [`bank:${SEPA_BANK_ID}`];
  const euroTargets = euro.map((id) => `fiat:${id}`);
  const keys = [...dollar.map((id) => `fiat:${id}`), ...coins.map(({ type, id }) => `${type}:${id}`)];
  const exchanges: readonly Operation[] = [
    { type: 'exchange', accountIds: euro, targetIds: keys },
    { type: 'exchange', accountIds: dollar, targetIds: euroTargets },
    { type: 'exchange', accountIds: listIds(coins), targetIds: euroTargets },
  ];
  const operations: readonly Operation[] = [
    { type: 'topup', accountIds: euro, targetIds: [...cards, ...bank] },
    { type: 'topup', accountIds: dollar, targetIds: cards },
    { type: 'withdraw', accountIds: euro, targetIds: bank },
    ...(settings.isOn('exchange_disabled') ? [] : exchanges),
    { type: 'withdraw', accountIds: listIds(coins), targetIds: [EXTERNAL_WALLET] },
    { type: 'topup', accountIds: listIds(coins), targetIds: [EXTERNAL_WALLET] },
  ];
  return operations.filter(({ accountIds, targetIds }) => accountIds.length > 0 && targetIds.length > 0);
}

const listIds = (accounts: readonly Account[]): number[] => accounts.map(({ id }) => id);

/** The brand, which holds all fiat accounts. */
const PROVIDER = { id: 1, name: 'Halden' } as const;

/** Builds the operations response (api.md 3.6). Private equity is not among its accounts. */
export async function buildOperations(database: Database, settings: Settings, customer: Customer, now: Date): Promise<OperationsAnswer> {
  const balances = await readBalances(database, customer.id);
  const accounts = balances.filter(({ type }) => type !== 'token');
  const cards = await readCards(database, customer.id);
  const ibans = await readIbans(database, customer.id);
  const limits = await readCardLimitsLeft(database, settings, customer.id, now);
  const euro = accounts.filter(({ type, currency }) => type === 'fiat' && currency === 'EUR');
  return {
    accounts: accounts.map(toAccount),
    providers: [PROVIDER],
    cards: [...cards],
    banks: [
      { id: SEPA_BANK_ID, type: 'bank', bankType: 'sepa', status: toBankStatus(customer.address_status), requisitesKey: 'sepa' },
      { id: SWIFT_BANK_ID, type: 'bank', bankType: 'swift', status: 'not_verified', requisitesKey: 'swift' },
    ],
    requisites: {
      topupSepa: euro.map(({ id }) => ({ accountId: id, paymentNetworkId: SEPA_BANK_ID, ...createTopUpRequisites(customer, id, ibans) })),
      withdrawSepa: euro.map(({ id }) => ({
        accountId: id,
        paymentNetworkId: SEPA_BANK_ID,
        ...createWithdrawRequisites(customer, id, ibans),
      })),
      topupSwift: [],
      topupFedwire: [],
      withdrawSwift: [],
      withdrawFedwire: [],
    },
    operations: listOperations(
      accounts,
      cards.map(({ id }) => id),
      settings,
    ),
    settings: toSettings(settings, settings.market.at(now), customer, limits, await hasOrderOnHold(database, customer.id)),
  };
}

function toAccount({ id, type, currency, decimals, available, incoming, outgoing }: AccountBalance): OperationsAnswer['accounts'][number] {
  const { name, icon } = requireCurrency(currency);
  const members = {
    id,
    icon,
    balance: writeUnits(available, decimals),
    balanceIn: writeUnits(incoming, decimals),
    balanceOut: writeUnits(outgoing, decimals),
    currencyName: name,
    currencyDecimals: decimals,
  };
  if (type === 'fiat') return { ...members, type, currencyCode: parseKnownValue(cardCurrencies, currency), providerId: PROVIDER.id };
  return { ...members, type: parseKnownValue(['crypto', 'stablecoin'], type ?? ''), currencyCode: currency };
}

/** Returns the settings of operations as they apply to the customer, with what is left of their card limits (PRICE-001, PRICE-009). */
function toSettings(
  settings: Settings,
  prices: Prices,
  customer: Pick<Customer, 'price_details' | 'amount_in_fiat' | 'settings'>,
  limits: Readonly<Record<CardCurrency, CardLimitsLeft>>,
  holdsOrder: boolean,
): OperationsAnswer['settings'] {
  const set = Object.fromEntries(Object.entries(settings.all()).filter(([key]) => Object.hasOwn(operationSettings, key)));
  return {
    ...operationSettings,
    ...set,
    price_details: customer.price_details ?? settings.isOn('price_details'),
    amount_in_fiat: customer.amount_in_fiat ?? settings.isOn('amount_in_fiat'),
    eur_exchange_usd_rate: calculateFiatRate(prices, 'EUR', settings.decimal('eur_exchange_usd_rate')),
    usd_exchange_eur_rate: calculateFiatRate(prices, 'USD', settings.decimal('usd_exchange_eur_rate')),
    eur_top_up_card_maximal_per_day_current: toAmountText(limits.EUR.today),
    eur_top_up_card_maximal_per_month_current: toAmountText(limits.EUR.thisMonth),
    usd_top_up_card_maximal_per_day_current: toAmountText(limits.USD.today),
    usd_top_up_card_maximal_per_month_current: toAmountText(limits.USD.thisMonth),
    payee_check: readPayeeCheckMode(settings, customer),
    recipient_look_up: isOnFor(settings, customer, 'recipient_look_up'),
    scam_brake: isOnFor(settings, customer, 'scam_brake') || holdsOrder,
  };
}
