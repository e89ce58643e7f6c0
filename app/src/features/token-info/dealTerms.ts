import type { TokenInfo } from '@wallet/contract/tokens';
import { formatDay } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import { isIsoDate } from '@wallet/core/validation/dates';
import type { DealTerm, DealTermName } from '@wallet/ui/patterns/DealTerms/DealTerms.types';
import { tokenFigureText } from '../../operations/tokenFigures.ts';

type Status = TokenInfo['status'];

const offered: readonly DealTermName[] = ['estimateValuation', 'unitRatio', 'minimumInvestment', 'unitPrice'];

/** Which terms a status has, in this order (TOK-013 to TOK-016, D-TOK-05, D-TOK-07). */
const termsOf: Readonly<Record<Status, readonly DealTermName[]>> = {
  available: offered,
  pre_order: offered,
  sold_out: ['estimateValuation', 'unitRatio', 'minimumInvestment', 'initialUnitPrice'],
  payout_soon: ['listed', 'initialUnitPrice', 'publicListing', 'lockUp', 'redemptionDate'],
  deal_exit: ['listed', 'initialUnitPrice', 'publicListing', 'liquidationPrice', 'redemptionDate'],
  coming_soon: [],
  unknown: [],
};

/** One unit is one share (D-TOK-08, D-TOK-10). */
const RATIO = '1:1';

const dayText = (day: unknown, locale: Locale): string | null =>
  typeof day === 'string' && isIsoDate(day) ? formatDay(day, locale) : null;

/** When the deal was listed: the key ends in the brand's word, whichever it is (D-TOK-02). */
const listedDay = (info: TokenInfo['info']): unknown => Object.entries(info).find(([name]) => name.startsWith('listed_'))?.[1];

function valueOf(name: DealTermName, { info, currency }: TokenInfo, locale: Locale): string | null {
  switch (name) {
    case 'estimateValuation':
      return tokenFigureText(info.estimate_current_valuation, currency, locale);
    case 'unitRatio':
      return RATIO;
    case 'minimumInvestment':
      return tokenFigureText(info.minimum_investment, currency, locale);
    case 'unitPrice':
      return tokenFigureText(info.unit_price, currency, locale);
    case 'initialUnitPrice':
      return tokenFigureText(info.initial_unit_price, currency, locale);
    case 'liquidationPrice':
      return tokenFigureText(info.liquidation_price, currency, locale);
    case 'listed':
      return dayText(listedDay(info), locale);
    case 'publicListing':
      return dayText(info.public_listing, locale);
    case 'redemptionDate':
      return dayText(info.estimate_redemption_date, locale);
    case 'lockUp':
      return info.lock_up_period === '' ? null : info.lock_up_period;
  }
}

/** The terms of a deal, ready to read; a price carries its change (D-TOK-09). */
export function dealTerms(token: TokenInfo, locale: Locale): readonly DealTerm[] {
  return termsOf[token.status].map((name) => {
    const value = valueOf(name, token, locale);
    return name === 'unitPrice' || name === 'initialUnitPrice' ? { name, value, change: token.info.change } : { name, value };
  });
}
