import type { Assets } from '@wallet/contract/balances';
import type { MarketplaceToken, Token, TokenInfo } from '@wallet/contract/tokens';
import { formatMonthShort } from '@wallet/core/format/formatDates';
import { changeDirection } from '@wallet/core/format/formatPercent';
import type { Locale } from '@wallet/core/format/locale';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { compareMoney } from '@wallet/core/money/compareMoney';
import { convert } from '@wallet/core/money/convert';
import { money, type Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/multiplyByRate';
import { roundMoney } from '@wallet/core/money/roundMoney';
import { isPositive } from '@wallet/core/money/signs';
import { isIsoDate } from '@wallet/core/validation/dates';
import type { TokenHolding, TokenInfoContent, TokenPrice } from '@wallet/ui/screens/token-info/TokenInfoScreen.types';
import { tokenCompany, tokenFigure, tokenFigureText } from '../../operations/tokenFigures.ts';
import { dealTerms } from './dealTerms.ts';

/** The three calls of the page, each with its task (D-TOK-01), and what may come later. */
export type TokenParts = {
  readonly info: TokenInfo;
  readonly token: Token;
  readonly listed: MarketplaceToken;
  /** Rates and own units; undefined until they are there (D-TOK-19). */
  readonly assets: Assets | undefined;
  readonly primary: 'EUR' | 'USD';
  /** Alpha-3, of the customer's address; undefined while it is not known. */
  readonly country: string | undefined;
};

const inFiat = (amount: Money): Money => roundMoney(amount, fiatDecimals, 'down');

/** In the customer's own currency; null where it is the same, or a rate is missing. */
function inPrimary(amount: Money, { assets, primary }: TokenParts): Money | null {
  if (assets === undefined || amount.currencyCode === primary) return null;
  return convert(amount, { currencyCode: primary, decimals: fiatDecimals }, assets.currencies, 'down');
}

function directionOf(now: Money, placement: Money | null, change: string | null): TokenPrice['direction'] {
  if (change !== null) return changeDirection(change);
  if (placement === null) return 'flat';
  return ({ '-1': 'down', 0: 'flat', 1: 'up' } as const)[compareMoney(inFiat(now), inFiat(placement))];
}

/** A price is an offer's: what is still coming has none (D-TOK-05). */
function toPrice(parts: TokenParts): TokenPrice | null {
  const { info: figures, currency, status } = parts.info;
  const now = tokenFigure(figures.unit_price, currency);
  if (now === null || status === 'coming_soon') return null;
  const placement = tokenFigure(figures.initial_unit_price, currency);
  const { change } = figures;
  return { now, placement, direction: directionOf(now, placement, change), change, converted: inPrimary(now, parts) };
}

function toHolding(parts: TokenParts, price: TokenPrice | null): TokenHolding | null {
  const { symbol, currency } = parts.info;
  const held = parts.assets?.accounts.tokens.find((account) => account.symbol === symbol);
  if (held === undefined) return null;
  const units = money(held.balance, symbol, held.decimals);
  if (!isPositive(units)) return null;
  const published = parts.info.info.unit_price;
  const value =
    price === null || published === null
      ? null
      : multiplyByRate(units, published, { currencyCode: currency, decimals: fiatDecimals }, 'down');
  return { units, value, converted: value === null ? null : inPrimary(value, parts) };
}

function toHighlights({ info: figures, currency }: TokenInfo, locale: Locale): TokenInfoContent['highlights'] {
  const round = tokenFigureText(figures.last_round, currency, locale);
  const day = figures.last_round_date;
  return {
    lastRound: round === null ? null : { value: round, month: day !== null && isIsoDate(day) ? formatMonthShort(day, locale) : null },
    valuation: tokenFigureText(figures.valuation, currency, locale),
    sharePrice: tokenFigureText(figures.share_price, currency, locale),
  };
}

/** Why the deal is none for this customer (D-TOK-15). */
function toBar({ whitelisted, whitelist }: Token, country: string | undefined): TokenInfoContent['bar'] {
  if (whitelisted) return null;
  return country !== undefined && whitelist.restrict_countries.includes(country) ? 'country' : 'support';
}

/** An address that a link may lead to: of the web, or of this origin. Nothing that a link could run. */
function webAddress(address: string | null): string | null {
  return address !== null && /^(?:https?:\/\/|\/(?![/\\]))/i.test(address) ? address : null;
}

/** A token's page (TOK-006 to TOK-016). */
export function toTokenInfo(parts: TokenParts, locale: Locale): TokenInfoContent {
  const { info, token, listed, country } = parts;
  const price = toPrice(parts);
  return {
    ...tokenCompany(listed),
    status: info.status === 'unknown' ? null : info.status,
    price,
    holding: toHolding(parts, price),
    highlights: toHighlights(info, locale),
    terms: dealTerms(info, locale),
    memorandumHref: webAddress(info.documents.memorandum),
    overview: info.overview,
    bar: toBar(token, country),
  };
}
