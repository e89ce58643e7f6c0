import { fiatExchange, missingFunds, type FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { exchangePrice } from '@wallet/core/fees/price';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money as Amount, parseMoney, type Money } from '@wallet/core/money/money';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { currencySign, formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { AccountSelect, type OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import { AmountShares } from '../../patterns/amount/AmountShares.tsx';
import { useAmountAdvice } from '../../patterns/amount/useAmountAdvice.ts';
import { AmountPair } from '../../patterns/AmountPair/AmountPair.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
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
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { exchangeFailedTexts } from '../../patterns/ExchangeFailed/exchangeFailed.texts.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** The provider forbids the exchange, which has its own modal (FX-011 to FX-013). Other refusals have a field or a message (FX-009). */
export type Forbidden = { readonly kind: 'forbidden' };

export type FiatExchangeScreenProps = {
  /** The accounts to exchange from, and those that the chosen one can be exchanged into. */
  readonly accounts: readonly OperationAccount[];
  readonly targets: readonly OperationAccount[];
  readonly accountId: number;
  readonly targetId: number;
  /** Settings of the chosen direction. The rate stays as it was on entry (D-FX-05). */
  readonly settings: FiatExchangeSettings;
  /** Mid-market value of one unit given; null when unknown, omitted when the provider does not disclose prices (PRICE-001). */
  readonly middleRate?: string | null | undefined;
  /** When the rate was received, in epoch milliseconds of the device. @default unknown */
  readonly rateAt?: number | undefined;
  /** Links to the pages to buy, sell and exchange. @default this page only */
  readonly ways?: TradeWayHrefs | undefined;
  readonly onWay?: ((href: string) => void) | undefined;
  /** The initial amount: what was typed before the accounts changed, otherwise ''. */
  readonly draft: string;
  /** Changes the account. `draft` is the typed amount, which is kept (D-FX-07). */
  readonly onAccount: (id: number, draft: string) => void;
  readonly onTarget: (id: number, draft: string) => void;
  /** Reverses the direction; undefined where the opposite one is not offered. */
  readonly onSwap?: ((draft: string) => void) | undefined;
  readonly onSubmit: (amount: Money) => Promise<CallOutcome<'value', Forbidden>>;
  readonly onBack: () => void;
  /** Page to top up the given difference (D-FX-06). */
  readonly topUpHref: (difference: Money) => string;
};

type NotEnoughProps = Pick<FiatExchangeScreenProps, 'topUpHref'> & { readonly difference: Money; readonly onClose: () => void };

/** Reports an insufficient balance and offers to top up exactly the missing amount (FX-014, D-FX-06). */
function NotEnoughDialog({ difference, topUpHref, onClose }: NotEnoughProps) {
  const locale = useLocale();
  const texts = useTexts(fiatExchangeTexts);
  const sum = formatMoney(difference, locale);
  return (
    <Dialog
      title={texts.notEnoughTitle}
      icon={alertIcon}
      tone="warning"
      onOpenChange={onClose}
      actions={
        <>
          <LinkButton href={topUpHref(difference)}>{texts.topUp(sum)}</LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.notEnough(sum)}
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
      return outcome.message === undefined ? null : <ErrorDialog message={outcome.message} onClose={onClose} />;
    case 'forbidden':
      return <ErrorDialog message={texts.forbidden} onClose={onClose} />;
    case 'failed':
      return <ErrorDialog message={outcome.failure === 'offline' ? texts.offline : texts.failed} onClose={onClose} />;
  }
}

const formatMinimum = ({ minimal }: FiatExchangeSettings, locale: Locale, texts: typeof fiatExchangeTexts): string =>
  texts.minimum(formatMoney(minimal, locale));

const createExchangeSchema = (from: Amount, to: Amount, settings: FiatExchangeSettings, locale: Locale, texts: typeof fiatExchangeTexts) =>
  z.object({
    value: z.string().check(
      says((text) => {
        const amount = parseMoney(text, from);
        return amount === null || fiatExchange(amount, to, settings).isAllowed ? undefined : formatMinimum(settings, locale, texts);
      }),
    ),
  });

/** Exchanges one fiat currency for another. Amount, result and rate are on a single step (FX-002). */
export function FiatExchangeScreen(props: FiatExchangeScreenProps) {
  const from = props.accounts.find(({ id }) => id === props.accountId);
  const to = props.targets.find(({ id }) => id === props.targetId);
  return from === undefined || to === undefined ? null : <ExchangeForm {...props} from={from.balance} to={to.balance} />;
}

type ExchangeFormProps = FiatExchangeScreenProps & { readonly from: Amount; readonly to: Amount };

function ExchangeForm({ accounts, targets, accountId, targetId, settings, draft, from, to, ...rest }: ExchangeFormProps) {
  const locale = useLocale();
  const texts = useTexts(fiatExchangeTexts);
  const [difference, setDifference] = useState<Amount | null>(null);
  const [base, quote] = [from.currencyCode, to.currencyCode];
  const schema = useMemo(() => createExchangeSchema(from, to, settings, locale, texts), [from, to, settings, locale, texts]);
  const form = useScreenForm({
    schema,
    first: { value: draft },
    begun: draft !== '',
    onSubmit: async ({ value }) => {
      const source = parseMoney(value, from);
      if (source === null) return null;
      const missing = missingFunds(source, from);
      setDifference(missing);
      return missing === null ? rest.onSubmit(source) : null;
    },
  });
  const valueField = form.field('value');
  const text = valueField.value;
  const amount = parseMoney(text, from);
  const isAllowed = amount !== null && fiatExchange(amount, to, settings).isAllowed;
  const isOver = amount !== null && isMore(amount, from);
  /** null while the amount cannot be exchanged. */
  const result = amount === null || !isAllowed || isOver ? null : fiatExchange(amount, to, settings);
  const balanceAfter = calculateBalanceAfter(from, result === null ? null : amount, 'out');
  const { onSwap, middleRate } = rest;
  const onUseAll = (): void => valueField.onValueChange(toAmountText(from));
  const advice = useAmountAdvice(amount, {
    have: from,
    least: settings.minimal,
    isLeastSaid: true,
    onAmount: valueField.onValueChange,
  });
  const rows = usePriceRows(middleRateInfo);
  const rateRow = { label: texts.rate, value: texts.rateOf(base, formatRate(settings.rate, locale), quote) };
  const price =
    amount !== null && result !== null && typeof middleRate === 'string'
      ? exchangePrice(amount, result.received, settings.rate, middleRate)
      : null;
  return (
    <OperationForm
      title={texts.title}
      onBack={rest.onBack}
      {...form.props}
      aside={
        <>
          {middleRate === undefined ? (
            <FeeSummary items={[rateRow]} balanceAfter={balanceAfter} />
          ) : (
            <PriceSummary
              rates={`${settings.rate} ${middleRate}`}
              typed={text}
              items={[
                rateRow,
                rows.rate('middleRate', base, middleRate, quote),
                rows.markup(price),
                rows.noFee(result !== null),
                rows.amount('worth', price?.total ?? null),
              ]}
              balanceAfter={balanceAfter}
            />
          )}
          <RateFreshness at={rest.rateAt} />
          <SubmitActions label={texts.exchange} busy={form.busy} disabled={!isAllowed} />
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
              sign={currencySign(base)}
              currencyCode={base}
              advice={advice}
              hint={valueField.issue === undefined ? formatMinimum(settings, locale, texts) : undefined}
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
              placeholder={isOver ? '–' : '0'}
              readOnly
              value={result === null ? '' : toAmountText(result.received)}
              onValueChange={() => undefined}
              decimals={to.decimals}
              sign={isOver ? undefined : currencySign(quote)}
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
