import { useLocale } from '@wallet/ui/texts';
import type { Locale } from '@wallet/core/format/locale';
import type { Assets } from '@wallet/contract/holdings/balances';
import type { MarketplaceToken, Token, TokenInfo, TokenPopup } from '@wallet/contract/holdings/tokens';
import { isDay } from '@wallet/core/calendar/days';
import { formatDay, formatMonthShort } from '@wallet/core/format/formatDates';
import { changeDirection } from '@wallet/core/format/formatPercent';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { compareMoney, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import { convertMoney, multiplyByRate } from '@wallet/core/money/rates';
import { roundMoney } from '@wallet/core/money/rounding';
import type { DealTerm, DealTermName } from '@wallet/ui/patterns/DealTerms';
import type { TokenHolding, TokenInfoContent, TokenPopupView, TokenPrice } from '@wallet/ui/screens/token-info';
import { useMemo, useState } from 'react';
import { useAssets } from '../../data/balances.ts';
import { useMarketplace, useToken, useTokenInfo } from '../../data/tokens.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { toTokenCompany, toTokenFigure, formatTokenFigure } from '../../operations/tokenFigures.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { deviceKeys } from '../../storage/keys.ts';

/**
 * A token's page. Sends three requests in parallel and is shown once all of them have succeeded (D-TOK-01). It also waits for the responses
 * with assets and user info, even failed ones, because holdings and converted prices that arrive later would move what is below them
 * (TOK-005, D-TOK-19). A symbol that is not listed is an error (TOK-026, D-TOK-03).
 * @param symbol in capitals
 */
export function useTokenInfoPage(symbol: string) {
  const [info, token, marketplace] = [useTokenInfo(symbol), useToken(symbol), useMarketplace()];
  const assets = useAssets();
  const primary = usePrimaryCurrency();
  const customer = useUserInfo();
  const country = customer.data?.dossier?.address.countryCode;
  const queries = [info, token, marketplace];
  const refetch = () => Promise.all(queries.map((query) => query.refetch()));
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const locale = useLocale();
  const dataUpdatedAt = Math.min(...queries.map((query) => query.dataUpdatedAt));
  const isComplete = info.data !== undefined && token.data !== undefined && marketplace.data !== undefined;
  const popup = useTokenPopup(symbol, isComplete ? info.data.popup : undefined, info.data?.documents.memorandum ?? null);
  const listed = marketplace.data?.find((one) => one.symbol.toUpperCase() === symbol);
  if (isComplete && listed === undefined)
    return { ...popup, page: { kind: 'failed', failure: 'unexpected', onRetry: () => void refetch() } as const };
  const parts =
    !isComplete || listed === undefined || assets.isLoading || customer.isLoading
      ? undefined
      : { info: info.data, token: token.data, listed, assets: assets.data, primary, country: country ?? undefined };
  return { ...popup, page: toPageState({ data: parts, error, dataUpdatedAt, refetch }, (found) => toTokenInfo(found, locale)) };
}

type Remembered = { readonly userId: string; readonly symbol: string; readonly version: number };

const isSame = (left: Remembered, right: Remembered): boolean =>
  left.userId === right.userId && left.symbol === right.symbol && left.version === right.version;

/**
 * Returns what has to be read before a deal. Null when there is nothing or it does not have to be read.
 * @param published undefined while the page is loading
 */
function useTokenPopup(symbol: string, published: TokenPopup | null | undefined, memorandum: string | null) {
  const { storage } = useServices();
  const userId = useSession()?.userId ?? '';
  const [isDone, setDone] = useState(false);
  const version = published?.version;
  const isRemembered = useMemo(
    () => version !== undefined && (storage.read(deviceKeys.tokenPopups) ?? []).some((known) => isSame(known, { userId, symbol, version })),
    [storage, userId, symbol, version],
  );

  /** Called when the popup has been read. If ticked, the choice is stored on the device until there is a new version (D-TOK-13, D-API-25). */
  function finish(ticked: boolean): void {
    setDone(true);
    if (!ticked || version === undefined) return;
    const others = (storage.read(deviceKeys.tokenPopups) ?? []).filter((known) => known.userId !== userId || known.symbol !== symbol);
    storage.write(deviceKeys.tokenPopups, [...others, { userId, symbol, version }]);
  }

  if (published === undefined || published === null || isDone || isRemembered) return { popup: null, finish };
  const { title, text, agree_text: agreeText, button_text: buttonText, icon, checkbox_logic: logic } = published;
  const popup: TokenPopupView = { title, text, agreeText, buttonText, icon, logic, memorandumHref: toWebAddress(memorandum) };
  return { popup, finish };
}

/** Responses of the page's three requests (D-TOK-01), and optional data. */
export type TokenParts = {
  readonly info: TokenInfo;
  readonly token: Token;
  readonly listed: MarketplaceToken;
  /** Rates and holdings. Undefined when they could not be loaded (D-TOK-19). */
  readonly assets: Assets | undefined;
  readonly primary: 'EUR' | 'USD';
  /** Alpha-3 country of the customer's address. Undefined when unknown. */
  readonly country: string | undefined;
};

const roundToFiat = (amount: Money): Money => roundMoney(amount, fiatDecimals, 'down');

/** Converts to the customer's primary currency. Null when it is the same or a rate is missing. */
function convertToPrimary(amount: Money, { assets, primary }: TokenParts): Money | null {
  if (assets === undefined || amount.currencyCode === primary) return null;
  return convertMoney(amount, { currencyCode: primary, decimals: fiatDecimals }, assets.currencies, 'down');
}

function toDirection(now: Money, placement: Money | null, change: string | null): TokenPrice['direction'] {
  if (change !== null) return changeDirection(change);
  if (placement === null) return 'flat';
  return ({ '-1': 'down', 0: 'flat', 1: 'up' } as const)[compareMoney(roundToFiat(now), roundToFiat(placement))];
}

/** After the exit the price is what was paid for a unit, and the change is the deal's return (D-TOK-25). */
const readPrice = ({ status, info: figures }: TokenInfo): Pick<TokenPrice, 'kind' | 'change'> & { readonly price: string | null } =>
  status === 'deal_exit' && figures.liquidation_price !== null
    ? { kind: 'exit', price: figures.liquidation_price, change: figures.total_return }
    : {
        kind: status === 'available' || status === 'pre_order' ? 'offered' : 'current',
        price: figures.unit_price,
        change: figures.change,
      };

/** A token that is coming soon is not offered yet and has no price (D-TOK-05). */
function toPrice(parts: TokenParts): TokenPrice | null {
  const { info: figures, currency, status } = parts.info;
  const { kind, price, change } = readPrice(parts.info);
  const now = toTokenFigure(price, currency);
  if (now === null || status === 'coming_soon') return null;
  const placement = toTokenFigure(figures.initial_unit_price, currency);
  return { kind, now, placement, direction: toDirection(now, placement, change), change, converted: convertToPrimary(now, parts) };
}

function toHolding(parts: TokenParts, price: TokenPrice | null): TokenHolding | null {
  const { symbol, currency } = parts.info;
  const account = parts.assets?.accounts.tokens.find((token) => token.symbol === symbol);
  if (account === undefined) return null;
  const units = money(account.balance, symbol, account.decimals);
  if (!isPositive(units)) return null;
  const { unit_price: now, initial_unit_price: placement } = parts.info.info;
  const at = (rate: string): Money => multiplyByRate(units, rate, { currencyCode: currency, decimals: fiatDecimals }, 'down');
  const value = price === null || now === null ? null : at(now);
  return {
    units,
    value,
    converted: value === null ? null : convertToPrimary(value, parts),
    gain: value === null || placement === null || toTokenFigure(placement, currency) === null ? null : subtractMoney(value, at(placement)),
  };
}

function toHighlights({ info: figures, currency }: TokenInfo, locale: Locale): TokenInfoContent['highlights'] {
  const round = formatTokenFigure(figures.last_round, currency, locale);
  const day = figures.last_round_date;
  return {
    lastRound: round === null ? null : { value: round, month: day !== null && isDay(day) ? formatMonthShort(day, locale) : null },
    valuation: formatTokenFigure(figures.valuation, currency, locale),
    sharePrice: formatTokenFigure(figures.share_price, currency, locale),
  };
}

/** Returns why the deal is closed to this customer, or null when it is open (D-TOK-15). */
function toBar({ whitelisted, whitelist }: Token, country: string | undefined): TokenInfoContent['bar'] {
  if (whitelisted) return null;
  return country !== undefined && whitelist.restrict_countries.includes(country) ? 'country' : 'support';
}

/** Accepts web addresses and paths of this origin as a link, never an address that runs code. */
function toWebAddress(address: string | null): string | null {
  return address !== null && /^(?:https?:\/\/|\/(?![/\\]))/i.test(address) ? address : null;
}

/** Maps a token to its page (TOK-006 to TOK-016). */
export function toTokenInfo(parts: TokenParts, locale: Locale): TokenInfoContent {
  const { info, token, listed, country } = parts;
  const price = toPrice(parts);
  return {
    ...toTokenCompany(listed),
    status: info.status === 'unknown' ? null : info.status,
    price,
    holding: toHolding(parts, price),
    highlights: toHighlights(info, locale),
    terms: toDealTerms(info, locale),
    memorandumHref: toWebAddress(info.documents.memorandum),
    overview: info.overview,
    bar: toBar(token, country),
  };
}

type Status = TokenInfo['status'];

const offerTerms: readonly DealTermName[] = ['estimateValuation', 'unitRatio', 'minimumInvestment', 'unitPrice'];

/** Terms by status, in display order (TOK-013 to TOK-016, D-TOK-05, D-TOK-07). */
const termsByStatus: Readonly<Record<Status, readonly DealTermName[]>> = {
  available: offerTerms,
  pre_order: offerTerms,
  sold_out: ['estimateValuation', 'unitRatio', 'minimumInvestment', 'initialUnitPrice'],
  payout_soon: ['listed', 'initialUnitPrice', 'publicListing', 'lockUp', 'redemptionDate'],
  deal_exit: ['listed', 'initialUnitPrice', 'publicListing', 'liquidationPrice', 'redemptionDate'],
  coming_soon: [],
  unknown: [],
};

/** One unit is one share (D-TOK-08, D-TOK-10). */
const RATIO = '1:1';

const toDayText = (day: unknown, locale: Locale): string | null => (typeof day === 'string' && isDay(day) ? formatDay(day, locale) : null);

/** Returns the day of listing. Its key ends in the brand's name, whichever that is (D-TOK-02). */
const findListedDay = (info: TokenInfo['info']): unknown => Object.entries(info).find(([name]) => name.startsWith('listed_'))?.[1];

function toTermValue(name: DealTermName, { info, currency }: TokenInfo, locale: Locale): string | null {
  switch (name) {
    case 'estimateValuation':
      return formatTokenFigure(info.estimate_current_valuation, currency, locale);
    case 'unitRatio':
      return RATIO;
    case 'minimumInvestment':
      return formatTokenFigure(info.minimum_investment, currency, locale);
    case 'unitPrice':
      return formatTokenFigure(info.unit_price, currency, locale);
    case 'initialUnitPrice':
      return formatTokenFigure(info.initial_unit_price, currency, locale);
    case 'liquidationPrice':
      return formatTokenFigure(info.liquidation_price, currency, locale);
    case 'listed':
      return toDayText(findListedDay(info), locale);
    case 'publicListing':
      return toDayText(info.public_listing, locale);
    case 'redemptionDate':
      return toDayText(info.estimate_redemption_date, locale);
    case 'lockUp':
      return info.lock_up_period === '' ? null : info.lock_up_period;
  }
}

/** Returns the formatted terms of a deal. Unit prices include their change (D-TOK-09), but after an exit the price of the exit does. */
export function toDealTerms(token: TokenInfo, locale: Locale): readonly DealTerm[] {
  return termsByStatus[token.status].map((name) => {
    const value = toTermValue(name, token, locale);
    const hasChange = name === 'unitPrice' || (name === 'initialUnitPrice' && token.status !== 'deal_exit');
    return hasChange ? { name, value, change: token.info.change } : { name, value };
  });
}

/** Opens the device's share sheet with a text and the page's URL. Closing the sheet is not an error. */
export function sharePage(text: string): void {
  navigator.share({ text, url: location.href }).catch(() => undefined);
}
