import type { Price } from '@wallet/core/fees/price';
import { formatWorthOfOne } from '@wallet/core/format/formatDecimal';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatTwoDecimalPercent } from '@wallet/core/format/formatPercent';
import { isZero } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { useMemo, type ReactNode } from 'react';
import { Money } from '../../foundations/Money/Money.tsx';
import type { SummaryRow } from '../FeeSummary/FeeSummary.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { priceTexts, type PriceTexts } from './price.texts.ts';

type AmountRow = 'total' | 'worth' | 'arrives';

/** The rows of a price as separate builders, so that a form can arrange them among its own rows. A form shows its parts on request. */
export type PriceRows = {
  /** The executed or the middle rate, as the value of one `base` in `quote`. null is shown as a dash. */
  readonly rate: (name: 'rate' | 'middleRate', base: string, rate: string | null, quote: string) => SummaryRow;
  /** "0.50% · €2.49", or "None" without a conversion. Always shown, because it is a cost. null is shown as a dash. */
  readonly markup: (price: Pick<Price, 'markup' | 'markupPercent'> | null) => SummaryRow;
  /** "None" for zero. null is shown as a dash. */
  readonly fee: (value: Amount | null) => SummaryRow;
  readonly amount: (name: AmountRow, value: Amount | null) => SummaryRow;
};

const DASH = <Money value={null} />;

/**
 * Builds the price rows for forms, code pages, details and receipts, so that they all show the same figures. @param info shown next to the
 * middle rate to explain it, except on paper
 */
export function usePriceRows(info?: ReactNode): PriceRows {
  const locale = useLocale();
  const texts = useTexts(priceTexts);
  return useMemo(
    () => ({
      rate: (name, base, rate, quote) => ({
        label: texts[name],
        value: rate === null ? DASH : texts.rateOf({ base, worth: formatWorthOfOne({ base, quote, value: rate }, locale) }),
        ...(name === 'middleRate' ? { isPart: true, info } : {}),
      }),
      markup: (price) => ({ label: texts.markup, value: price === null ? DASH : formatMarkup(price, texts, locale) }),
      fee: (value) => ({ label: texts.fee, value: value !== null && isZero(value) ? texts.noFee : <Money value={value} /> }),
      amount: (name, value) => ({ label: texts[name], value: <Money value={value} />, isPart: name === 'worth' || name === 'arrives' }),
    }),
    [info, locale, texts],
  );
}

function formatMarkup({ markup, markupPercent }: Pick<Price, 'markup' | 'markupPercent'>, texts: PriceTexts, locale: string): string {
  return markupPercent === null
    ? texts.noMarkup
    : texts.markupOf({ percent: formatTwoDecimalPercent(markupPercent, locale), amount: formatMoney(markup, locale) });
}
