import * as z from 'zod/mini';
import { blockchain, tokenStatuses, whitelist } from './balances.ts';
import { defineEndpoint } from '../endpoint.ts';
import { currencyCode, date, decimal, id, createOpenEnum, providerText, requestText } from '../values.ts';

const nullableText = z.nullable(z.string());
/** Unreadable values become null and are shown as a dash (TOK-010), so that one bad figure does not break the page. */
const readableOrNull = <S extends z.core.$ZodType<string, string>>(schema: S) => {
  const unreadable = z.pipe(
    z.union([z.string(), z.number()]),
    z.transform(() => null),
  );
  return z._default(z.union([z.nullable(schema), unreadable]), null);
};
const figure = readableOrNull(decimal);
const day = readableOrNull(date);

/** Prices and valuations in the token's currency. `listed_{product}` is among the members that are not named here. */
const tokenFigures = z.looseObject({
  last_round: figure,
  last_round_date: day,
  valuation: figure,
  share_price: figure,
  unit_price: figure,
  estimate_current_valuation: figure,
  initial_unit_price: figure,
  liquidation_price: figure,
  estimate_redemption_date: day,
  lock_up_period: readableOrNull(providerText),
  total_return: figure,
  public_listing: day,
  change: figure,
  minimum_investment: figure,
});

const company = z.object({
  country: providerText,
  company_name: z.string(),
  about: providerText,
  founded: z.nullable(z.int()),
  logo: nullableText,
  logo_dark: nullableText,
  cover: nullableText,
  website: nullableText,
});
const infoTags = z.object({ stage: providerText, industry: providerText });

const tokenMembers = {
  id,
  name: z.string(),
  symbol: currencyCode,
  currency: currencyCode,
  decimals: z.int(),
  address: nullableText,
  blockchain,
  /** A status added by a newer provider does not break a page (D-TOK-07). */
  status: createOpenEnum(tokenStatuses),
  info_tags: infoTags,
  minimal: decimal,
};

export const checkboxLogics = ['none', 'obligatory', 'dont_show_more'] as const;

/** Notice that has to be read before buying. A new `version` is shown again. */
export const tokenPopup = z.object({
  title: providerText,
  text: providerText,
  agree_text: providerText,
  button_text: providerText,
  icon: z.string(),
  checkbox_logic: z.enum(checkboxLogics),
  version: z.int(),
});
export type TokenPopup = z.output<typeof tokenPopup>;

/** api.md 3.18. `info` also contains `listed_{product}`, whose key ends in the name of the brand. */
export const tokenInfo = z.object({
  ...tokenMembers,
  whitelisted: z.boolean(),
  info: tokenFigures,
  documents: z.object({ memorandum: nullableText }),
  marketplace: company,
  overview: z.array(z.object({ title: providerText, text: providerText })),
  popup: z.nullable(tokenPopup),
});
export type TokenInfo = z.output<typeof tokenInfo>;

/** api.md 3.18 without its texts, with the whitelist of the assets. */
export const token = z.object({ ...tokenMembers, whitelisted: z.boolean(), whitelist });
export type Token = z.output<typeof token>;

/** api.md 3.19. */
export const marketplaceToken = z.object({
  id,
  symbol: currencyCode,
  name: z.string(),
  status: createOpenEnum(tokenStatuses),
  info_tags: infoTags,
  currency: currencyCode,
  unit_price: figure,
  minimum_investment: figure,
  change: figure,
  marketplace: company,
});
export type MarketplaceToken = z.output<typeof marketplaceToken>;

const bySymbol = z.object({ symbol: requestText(1, 10) });

/** API-063: the symbol is case-insensitive. */
export const readTokenInfo = defineEndpoint({
  id: 'API-063',
  method: 'get',
  path: '/tokens/{symbol}/info',
  access: 'feature',
  params: bySymbol,
  answers: { 200: tokenInfo },
  refusals: ['notFound'],
});

export const listMarketplace = defineEndpoint({
  id: 'API-064',
  method: 'get',
  path: '/app/marketplace',
  access: 'feature',
  answers: { 200: z.array(marketplaceToken) },
});

/** API-065: the symbol is case-insensitive. */
export const readToken = defineEndpoint({
  id: 'API-065',
  method: 'get',
  path: '/tokens/{symbol}',
  access: 'feature',
  params: bySymbol,
  answers: { 200: token },
  refusals: ['notFound'],
});
