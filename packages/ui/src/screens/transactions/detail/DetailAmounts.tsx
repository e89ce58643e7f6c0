import { formatMoney } from '@wallet/core/format/formatMoney';
import { toAmountText, type Money as Amount } from '@wallet/core/money/money';
import { IntoArrow } from '../../../foundations/Icon/IntoArrow.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

/** Shows both amounts of a flow, or that no fee was taken when they are equal (PRICE-023). */
export function FlowAmounts({ from, to }: { readonly from: Amount; readonly to: Amount }) {
  const locale = useLocale();
  const texts = useTexts(transactionDetailTexts);
  if (from.currencyCode === to.currencyCode && toAmountText(from) === toAmountText(to)) return texts.noFee(formatMoney(from, locale));
  return (
    <>
      <Money value={from} /> <IntoArrow /> <VisuallyHidden>{texts.flowTo}</VisuallyHidden> <Money value={to} />
    </>
  );
}
