import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { publicRate } from './rates.ts';
import { currencyCode, decimal, id, createOpenEnum, providerText } from '../values.ts';

/** The network of a wallet or token. `currency` pays its fees. */
export const blockchain = z.object({ currency: currencyCode, name: z.string(), network_name: z.string() });
export const tokenStatuses = ['coming_soon', 'pre_order', 'available', 'sold_out', 'deal_exit', 'payout_soon'] as const;

const balances = {
  balance: decimal,
  balance_available: decimal,
  balance_locked: decimal,
  balance_in: decimal,
  balance_out: decimal,
};
/** `decimals` of the amounts, `decimals_assets` of the list view. */
const accountMembers = {
  id,
  name: providerText,
  currency: currencyCode,
  decimals: z.int(),
  decimals_assets: z.int(),
  icon: z.nullable(z.string()),
  ...balances,
};
/** Null while it is being created, and when the customer may not receive (RULE-026). */
const address = z.nullable(z.string());

export const fiatAsset = z.object(accountMembers);
export type FiatAsset = z.output<typeof fiatAsset>;
export const cryptoAsset = z.object({ ...accountMembers, title: providerText, address, blockchain });
export type CryptoAsset = z.output<typeof cryptoAsset>;

export const whitelist = z.object({
  restrict_countries: z.array(z.string()),
  fees: z.object({ send: decimal, receive: decimal }),
  in_whitelist: z.boolean(),
});

/** A stablecoin or a private-equity token. USDC, USDT and DAI are the stablecoins; the others are priced in USD by the grow rates. */
export const tokenAsset = z.object({
  ...accountMembers,
  symbol: currencyCode,
  address,
  blockchain,
  minimal: decimal,
  receive_enable: z.boolean(),
  send_enable: z.boolean(),
  status: createOpenEnum(tokenStatuses),
  whitelist,
});
export type TokenAsset = z.output<typeof tokenAsset>;

const amountsByCurrency = z.record(currencyCode, decimal);

/** api.md 3.7. `currencies[A][B]`: how many B one A is worth at the middle rate. */
export const assets = z.object({
  currencies: z.record(currencyCode, amountsByCurrency),
  public_rates: z.array(publicRate),
  extras: z.array(z.object({ name: z.string(), value: z.string(), description: providerText })),
  minimum: z.object({ default: amountsByCurrency, send: amountsByCurrency, withdraw: amountsByCurrency }),
  /** All groups together, in each primary currency. */
  total: amountsByCurrency,
  accounts: z.object({ crypto: z.array(cryptoAsset), fiat: z.array(fiatAsset), tokens: z.array(tokenAsset) }),
});
export type Assets = z.output<typeof assets>;

export const instrumentTypes = ['stock', 'etf', 'bond', 'note'] as const;

/** api.md 3.8. Read-only. An ISIN of another length is refused on reading (HOME-059). */
export const instrument = z.object({
  symbol: z.string(),
  type: z.enum(instrumentTypes),
  ticker: z.string(),
  currency: currencyCode,
  isin: z.string().check(z.regex(/^[A-Z]{2}[A-Z0-9]{9}\d$/, 'Not an ISIN of 12 characters')),
  /** Number of pieces held. */
  qty: decimal,
  current_value: decimal,
  /** Change since the purchase, in percent. */
  dynamics: decimal,
  issuer_name: z.string(),
  logo: z.object({ vector_small: z.nullable(z.string()), raster_small: z.nullable(z.string()) }),
});
export type Instrument = z.output<typeof instrument>;

export const readAssets = defineEndpoint({
  id: 'API-026',
  method: 'get',
  path: '/assets/default',
  access: 'bearer',
  answers: { 200: assets },
});

export const listInstruments = defineEndpoint({
  id: 'API-027',
  method: 'get',
  path: '/instruments/balances',
  access: 'feature',
  answers: { 200: z.array(instrument) },
});
