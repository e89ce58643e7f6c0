import { instrumentTypes, type listInstruments, type readAssets, tokenStatuses } from '@wallet/contract/holdings/balances';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import { addMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { writeUnits } from '@wallet/core/money/decimal';
import { toAmountText, fromMinorUnits, money, type Money } from '@wallet/core/money/money';
import { multiplyByRate, scaleMoney } from '@wallet/core/money/rates';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { isWhitelisted, readWhitelistOverrides, stablecoinRestrictedCountries } from '../../kernel/customer/whitelist.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { minimums, getSendMinimum } from '../../kernel/rates/minimums.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { isRated } from '../../kernel/rates/rateTable.ts';
import { readTokenPrices, type TokenPrice } from '../../kernel/rates/tokenPrices.ts';
import type { Settings } from '../../kernel/settings.ts';
import { getBlockchain } from '../../kernel/wallet/networks.ts';
import { type AccountBalance, readBalances } from '../../ledger/balances.ts';
import { requireCurrency } from '../../ledger/currencies.ts';

type InstrumentAnswer = WireResponseOf<typeof listInstruments>[number];

/** Returns the customer's stocks, funds, bonds and notes in order of arrival (api.md 3.8). They are read only. */
export async function readInstruments(database: Database, prices: Prices, customerId: number): Promise<InstrumentAnswer[]> {
  const rows = await database.selectFrom('instrument').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();
  return rows.map(({ id: _id, customer_id: _customer, type, ...row }) => ({
    ...row,
    ...valueInstrument(row, prices.indexOf(row.isin)),
    type: parseKnownValue(instrumentTypes, type),
  }));
}

/** Enough decimals for any product of a balance and a price, so that only the result is rounded. */
const EXACT = { currencyCode: 'USD', decimals: 18 };
const EUR = { currencyCode: 'EUR', decimals: 2 };
const USD = { currencyCode: 'USD', decimals: 2 };

type Moved = { readonly currency: string; readonly current_value: string; readonly dynamics: string };

/** Current value of an instrument. Its gain since the purchase is compounded with the movement of the market (RULE-067). */
function valueInstrument({ currency, current_value: value, dynamics }: Moved, index: string): { current_value: string; dynamics: string } {
  const cents = { currencyCode: currency, decimals: 2 };
  const hundred = money('100', currency, cents.decimals);
  const moved = (amount: Money): Money => scaleMoney(amount, index, '100', cents, 'halfEven');
  const gain = addMoney(hundred, money(dynamics, currency, cents.decimals));
  return {
    current_value: toAmountText(moved(money(value, currency, cents.decimals))),
    dynamics: toAmountText(subtractMoney(moved(gain), hundred)),
  };
}

type Worth = { readonly currency: string; readonly current_value: string };

/**
 * Values everything the customer owns in each primary currency (api.md 3.7). The sum is exact and rounded down once to EUR. The USD figure
 * is converted from that EUR figure at the middle rate, so that the two always agree.
 */
export function sumAssets(
  prices: Prices,
  accounts: readonly AccountBalance[],
  instruments: readonly Worth[],
  tokens: readonly TokenPrice[],
): { EUR: string; USD: string } {
  const tokenPrices = new Map(tokens.map(({ symbol, price }) => [symbol, price]));
  const getPrice = (code: string): string => (isRated(code) ? prices.usd(code) : (tokenPrices.get(code) ?? '0'));
  const holdings = accounts.map(({ available, locked, currency, decimals }) =>
    multiplyByRate(fromMinorUnits(available + locked, { currencyCode: currency, decimals }), getPrice(currency), EXACT, 'down'),
  );
  const invested = instruments.map(({ currency, current_value: value }) =>
    multiplyByRate(money(value, currency, 2), getPrice(currency), EXACT, 'down'),
  );
  const sum = [...holdings, ...invested].reduce<Money>(
    (total, worth) => addMoney(total, worth),
    money('0', EXACT.currencyCode, EXACT.decimals),
  );
  const inEur = scaleMoney(sum, '1', prices.usd('EUR'), EUR, 'down');
  return { EUR: toAmountText(inEur), USD: toAmountText(multiplyByRate(inEur, prices.usd('EUR'), USD, 'down')) };
}

type AssetsAnswer = WireResponseOf<typeof readAssets>;
type Accounts = AssetsAnswer['accounts'];

const extras = [
  { name: 'buy_fee_btc_absolute', description: 'Fixed fee for buying Bitcoin, in EUR' },
  { name: 'buy_fee_eth_absolute', description: 'Fixed fee for buying Ethereum, in EUR' },
  { name: 'buy_fee_erc20_absolute', description: 'Fixed fee for buying a stablecoin, in EUR' },
] as const;

/** The assets response (api.md 3.7). */
export async function buildAssets(database: Database, settings: Settings, customer: Customer, now: Date): Promise<AssetsAnswer> {
  const prices = settings.market.at(now);
  const accounts = await readBalances(database, customer.id);
  const tokens = await readTokenPrices(database);
  const instruments = await readInstruments(database, prices, customer.id);
  const overrides = await readWhitelistOverrides(database, customer.id);
  return {
    currencies: prices.matrix,
    public_rates: [...prices.publicRates],
    extras: extras.map(({ name, description }) => ({ name, value: settings.decimal(name), description })),
    minimum: minimums,
    total: sumAssets(prices, accounts, instruments, tokens),
    accounts: {
      crypto: accounts.filter(({ type }) => type === 'crypto').map(toCryptoAsset),
      fiat: accounts.filter(({ type }) => type === 'fiat').map(toAsset),
      tokens: accounts
        .filter(({ type }) => type === 'stablecoin' || type === 'token')
        .map((account) => toTokenAsset(account, customer, tokens, overrides)),
    },
  };
}

function toAsset({ id, name, currency, decimals, available, locked, incoming, outgoing }: AccountBalance): Accounts['fiat'][number] {
  const { decimalsAssets, icon } = requireCurrency(currency);
  return {
    id,
    name,
    currency,
    decimals,
    decimals_assets: decimalsAssets,
    balance: writeUnits(available + locked, decimals),
    balance_available: writeUnits(available, decimals),
    balance_locked: writeUnits(locked, decimals),
    balance_in: writeUnits(incoming, decimals),
    balance_out: writeUnits(outgoing, decimals),
    icon,
  };
}

const toCryptoAsset = (account: AccountBalance): Accounts['crypto'][number] => ({
  ...toAsset(account),
  title: requireCurrency(account.currency).name,
  address: account.address,
  blockchain: getBlockchain(account.currency),
});

/** Stablecoins can be sent and received. Private equity can be neither, because its units move with the deal. */
function toTokenAsset(
  account: AccountBalance,
  customer: Customer,
  tokens: readonly TokenPrice[],
  overrides: ReadonlyMap<string, boolean>,
): Accounts['tokens'][number] {
  const { currency, address, type } = account;
  const isStablecoin = type === 'stablecoin';
  const deal = tokens.find(({ symbol }) => symbol === currency);
  const restricted = isStablecoin ? stablecoinRestrictedCountries : (deal?.restrictedCountries ?? []);
  const mayReceive = isWhitelisted(customer, restricted, overrides.get(currency));
  return {
    ...toAsset(account),
    symbol: currency,
    address: mayReceive ? address : null,
    blockchain: getBlockchain(currency),
    minimal: isStablecoin ? (getSendMinimum(currency) ?? '0') : (deal?.minimal ?? '1.00000'),
    receive_enable: isStablecoin && mayReceive,
    send_enable: isStablecoin,
    status: isStablecoin || deal === undefined ? 'available' : parseKnownValue(tokenStatuses, deal.status),
    whitelist: { restrict_countries: [...restricted], fees: { send: '0', receive: '0' }, in_whitelist: mayReceive },
  };
}
