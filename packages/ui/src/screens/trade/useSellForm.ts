import { canPaySellFee, sellAll, sellCoin } from '@wallet/core/fees/sell';
import { formatMoneyInput } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import { isPositive } from '@wallet/core/money/signs';
import { useState } from 'react';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { readTradeAmount } from './tradeAmount.ts';
import type { SellContent, SellField, SellScreenProps, SellValues, TradeOutcome } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type SellFormOptions = Pick<SellScreenProps, 'onAskFee' | 'onSubmit'> & {
  readonly content: SellContent;
  readonly first: SellValues;
};

const DONE: TradeOutcome<SellField> = { kind: 'done' };

/**
 * The amount and the fee of a sale. The fee is asked for when its picker opens; any keystroke in the amount resets it. "Use all" alone
 * keeps it and takes it out of the balance, as often as its figure changes (LEG-025 to LEG-027, D-LEG-11, D-LEG-12).
 */
export function useSellForm({ content, first, onAskFee, onSubmit }: SellFormOptions) {
  const texts = useTexts(tradeTexts);
  const locale = useLocale();
  const { balance, accounts, accountId, minimum, price, feeBalance, isBlocked } = content;
  const [values, setValues] = useState(first);
  const [asked, setAsked] = useState(first.speed === null ? null : (parseMoney(first.amount, balance)?.amount ?? null));
  const [left, setLeft] = useState(first.amount !== '');
  const [outcome, setOutcome] = useState(DONE);
  const { busy, submitOnce } = useSubmitOnce();
  const { quote, retry } = useFeeQuote(asked === null ? null : { amount: asked }, onAskFee);

  const offers = quote?.kind === 'quoted' ? quote.offers : [];
  const fee: Money | null = offers.find(({ speed }) => speed === values.speed)?.fee ?? null;
  const isNative = feeBalance.currencyCode === balance.currencyCode;
  const allOf = (taken: Money | null): string => formatMoneyInput(sellAll(balance, isNative ? taken : null));
  const text = values.all && fee !== null ? allOf(fee) : values.amount;

  const { amount, issue } = readTradeAmount(text, { balance, minimum }, texts, locale);
  const account = accounts.find(({ id }) => id === accountId);
  const credited = amount === null || price === null || account === undefined ? null : sellCoin(amount, price, account.balance);
  const total = credited !== null && isPositive(credited) ? credited : null;
  const refused = outcome.kind === 'refused' ? (outcome.fields ?? {}) : {};
  const asking = quote?.kind === 'refused' ? quote.fields : {};
  const cannotPay = fee !== null && amount !== null && !canPaySellFee(fee, feeBalance, isNative ? amount : null);
  const shortage = cannotPay ? texts.cannotPayFee(feeBalance.currencyCode) : undefined;
  /** A fee that the balance does not pay, whoever says so: it can be explained. */
  const feeRefusal = shortage ?? refused.fee;
  const issues = {
    amount: issue ?? refused.amount ?? asking.amount,
    fee: feeRefusal ?? asking.fee ?? (quote?.kind === 'failed' ? texts.noFee[quote.failure] : undefined),
    account: refused.account,
  };
  const hasIssue = Object.values(issues).some((said) => said !== undefined);

  function set(next: SellValues, question: string | null): void {
    setValues(next);
    setAsked(question);
    setOutcome(DONE);
  }

  function askFee(): void {
    if (amount === null) return;
    if (asked === amount.amount) retry();
    else setAsked(amount.amount);
  }

  function submit(): void {
    setLeft(true);
    if (fee === null || amount === null || total === null || hasIssue || isBlocked) return;
    const meant = { ...values, amount: text };
    void submitOnce(async () => setOutcome(await onSubmit(meant)));
  }

  return {
    text,
    speed: values.speed,
    left,
    leave: (): void => setLeft(true),
    type: (typed: string): void => set({ amount: typed, all: false, speed: null }, null),
    useAll: (): void => {
      setLeft(true);
      const all = allOf(fee);
      set({ amount: all, all: true, speed: values.speed }, values.speed === null ? null : all);
    },
    askFee,
    choose: (speed: string): void => {
      const chosen = offers.find((offer) => offer.speed === speed)?.fee ?? null;
      set({ ...values, amount: values.all ? allOf(chosen) : values.amount, speed }, asked);
    },
    retry,
    quote,
    offers,
    isFeePending: asked !== null && quote === null,
    canChooseFee: amount !== null && issues.amount === undefined,
    isFeeExplained: feeRefusal !== undefined,
    isOutOfRange: issue !== undefined,
    issues,
    total,
    busy,
    canSell: fee !== null && total !== null && !hasIssue && !isBlocked,
    outcome,
    dismiss: (): void => setOutcome(DONE),
    submit,
  };
}
