import { fitAll } from '@wallet/core/fees/fitAll';
import { fiatExchange, missingFunds } from '@wallet/core/fees/fiatExchange';
import type { GetQuote, Quote, QuotedBy } from '@wallet/core/fees/quote';
import type { Money as Amount, Money } from '@wallet/core/money/money';
import { integerDigitsOf } from '@wallet/core/validation/amounts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { currencySign, formatFilledInput, formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { AccountSelect, type OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import { AmountShares } from '../../patterns/amount/AmountShares.tsx';
import { quoteText } from '../../patterns/amount/quoteText.ts';
import { useAmountAdvice } from '../../patterns/amount/useAmountAdvice.ts';
import { useFillAll } from '../../patterns/amount/useFillAll.ts';
import { AmountPair } from '../../patterns/AmountPair/AmountPair.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { PriceSummary } from '../../patterns/PriceBreakdown/PriceSummary.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { RateFreshness } from '../../patterns/trade/RateFreshness.tsx';
import { TradeWays, type TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { fiatExchangeTexts } from './fiatExchange.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** The provider forbids the exchange, which has its own modal (FX-011 to FX-013). Other refusals have a field or a message (FX-009). */
export type Forbidden = { readonly kind: 'forbidden' };

export type FiatExchangeScreenProps<AccountId extends Id = Id> = ScreenProps<'aside' | 'afterForm'> &
  QuotedBy<{
    /** Minimum amount given, inclusive, in the given currency. */
    readonly minimal: Money;
  }> & {
    /** The accounts to exchange from, and those that the chosen one can be exchanged into. */
    readonly accounts: readonly OperationAccount<AccountId>[];
    /** The accounts that the chosen one can be exchanged into. */
    readonly targets: readonly OperationAccount<AccountId>[];
    /** One of `accounts`. For any other, nothing is shown. */
    readonly accountId: AccountId;
    /** One of `targets`. */
    readonly targetId: AccountId;
    /** Units of the received currency per unit of the given one. It stays as it was on entry (D-FX-05). */
    readonly rate: string;
    /** Mid-market value of one unit given; null when unknown, omitted when the provider does not disclose prices (PRICE-001). */
    readonly middleRate?: string | null | undefined;
    /** When the rate was received, in epoch milliseconds of the device. @default unknown */
    readonly rateAt?: number | undefined;
    /** Links to the pages to buy, sell and exchange. @default this page only */
    readonly ways?: TradeWayHrefs | undefined;
    /** Another kind of trade was chosen, by its link. */
    readonly onWay?: ((href: string) => void) | undefined;
    /** The initial amount: what was typed before the accounts changed, otherwise ''. */
    readonly draft: string;
    /** Changes the account. `draft` is the typed amount, which is kept (D-FX-07). */
    readonly onAccount: (id: AccountId, draft: string) => void;
    /** Another target was chosen. `draft` is the typed amount, which is kept. */
    readonly onTarget: (id: AccountId, draft: string) => void;
    /** Reverses the direction. `draft` is the typed number, not the result. Undefined where the opposite direction is not offered. */
    readonly onSwap?: ((draft: string) => void) | undefined;
    /** Exchanges the amount. `quote` is what the screen shows. Resolves with null when nothing was sent. */
    readonly onSubmit: (amount: Money, quote: Quote) => Promise<CallOutcome<'value', Forbidden> | null>;
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** Page to top up the given difference (D-FX-06). */
    readonly topUpHref: (difference: Money) => string;
  };

type NotEnoughProps = Pick<FiatExchangeScreenProps, 'topUpHref'> & { readonly difference: Money; readonly onClose: () => void };

/**
 * Reports an insufficient balance and offers to top up exactly the missing amount (FX-014, D-FX-06). It tells no hidden balance, which
 * amount and difference would give away.
 */
function NotEnoughDialog({ difference, topUpHref, onClose }: NotEnoughProps) {
  const texts = useTexts(fiatExchangeTexts);
  const sum = useHoldingText()(difference);
  return (
    <Dialog
      title={texts.notEnoughTitle}
      icon={alertIcon}
      tone="warning"
      onOpenChange={onClose}
      actions={
        <>
          <LinkButton href={topUpHref(difference)}>{texts.topUp({ difference: sum })}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.notEnough({ difference: sum })}
    </Dialog>
  );
}

type FailedProps = { readonly outcome: CallOutcome<'value', Forbidden> | null; readonly onClose: () => void };

/** Shows "Something went wrong" for a failed exchange. Renders nothing for an issue shown at the amount (FX-009 to FX-013). */
function ExchangeFailedDialog({ outcome, onClose }: FailedProps) {
  const texts = useTexts(exchangeFailedTexts);
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'refused':
      return outcome.message === undefined ? null : (
        <ErrorDialog title={outcome.title ?? texts.title} message={outcome.message} onClose={onClose} />
      );
    case 'forbidden':
      return <ErrorDialog title={texts.title} message={texts.forbidden} onClose={onClose} />;
    case 'failed':
      return <ErrorDialog title={texts.title} message={outcome.failure === 'offline' ? texts.offline : texts.failed} onClose={onClose} />;
  }
}

const formatMinimum = (quote: Quote | null, locale: Locale, texts: typeof fiatExchangeTexts): string | undefined =>
  quote?.minimum && texts.minimum({ amount: formatMoney(quote.minimum, locale) });

/** What the provider has against the amount is shown as advice. */
const createExchangeSchema = (from: Amount, getQuote: GetQuote, locale: Locale, texts: typeof fiatExchangeTexts) =>
  z.object({
    value: z.string().check(
      says((text) => {
        const { amount, quote, payable } = quoteText(text, from, getQuote);
        return amount === null || payable !== null || quote?.refusal ? undefined : formatMinimum(quote, locale, texts);
      }),
    ),
  });

/** Exchanges one fiat currency for another. Amount, result and rate are on a single step (FX-002). */
export const FiatExchangeScreen = createScreen(function FiatExchangeScreen<AccountId extends Id>(
  props: FiatExchangeScreenProps<AccountId>,
) {
  const from = props.accounts.find(({ id }) => id === props.accountId);
  const to = props.targets.find(({ id }) => id === props.targetId);
  return from === undefined || to === undefined ? null : <ExchangeForm {...props} from={from.balance} to={to.balance} />;
});

type ExchangeFormProps<AccountId extends Id> = FiatExchangeScreenProps<AccountId> & { readonly from: Amount; readonly to: Amount };

function ExchangeForm<AccountId extends Id>({
  accounts,
  targets,
  accountId,
  targetId,
  rate,
  minimal,
  quote: ownQuote,
  draft,
  from,
  to,
  ...rest
}: ExchangeFormProps<AccountId>) {
  const locale = useLocale();
  const texts = useTexts(fiatExchangeTexts);
  const [difference, setDifference] = useState<Amount | null>(null);
  const [base, into] = [from.currencyCode, to.currencyCode];
  const { onSwap, middleRate } = rest;
  const getQuote: GetQuote = useMemo(
    () => ownQuote ?? ((given) => fiatExchange(given, to, { rate, minimal }, middleRate)),
    [ownQuote, to, rate, minimal, middleRate],
  );
  const schema = useMemo(() => createExchangeSchema(from, getQuote, locale, texts), [from, getQuote, locale, texts]);
  const form = useScreenForm({
    schema,
    first: { value: draft },
    begun: draft !== '',
    onSubmit: async ({ value }) => {
      const { payable: paid } = quoteText(value, from, getQuote);
      if (paid === null) return null;
      const missing = missingFunds(paid.quote.total, from);
      setDifference(missing);
      return missing === null ? rest.onSubmit(paid.amount, paid.quote) : null;
    },
  });
  const valueField = form.field('value');
  const text = valueField.value;
  const { amount, quote, shown, payable } = quoteText(text, from, getQuote);
  const balanceAfter = calculateBalanceAfter(from, payable?.quote.total ?? null, 'out');
  const getTotal = (other: Amount) => getQuote(other)?.total;
  const onUseAll = useFillAll(valueField, from, getQuote, () => formatFilledInput(fitAll(from, getQuote, quote?.minimum)));
  const advice = useAmountAdvice(amount, {
    have: from,
    quote,
    getTotal,
    isLeastSaid: true,
    onAmount: valueField.onValueChange,
  });
  const rows = usePriceRows(middleRateInfo);
  const rateRow = { label: texts.rate, value: texts.rateOf({ base, rate: formatRate(rate, locale), quote: into }) };
  const feeRows = [rows.fee(shown?.fee ?? null), ...useChargedRows(amount, shown?.total)];
  const price = shown?.price ?? null;
  return (
    <OperationForm
      title={texts.title}
      onBack={rest.onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          {middleRate === undefined ? (
            <FeeSummary items={ownQuote === undefined ? [rateRow] : [rateRow, ...feeRows]} balanceAfter={balanceAfter} />
          ) : (
            <PriceSummary
              rates={`${rate} ${middleRate}`}
              typed={text}
              items={[
                rateRow,
                rows.rate('middleRate', base, middleRate, into),
                rows.markup(price),
                ...feeRows,
                rows.amount('worth', price?.total ?? null),
              ]}
              balanceAfter={balanceAfter}
            />
          )}
          <RateFreshness at={rest.rateAt} />
          <SubmitActions label={texts.exchange} busy={form.busy} disabled={payable === null} />
        </>
      }
    >
      <TradeWays current="exchange" hrefs={rest.ways ?? {}} onWay={rest.onWay} />
      <AmountPair
        swapLabel={texts.swap}
        onSwap={onSwap === undefined ? undefined : () => onSwap(text)}
        give={
          <>
            <AccountSelect
              look="chip"
              label={texts.from}
              accounts={accounts}
              value={accountId}
              onValueChange={(id) => rest.onAccount(id, text)}
            />
            <AmountInput
              look="cell"
              labelHidden
              label={texts.give}
              placeholder="0"
              {...valueField}
              decimals={from.decimals}
              integerDigits={integerDigitsOf(from)}
              sign={currencySign(base, locale)}
              currencyCode={base}
              advice={advice}
              hint={valueField.issue === undefined ? formatMinimum(quote, locale, texts) : undefined}
            />
            <AmountShares of={from} value={text} onAmount={valueField.onValueChange} onUseAll={onUseAll} />
          </>
        }
        get={
          <>
            <AccountSelect
              look="chip"
              label={texts.to}
              accounts={targets}
              value={targetId}
              onValueChange={(id) => rest.onTarget(id, text)}
            />
            <AmountInput
              look="cell"
              labelHidden
              label={texts.get}
              placeholder="0"
              readOnly
              value={shown === null ? '' : formatFilledInput(shown.arrives)}
              onValueChange={() => undefined}
              decimals={to.decimals}
              sign={currencySign(into, locale)}
            />
          </>
        }
      />
      {difference === null ? null : (
        <NotEnoughDialog difference={difference} topUpHref={rest.topUpHref} onClose={() => setDifference(null)} />
      )}
      <ExchangeFailedDialog outcome={form.outcome} onClose={form.dismiss} />
    </OperationForm>
  );
}
