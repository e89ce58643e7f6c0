import { tokenStatuses, type readAssets } from '@wallet/contract/balances';
import type { WireAnswerOf } from '@wallet/contract/endpoint';
import { writeUnits } from '@wallet/core/money/decimal';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../http/authenticate.ts';
import type { Settings } from '../http/settings.ts';
import { readBalances, type AccountBalance } from '../ledger/balances.ts';
import { bookCurrency } from '../ledger/currencies.ts';
import { assetTotal } from './assetTotal.ts';
import { blockchainOf } from './blockchains.ts';
import { readInstruments } from './instruments.ts';
import { knownWord } from './knownWord.ts';
import { minimums, sendMinimum } from './minimums.ts';
import { publicRates } from './publicRates.ts';
import { rateMatrix } from './rateTable.ts';
import { readTokenPrices, type TokenPrice } from './tokenPrices.ts';
import { isWhitelisted, readWhitelistWords, stablecoinRestrictedCountries } from './whitelist.ts';

type AssetsAnswer = WireAnswerOf<typeof readAssets>;
type Accounts = AssetsAnswer['accounts'];

const extras = [
  { name: 'buy_fee_btc_absolute', description: 'Fixed fee for buying Bitcoin, in EUR' },
  { name: 'buy_fee_eth_absolute', description: 'Fixed fee for buying Ethereum, in EUR' },
  { name: 'buy_fee_erc20_absolute', description: 'Fixed fee for buying a stablecoin, in EUR' },
] as const;

/** The assets response of api.md 3.7. */
export async function readAssetsOf(database: Database, settings: Settings, customer: Customer): Promise<AssetsAnswer> {
  const accounts = await readBalances(database, customer.id);
  const tokens = await readTokenPrices(database);
  const instruments = await readInstruments(database, customer.id);
  const words = await readWhitelistWords(database, customer.id);
  return {
    currencies: rateMatrix,
    public_rates: publicRates,
    extras: extras.map(({ name, description }) => ({ name, value: settings.decimal(name), description })),
    minimum: minimums,
    total: assetTotal(accounts, instruments, tokens),
    accounts: {
      crypto: accounts.filter(({ type }) => type === 'crypto').map(cryptoAsset),
      fiat: accounts.filter(({ type }) => type === 'fiat').map(assetOf),
      tokens: accounts
        .filter(({ type }) => type === 'stablecoin' || type === 'token')
        .map((account) => tokenAsset(account, customer, tokens, words)),
    },
  };
}

function assetOf({ id, name, currency, decimals, available, locked, incoming, outgoing }: AccountBalance): Accounts['fiat'][number] {
  const { decimalsAssets, icon } = bookCurrency(currency);
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

const cryptoAsset = (account: AccountBalance): Accounts['crypto'][number] => ({
  ...assetOf(account),
  title: bookCurrency(account.currency).name,
  address: account.address,
  blockchain: blockchainOf(account.currency),
});

/** Stablecoins are sent and received; private equity is neither (its units move by the deal). */
function tokenAsset(
  account: AccountBalance,
  customer: Customer,
  tokens: readonly TokenPrice[],
  words: ReadonlyMap<string, boolean>,
): Accounts['tokens'][number] {
  const { currency, address, type } = account;
  const isStablecoin = type === 'stablecoin';
  const deal = tokens.find(({ symbol }) => symbol === currency);
  const restricted = isStablecoin ? stablecoinRestrictedCountries : (deal?.restrictedCountries ?? []);
  const mayReceive = isWhitelisted(customer, restricted, words.get(currency));
  return {
    ...assetOf(account),
    symbol: currency,
    address: mayReceive ? address : null,
    blockchain: blockchainOf(currency),
    minimal: isStablecoin ? (sendMinimum(currency) ?? '0') : (deal?.minimal ?? '1.00000'),
    receive_enable: isStablecoin && mayReceive,
    send_enable: isStablecoin,
    status: isStablecoin || deal === undefined ? 'available' : knownWord(tokenStatuses, deal.status),
    whitelist: { restrict_countries: [...restricted], fees: { send: '0', receive: '0' }, in_whitelist: mayReceive },
  };
}
