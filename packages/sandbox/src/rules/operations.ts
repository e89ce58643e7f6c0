import type { readOperations } from '@wallet/contract/accounts';
import type { WireAnswerOf } from '@wallet/contract/endpoint';
import { writeUnits } from '@wallet/core/money/decimal';
import type { CardLimitsLeft } from '@wallet/core/limits/cardLimits';
import { amountOf } from '@wallet/core/money/money';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../http/authenticate.ts';
import { operationSettings, type Settings } from '../http/settings.ts';
import { readBalances, type AccountBalance } from '../ledger/balances.ts';
import { bookCurrency } from '../ledger/currencies.ts';
import { bankStatus, readIbans, SEPA_BANK_ID, SWIFT_BANK_ID, topUpRequisites, withdrawRequisites } from './bankRequisites.ts';
import { cardCurrencies, readCardLimitsLeft, type CardCurrency } from './cardLimitUse.ts';
import { readCards } from './cardRows.ts';
import { knownWord } from './knownWord.ts';
import { operationsList } from './operationsList.ts';

export type OperationsAnswer = WireAnswerOf<typeof readOperations>;

/** The brand's own accounts; all fiat stands with it. */
const PROVIDER = { id: 1, name: 'Halden' } as const;

/** The operations response (api.md 3.6): private equity is not among its accounts. */
export async function readOperationsOf(database: Database, settings: Settings, customer: Customer, now: Date): Promise<OperationsAnswer> {
  const balances = await readBalances(database, customer.id);
  const accounts = balances.filter(({ type }) => type !== 'token');
  const cards = await readCards(database, customer.id);
  const ibans = await readIbans(database, customer.id);
  const limits = await readCardLimitsLeft(database, settings, customer.id, now);
  const euro = accounts.filter(({ type, currency }) => type === 'fiat' && currency === 'EUR');
  const services = {
    cards: !settings.isOn('cards_disabled'),
    banks: !settings.isOn('banks_disabled'),
    exchange: !settings.isOn('exchange_disabled'),
  };
  const cardIds = cards.map(({ id }) => id);
  return {
    accounts: accounts.map(accountOf),
    providers: [PROVIDER],
    cards: [...cards],
    banks: [
      { id: SEPA_BANK_ID, type: 'bank', bankType: 'sepa', status: bankStatus(customer.address_status), requisitesKey: 'sepa' },
      { id: SWIFT_BANK_ID, type: 'bank', bankType: 'swift', status: 'not_verified', requisitesKey: 'swift' },
    ],
    requisites: {
      topupSepa: euro.map(({ id }) => ({ accountId: id, paymentNetworkId: SEPA_BANK_ID, ...topUpRequisites(customer, id, ibans) })),
      withdrawSepa: euro.map(({ id }) => ({ accountId: id, paymentNetworkId: SEPA_BANK_ID, ...withdrawRequisites(customer, id, ibans) })),
      topupSwift: [],
      topupFedwire: [],
      withdrawSwift: [],
      withdrawFedwire: [],
    },
    operations: operationsList(accounts, cardIds, services).map(({ type, accountIds, targetIds }) => ({
      type,
      accountIds: [...accountIds],
      targetIds: [...targetIds],
    })),
    settings: settingsOf(settings, limits),
  };
}

function accountOf({ id, type, currency, decimals, available, incoming, outgoing }: AccountBalance): OperationsAnswer['accounts'][number] {
  const { name, icon } = bookCurrency(currency);
  const members = {
    id,
    icon,
    balance: writeUnits(available, decimals),
    balanceIn: writeUnits(incoming, decimals),
    balanceOut: writeUnits(outgoing, decimals),
    currencyName: name,
    currencyDecimals: decimals,
  };
  if (type === 'fiat') return { ...members, type, currencyCode: knownWord(cardCurrencies, currency), providerId: PROVIDER.id };
  return { ...members, type: knownWord(['crypto', 'stablecoin'], type ?? ''), currencyCode: currency };
}

/** The settings of operations alone, with what the customer has left of the card limits. */
function settingsOf(settings: Settings, limits: Readonly<Record<CardCurrency, CardLimitsLeft>>): OperationsAnswer['settings'] {
  const set = Object.fromEntries(Object.entries(settings.all()).filter(([key]) => Object.hasOwn(operationSettings, key)));
  return {
    ...operationSettings,
    ...set,
    eur_top_up_card_maximal_per_day_current: amountOf(limits.EUR.today),
    eur_top_up_card_maximal_per_month_current: amountOf(limits.EUR.thisMonth),
    usd_top_up_card_maximal_per_day_current: amountOf(limits.USD.today),
    usd_top_up_card_maximal_per_month_current: amountOf(limits.USD.thisMonth),
  };
}
