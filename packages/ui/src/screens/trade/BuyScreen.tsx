import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { TradeFrame } from './TradeFrame.tsx';
import type { BuyScreenProps, BuyContent, BuyField, TradeRefusal } from './TradeScreen.types.ts';
import { fitAll } from '@wallet/core/fees/fitAll';
import type { GetQuote } from '@wallet/core/fees/quote';
import { calculatePurchase } from '@wallet/core/fees/trade';
import { parseMoney, type Money as Amount } from '@wallet/core/money/money';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { formatMoneyInput } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { Money } from '../../foundations/Money/Money.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { useFillAll } from '../../patterns/amount/useFillAll.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { PriceSummary } from '../../patterns/PriceBreakdown/PriceSummary.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { ResultAnnouncement } from '../../patterns/trade/ResultAnnouncement.tsx';
import { RateFreshness } from '../../patterns/trade/RateFreshness.tsx';
import { TradeWays } from '../../patterns/trade/TradeWays.tsx';
import { useFrozen } from '../../patterns/form/useFrozen.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { FinalRate } from './FinalRate.tsx';
import { TradeAction } from './TradeAction.tsx';
import { toRateRow, getSummaryLiveProps, useFocusOnPriceChange } from './marketPrice.tsx';
import { anyId, parseTradeAmount } from './tradeAmount.ts';
import { TradeCells } from './TradeCells.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { tradeTexts, type TradeTexts } from './trade.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type BuyFormProps<AccountId extends Id> = Omit<BuyScreenProps<AccountId>, 'page' | 'onWarningClosed'> & {
  readonly content: BuyContent<AccountId>;
};

const createBuySchema = (balance: Amount, getQuote: GetQuote, locale: Locale, texts: TradeTexts) =>
  z.object({
    amount: z.string().check(says((text) => parseTradeAmount(text, balance, getQuote, locale, texts).issue)),
    account: anyId,
  });

const createGetQuote = (content: BuyContent): GetQuote =>
  content.quote ?? ((amount) => calculatePurchase(amount, content.balance, { ...content, ask: content.price }));

/** The amount to pay, the account that pays it, and the approximate result (D-LEG-04). */
function BuyForm<AccountId extends Id>(props: BuyFormProps<AccountId>) {
  const { accounts, accountId } = props.content;
  const account = accounts.find(({ id }) => id === accountId);
  return account === undefined ? null : <PurchaseForm {...props} paid={account.balance} />;
}

type PurchaseFormProps<AccountId extends Id> = BuyFormProps<AccountId> & { readonly paid: Amount };

function PurchaseForm<AccountId extends Id>({ content, draft, paid, onAccount, onSubmit, onBack, ...rest }: PurchaseFormProps<AccountId>) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const rows = usePriceRows(middleRateInfo);
  const { title, balance, accountId } = content;
  const latest = useMemo(() => createGetQuote(content), [content]);
  const schema = useMemo(() => createBuySchema(paid, latest, locale, texts), [paid, latest, locale, texts]);
  const form = useScreenForm({
    schema,
    first: { amount: draft, account: accountId },
    begun: draft !== '',
    dependent: ['amount', 'account'],
    onSubmit: async (): Promise<CallOutcome<BuyField, TradeRefusal> | null> =>
      payable === null ? null : onSubmit(payable.amount, payable.quote),
  });
  const field = form.field('amount');
  const [price, middleRate] = [useFrozen(content.price, form.busy), useFrozen(content.middleRate, form.busy)];
  const { amount, quote, shown, payable, issue } = parseTradeAmount(field.value, paid, useFrozen(latest, form.busy), locale, texts);
  const accountIssue = form.issue('account');
  const cost = shown?.price ?? null;
  const rateRow = toRateRow(rows.rate('rate', balance.currencyCode, price, paid.currencyCode), content, price);
  const amountRef = useFocusOnPriceChange(form.outcome);
  const received = shown?.arrives ?? null;
  const getTotal = (other: Amount) => latest(other)?.total;
  const onUseAll = useFillAll(field, paid, latest, () => formatMoneyInput(fitAll(paid, latest, quote?.minimum)));
  const feeRow = { label: texts.fee, value: <Money value={(issue === undefined ? quote : shown)?.fee ?? null} /> };
  const chargedRows = useChargedRows(parseMoney(field.value, paid), shown?.total);
  const gotRow = { label: texts.getApproximately, value: <Money value={received} />, strong: true };
  const balanceAfter = calculateBalanceAfter(paid, payable?.quote.total ?? null, 'out');
  return (
    <OperationForm
      title={texts.buyTitle({ coin: title })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          {middleRate === undefined ? (
            <FeeSummary items={[rateRow, feeRow, ...chargedRows, gotRow]} balanceAfter={balanceAfter} {...getSummaryLiveProps(content)} />
          ) : (
            <PriceSummary
              rates={`${price} ${middleRate}`}
              isQuiet={content.pricedAt !== undefined}
              typed={field.value}
              balanceAfter={balanceAfter}
              items={[
                rateRow,
                rows.rate('middleRate', balance.currencyCode, middleRate, paid.currencyCode),
                rows.markup(cost),
                feeRow,
                ...(chargedRows.length > 0 ? chargedRows : [{ ...rows.amount('total', shown?.total ?? null), isPart: true }]),
                gotRow,
                rows.amount('worth', cost?.arrives ?? null),
              ]}
            />
          )}
          <RateFreshness at={content.pricedAt === undefined ? content.priceAt : undefined}>
            <FinalRate />
          </RateFreshness>
          {content.pricedAt === undefined ? null : <ResultAnnouncement typed={field.value} given={amount} received={received} />}
          <TradeAction
            label={texts.buy}
            busy={form.busy}
            disabled={content.isPaused === true || payable === null || field.issue !== undefined || accountIssue !== undefined}
            outcome={form.outcome}
            isOutOfRange={issue !== undefined}
            onDismiss={form.dismiss}
          />
        </>
      }
    >
      <TradeWays current="buy" hrefs={rest.ways ?? {}} onWay={rest.onWay} />
      <TradeCells
        {...content}
        {...{ quote, getTotal }}
        gives="fiat"
        amount={field}
        amountRef={amountRef}
        accountIssue={accountIssue}
        onAccount={(id) => onAccount(id, field.value)}
        received={received}
        onCoin={rest.onCoin && ((coin) => rest.onCoin?.(coin, field.value))}
        onSwap={rest.onSwap && (() => rest.onSwap?.(received === null ? '' : formatMoneyInput(received)))}
        onUseAll={onUseAll}
      />
    </OperationForm>
  );
}

/** Buys a coin or a stablecoin in a single step, because a purchase is not a transfer that a device signs (LEG-001, D-LEG-03). */
export const BuyScreen = createScreen(function BuyScreen<AccountId extends Id>({
  page,
  onWarningClosed,
  ...rest
}: BuyScreenProps<AccountId>) {
  return (
    <TradeFrame page={page} onBack={rest.onBack} assetsHref={rest.assetsHref} onWarningClosed={onWarningClosed}>
      {(content) => <BuyForm content={content} {...rest} />}
    </TradeFrame>
  );
});
