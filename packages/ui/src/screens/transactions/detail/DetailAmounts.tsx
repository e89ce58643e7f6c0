import type { ReactNode } from 'react';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isZero } from '@wallet/core/money/arithmetic';
import { IntoArrow } from '../../../foundations/Icon/IntoArrow.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { TransactionDetail, TransactionFlow } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

type Figures = Pick<TransactionDetail, 'group' | 'volume' | 'worth' | 'status' | 'flow'>;

/** True for an exchange, a purchase or a sale. */
const isConversion = ({ left, arrived }: TransactionFlow): boolean => left.currencyCode !== arrived.currencyCode;

/** The amount of an order and one line below it. Its details and its receipt begin with the same. */
export function DetailAmounts({ group, volume, worth, status, flow }: Figures) {
  const struck = status === 'rejected';
  if (flow !== null && isConversion(flow))
    return (
      <>
        <Money variant="lead" value={flow.arrived} direction="in" tone="plain" struck={struck} />
        <Note>
          <Money value={flow.left} direction="out" />
        </Note>
      </>
    );
  const direction = group === 'incomings' ? 'in' : group === 'outgoings' ? 'out' : undefined;
  return (
    <>
      <Money variant="lead" value={volume} struck={struck} {...(direction === undefined ? {} : { direction })} />
      {flow !== null ? (
        <Note>
          <FlowAmounts {...flow} />
        </Note>
      ) : worth !== undefined && worth.currencyCode !== volume.currencyCode ? (
        <Note>
          <Money value={worth} approximate />
        </Note>
      ) : null}
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="span" type="body-sm" tone="secondary">
      {children}
    </Text>
  );
}

/** Both amounts of a flow within one currency, or that no fee was taken (PRICE-023). */
function FlowAmounts({ left, fee, arrived }: TransactionFlow) {
  const locale = useLocale();
  const texts = useTexts(transactionDetailTexts);
  if (fee !== null && isZero(fee)) return texts.noFee(formatMoney(arrived, locale));
  return (
    <>
      <Money value={left} /> <IntoArrow /> <VisuallyHidden>{texts.flowTo}</VisuallyHidden> <Money value={arrived} />
    </>
  );
}
