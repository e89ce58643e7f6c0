import type { MarketplaceToken } from '@wallet/contract/holdings/tokens';
import { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
import type { Locale } from '@wallet/core/format/locale';
import type { Money } from '@wallet/core/money/money';
import { isNegative } from '@wallet/core/money/arithmetic';
import { toMoney } from '../api/toMoney.ts';

/** Returns a published figure. Null when it is missing or negative, which is shown as a dash (TOK-010). Zero is valid. */
export function toTokenFigure(text: string | null, currency: string): Money | null {
  const figure = text === null ? null : toMoney(text, currency);
  return figure === null || isNegative(figure) ? null : figure;
}

/** Formats a figure, abbreviated from a million: '$1.25B', '$14.20' (D-TOK-08). */
export function formatTokenFigure(text: string | null, currency: string, locale: Locale): string | null {
  const figure = toTokenFigure(text, currency);
  return figure === null ? null : formatCompactMoney(figure, locale);
}

/** Returns a token's company and tags. A company without a name uses the token's. */
export function toTokenCompany({
  name,
  info_tags: { industry, stage },
  marketplace,
}: Pick<MarketplaceToken, 'name' | 'info_tags' | 'marketplace'>) {
  const { company_name: companyName, country, founded, about, logo, logo_dark: logoDark } = marketplace;
  return {
    company: { name: companyName === '' ? name : companyName, country, founded, about, logo, logoDark },
    tags: [industry, stage].filter((tag) => tag !== ''),
  };
}
