import { lazy, useEffect, useRef, useState } from 'react';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { TradeFrame } from './TradeFrame.tsx';
import type { SellScreenProps, SellContent, SellValues } from './TradeScreen.types.ts';
import { formatMoney, formatMoneyInput } from '@wallet/core/format/formatMoney';
import { isZero } from '@wallet/core/money/arithmetic';
import { parseMoney } from '@wallet/core/money/money';
import { Select } from '../../components/Select/Select.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { useRetryAtField } from '../../patterns/networkFee/useRetryAtField.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { PriceSummary } from '../../patterns/PriceBreakdown/PriceSummary.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { ResultAnnouncement } from '../../patterns/trade/ResultAnnouncement.tsx';
import { RateFreshness } from '../../patterns/trade/RateFreshness.tsx';
import { TradeWays } from '../../patterns/trade/TradeWays.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FinalRate } from './FinalRate.tsx';
import { toRateRow, useFocusOnPriceChange, getSummaryLiveProps } from './marketPrice.tsx';
import { TradeAction } from './TradeAction.tsx';
import { TradeCells } from './TradeCells.tsx';
import { tradeTexts } from './trade.texts.ts';
import { findCredited, useSellForm } from './useSellForm.ts';
import { useLocale } from '../../texts/Locale.tsx';

type SellFormProps<AccountId extends Id> = Pick<
  SellScreenProps<AccountId>,
  'onAccount' | 'onAskFee' | 'onSubmit' | 'onBack' | 'onCoin' | 'onSwap' | 'ways' | 'onWay'
> & {
  readonly content: SellContent<AccountId>;
  /** Initial values, including those restored when the customer returns from the code. */
  readonly first: SellValues;
};

/** The amount to sell, the network fee, and the approximate credit (D-LEG-04). */
function SellForm<AccountId extends Id>({ content, first, onAccount, onAskFee, onSubmit, onBack, ...rest }: SellFormProps<AccountId>) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const { form, sale, ...sell } = useSellForm({ content, first, onAskFee, onSubmit });
  const [areCausesOpen, setCausesOpen] = useState(false);
  const { title, balance, feeBalance } = content;
  const { issues, quote, price, middleRate, cost } = sell;
  const rows = usePriceRows(middleRateInfo);
  const quoteCode = findCredited(content)?.currencyCode ?? '';
  const rateRow = toRateRow(rows.rate('rate', balance.currencyCode, price, quoteCode), content, price);
  const amountRef = useFocusOnPriceChange(form.outcome);
  const isFeeFailed = quote?.kind === 'failed' && !sell.isFeeExplained;
  const { ref: feeRef, onRetryIssue } = useRetryAtField(sell.retry);
  const feeHint = sell.canChooseFee ? sell.speed === null && texts.feeNeeded : issues.amount === undefined && texts.feeWaits;
  const asking = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // An answer without offers takes the picker away, which has the focus.
    if (sell.isFree) asking.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [sell.isFree]);
  const ownFee = sell.saleQuote?.fee ?? null;
  const feeRows = [
    ...(ownFee === null || isZero(ownFee) ? [] : [rows.fee(ownFee)]),
    ...(sell.isFree ? [] : [{ label: texts.networkFee, value: <Money value={sell.fee} /> }]),
    ...useChargedRows(parseMoney(sell.amount.value, balance), sell.saleQuote?.total, sell.charged),
  ];
  const totalRow = { label: texts.total, value: <Money approximate value={sell.total} />, strong: true };
  const balanceAfter = calculateBalanceAfter(balance, sell.leaving, 'out');
  return (
    <OperationForm
      title={texts.sellTitle({ coin: title })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          {middleRate === undefined ? (
            <FeeSummary items={[rateRow, ...feeRows, totalRow]} balanceAfter={balanceAfter} {...getSummaryLiveProps(content)} />
          ) : (
            <PriceSummary
              rates={`${price} ${middleRate}`}
              isQuiet={content.pricedAt !== undefined}
              typed={sell.amount.value}
              balanceAfter={balanceAfter}
              items={[
                rateRow,
                rows.rate('middleRate', balance.currencyCode, middleRate, quoteCode),
                rows.markup(cost),
                rows.amount('worth', cost?.total ?? null),
                ...feeRows,
                totalRow,
              ]}
            />
          )}
          <RateFreshness at={content.pricedAt === undefined ? content.priceAt : undefined}>
            <FinalRate />
          </RateFreshness>
          {content.pricedAt === undefined ? null : (
            <ResultAnnouncement typed={sell.amount.value} given={sell.given} received={sell.total} />
          )}
          <TradeAction
            label={texts.sell}
            busy={form.busy}
            disabled={content.isPaused === true || !sell.canSell}
            outcome={form.outcome}
            isOutOfRange={sell.isOutOfRange}
            onDismiss={form.dismiss}
          />
        </>
      }
    >
      <TradeWays current="sell" hrefs={rest.ways ?? {}} onWay={rest.onWay} />
      <TradeCells
        {...content}
        quote={sell.saleQuote}
        getTotal={sell.getTotal}
        gives="coin"
        amount={sell.amount}
        amountRef={amountRef}
        accountIssue={issues.account}
        onAccount={(id) => onAccount(id, sell.amount.value)}
        received={sell.total}
        onCoin={rest.onCoin && ((coin) => rest.onCoin?.(coin, sell.amount.value))}
        onSwap={rest.onSwap && (() => rest.onSwap?.(sell.total === null ? '' : formatMoneyInput(sell.total)))}
        onUseAll={sell.useAll}
      />
      {sell.isFree ? null : (
        <Select
          label={texts.networkFee}
          placeholder={sell.isFeePending ? texts.loading : texts.chooseFee}
          value={sell.speed}
          disabled={!sell.canChooseFee}
          hint={feeHint}
          ref={feeRef}
          issue={isFeeFailed ? `${issues.fee} · ${texts.retry}` : issues.fee}
          onIssue={sell.isFeeExplained ? () => setCausesOpen(true) : isFeeFailed ? onRetryIssue : undefined}
          onOpen={() => {
            asking.current = feeRef.current?.form ?? null;
            sell.askFee();
          }}
          state={quote?.kind === 'failed' || quote?.kind === 'refused' ? 'failed' : quote === null ? 'loading' : 'ready'}
          onRetry={sell.retry}
          texts={{ loading: texts.loading, failed: issues.fee ?? issues.amount ?? texts.noFee.unexpected, retry: texts.retry }}
          options={sale.offers.map(({ speed, description, fee }) => ({ value: speed, label: description, note: formatMoney(fee, locale) }))}
          onValueChange={sell.choose}
        />
      )}
      {areCausesOpen ? (
        <MessageDialog title={texts.causes} icon={infoIcon} onClose={() => setCausesOpen(false)}>
          {texts.causesContext({ currency: feeBalance.currencyCode })}
        </MessageDialog>
      ) : null}
    </OperationForm>
  );
}

const loadSellCode = () => import('./SellCode.tsx');
/** Loads while the customer types, so that the form does not wait for the next step. */
const SellCode = lazy(async () => ({ default: (await loadPart(loadSellCode)).SellCode }));

/** Sells a coin or a stablecoin: the form, then the code (LEG-002, LEG-003). */
export const SellScreen = createScreen(function SellScreen<AccountId extends Id>({
  page,
  step,
  draft,
  onWarningClosed,
  ...rest
}: SellScreenProps<AccountId>) {
  const isReady = page.kind === 'ready';
  /** What the customer saw when the sale was submitted. Its code step shows the same figures. */
  const [submitted, setSubmitted] = useState<SellContent<AccountId> | null>(null);
  useEffect(() => {
    // If this fails, it is loaded again when it is needed.
    if (isReady) loadSellCode().catch(() => undefined);
  }, [isReady]);
  return (
    <TradeFrame page={page} onBack={rest.onBack} assetsHref={rest.assetsHref} onWarningClosed={onWarningClosed}>
      {(content) => {
        if (step.name === 'code')
          return (
            <Part>
              <SellCode content={submitted ?? content} step={step} {...rest} />
            </Part>
          );
        const { values } = step;
        const first = values.amount === '' ? { ...values, amount: draft } : values;
        const onSubmit: typeof rest.onSubmit = (...order) => {
          setSubmitted(content);
          return rest.onSubmit(...order);
        };
        return <SellForm {...{ content, first }} {...rest} onSubmit={onSubmit} />;
      }}
    </TradeFrame>
  );
});
