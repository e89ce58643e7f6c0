import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { isPositive, isZero } from '@wallet/core/money/arithmetic';
import { useState } from 'react';
import { Money } from '../../foundations/Money/Money.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { ReviewAmount } from '../../patterns/OperationCode/ReviewAmount.tsx';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import { OperationCode } from '../../patterns/OperationCode/OperationCode.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { InsufficientFundsDialog, TradeFailedDialog } from './TradeDialogs.tsx';
import type { SellContent, SellScreenProps, SellStep, TradeRefusal, InsufficientFunds } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';
import { addFee, createSaleQuote, findCredited } from './useSellForm.ts';

type SellCodeProps = Pick<
  SellScreenProps,
  'onCode' | 'onResendCode' | 'onBack' | 'onContactSupport' | 'onTimeUp' | 'supportHref' | 'assetsHref'
> & { readonly content: SellContent; readonly step: Extract<SellStep, { name: 'code' }> };

/**
 * Returns the outcomes that the step itself shows. The others have their own modal (LEG-040, LEG-041).
 * @param title of every message that a sale was refused with (OPS-026)
 */
function toStepOutcome(outcome: CallOutcome<'code', TradeRefusal | InsufficientFunds>, title: string): CallOutcome<'code'> | null {
  if (outcome.kind === 'done') return outcome;
  if (outcome.kind === 'refused') return { title, ...outcome };
  return outcome.kind === 'failed' && outcome.failure === 'unavailable' ? outcome : null;
}

/** Confirms a sale: the SMS code, below the summary prepared by the provider (LEG-003, D-LEG-14). */
export function SellCode({ content, step, onCode, onResendCode, assetsHref, ...rest }: SellCodeProps) {
  const texts = useTexts(tradeTexts);
  const failed = useTexts(exchangeFailedTexts);
  const [outcome, setOutcome] = useState<CallOutcome<'code', TradeRefusal | InsufficientFunds> | null>(null);
  const follow = async (answer: Promise<CallOutcome<'code', TradeRefusal | InsufficientFunds>>): Promise<CallOutcome<'code'> | null> => {
    const result = await answer;
    setOutcome(result);
    return toStepOutcome(result, failed.title);
  };
  const { phone, resendAt, attemptsLeft, delivery = null, summary } = step;
  // Fixed at the values of the prepared sale, so that nothing moves while the code is awaited (PRICE-020).
  const [{ price, middleRate, getQuote }] = useState(() => ({ ...content, getQuote: createSaleQuote(content) }));
  const rows = usePriceRows(middleRateInfo);
  const { currencyCode } = summary.amount;
  const quote = getQuote(summary.amount);
  const received = findCredited(content)?.currencyCode ?? '';
  const total = quote !== null && isPositive(quote.arrives) ? quote.arrives : null;
  const chargedRows = useChargedRows(summary.amount, quote?.total, quote && (summary.fee ? addFee(quote.total, summary.fee) : quote.total));
  const cost = quote?.price ?? null;
  const dismiss = (): void => {
    setOutcome(null);
    // The form has the new price and what was typed (MKT-015).
    if (outcome?.kind === 'priceChanged') rest.onBack();
  };
  return (
    <>
      <OperationCode
        {...{ phone, resendAt, attemptsLeft, delivery }}
        byPasskey={summary.byPasskey}
        {...rest}
        review={
          <>
            <ReviewAmount approximate label={texts.get} value={total} />
            <FeeSummary
              items={[
                ...(middleRate === undefined
                  ? []
                  : [
                      rows.rate('rate', currencyCode, price, received),
                      rows.rate('middleRate', currencyCode, middleRate, received),
                      rows.markup(cost),
                      rows.amount('worth', cost?.total ?? null),
                    ]),
                ...(quote === null || isZero(quote.fee) ? [] : [rows.fee(quote.fee)]),
                ...(summary.fee === undefined ? [] : [{ label: texts.networkFee, value: <Money value={summary.fee} /> }]),
                { label: texts.amount, value: <Money value={summary.amount} /> },
                ...chargedRows,
                { label: texts.total, value: <Money approximate value={total} />, strong: true },
              ]}
            />
          </>
        }
        onCode={(code) => follow(onCode(code))}
        onResendCode={() => follow(onResendCode())}
      />
      {outcome?.kind === 'insufficientFunds' ? (
        <InsufficientFundsDialog supportHref={rest.supportHref} assetsHref={assetsHref} onClose={dismiss} />
      ) : (
        <TradeFailedDialog outcome={outcome?.kind === 'priceChanged' ? { ...outcome, kind: 'stopped' } : outcome} onClose={dismiss} />
      )}
    </>
  );
}
