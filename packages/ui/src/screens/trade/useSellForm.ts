import type { Locale } from '@wallet/core/format/locale';
import { fitAmount } from '@wallet/core/fees/fitAmount';
import type { GetQuote } from '@wallet/core/fees/quote';
import { canPaySellFee, quoteSale } from '@wallet/core/fees/trade';
import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, parseMoney, type Money, zeroMoney } from '@wallet/core/money/money';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useFrozen } from '../../patterns/form/useFrozen.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { findOffer } from '../../patterns/networkFee/findOffer.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { anyId, parseTradeAmount } from './tradeAmount.ts';
import type { FeeAnswer, SellContent, SellField, SellScreenProps, SellValues, TradeRefusal } from './TradeScreen.types.ts';
import { tradeTexts, type TradeTexts } from './trade.texts.ts';
import { formatMoneyInput } from '@wallet/core/format/formatMoney';
import { useLocale } from '../../texts/Locale.tsx';

type SellFormOptions = Pick<SellScreenProps, 'onAskFee' | 'onSubmit'> & {
  readonly content: SellContent;
  readonly first: SellValues;
};

/** `fee` is the key of the chosen offer; null for none. */
type Typed = { readonly amount: string; readonly all: boolean; readonly fee: string | null };

/** Returns the balance of the account that is credited. */
export const findCredited = ({ accounts, accountId }: Pick<SellContent, 'accounts' | 'accountId'>): Money | undefined =>
  accounts.find(({ id }) => id === accountId)?.balance;

/** Returns the quote of a sale, without the network's fee. */
export function createSaleQuote(content: SellContent): GetQuote {
  const { quote, minimum, price: bid, middleRate } = content;
  const into = findCredited(content);
  return quote ?? ((amount) => (into === undefined ? null : quoteSale(amount, into, { bid, minimum, middleRate })));
}

/** Evaluates the values against the network's offers. */
function evaluateSale(content: SellContent, getQuote: GetQuote, quote: FeeAnswer | null, locale: Locale, texts: TradeTexts) {
  const { balance, feeBalance } = content;
  const isNative = feeBalance.currencyCode === balance.currencyCode;
  const offers = quote?.kind === 'quoted' ? quote.offers : [];
  const findFee = (speed: string | null): Money | null => findOffer(offers, speed)?.fee ?? null;
  /** Returns what leaves the coin's balance: the total, and the fee where the coin pays it. */
  const getLeaving = (amount: Money, fee: Money | null): Money | undefined => {
    const total = getQuote(amount)?.total;
    return total && fee ? addFee(total, fee) : total;
  };
  const getFullAmount = (fee: Money | null): string => {
    const most = fee === null ? balance : fitAmount(balance, balance, (amount) => addFee(amount, fee));
    const all = most && fitAmount(most, balance, (amount) => getLeaving(amount, fee));
    // A limit does not cut it: a provider sells the whole balance for `all`, whatever the figure.
    return formatMoneyInput(all ?? zeroMoney(balance));
  };
  /** Returns the text of the amount. "Use all" is the balance less the fee, updated whenever it changes. */
  const getAmountText = ({ amount, all, fee }: Typed): string => (all && findFee(fee) !== null ? getFullAmount(findFee(fee)) : amount);
  const parseAmount = (typed: Typed, priceOf = getQuote) => parseTradeAmount(getAmountText(typed), balance, priceOf, locale, texts);
  const getShortageText = (typed: Typed): string | undefined => {
    const [fee, { amount, quote: priced }] = [findFee(typed.fee), parseAmount(typed)];
    if (fee === null || amount === null || canPaySellFee(fee, feeBalance, isNative ? (priced?.total ?? amount) : null)) return undefined;
    return texts.cannotPayFee({ currency: feeBalance.currencyCode });
  };
  return { offers, findFee, getLeaving, getFullAmount, getAmountText, parseAmount, getShortageText };
}

/** Adds a fee that the coin itself pays. */
export const addFee = (amount: Money, fee: Money): Money => (fee.currencyCode === amount.currencyCode ? addMoney(amount, fee) : amount);

const createSellSchema = ({ parseAmount, getShortageText }: ReturnType<typeof evaluateSale>) =>
  z.object({ amount: z.string(), all: z.boolean(), fee: z.nullable(z.string()), account: anyId }).check(
    says((typed) => parseAmount(typed).issue, 'amount'),
    says((typed) => getShortageText(typed), 'fee'),
  );

/**
 * The amount and the fee of a sale. The fee is requested when its picker opens, and any keystroke in the amount resets it. Only "Use all"
 * keeps the fee and deducts it from the balance whenever it changes (LEG-025 to LEG-027, D-LEG-11, D-LEG-12).
 */
export function useSellForm({ content, first, onAskFee, onSubmit }: SellFormOptions) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const { balance, accountId, isBlocked } = content;
  const [terms, setTerms] = useState(() => {
    const amount = first.speed === null ? null : parseMoney(first.amount, balance);
    return amount === null ? null : toAmountText(amount);
  });
  const { quote, last, retry } = useFeeQuote(terms === null ? null : { amount: terms }, onAskFee);
  /** There is no network fee, or none was asked for the last amount. The next one is then requested without its picker. */
  const isFree = onAskFee === undefined || (last?.kind === 'quoted' && last.offers.length === 0);
  const latest = useMemo(() => createSaleQuote(content), [content]);
  const sale = useMemo(() => evaluateSale(content, latest, quote, locale, texts), [content, latest, quote, locale, texts]);
  const schema = useMemo(() => createSellSchema(sale), [sale]);
  const form = useScreenForm({
    schema,
    first: { amount: first.amount, all: first.all, fee: first.speed, account: accountId },
    begun: first.amount !== '',
    dependent: ['amount', 'fee', 'account'],
    onSubmit: async ({ all }): Promise<CallOutcome<SellField, TradeRefusal> | null> =>
      canSell ? onSubmit({ amount: text, all, speed: offer?.speed ?? null }, payable.quote, fee) : null,
  });
  const { values, issue } = form;
  const [price, middleRate] = [useFrozen(content.price, form.busy), useFrozen(content.middleRate, form.busy)];
  const offer = findOffer(sale.offers, values.fee);
  const fee = offer?.fee ?? null;
  const isFeeKnown = fee !== null || (isFree && (onAskFee === undefined || quote !== null));
  const text = sale.getAmountText(values);
  const { amount, issue: amountIssue, quote: saleQuote, shown, payable } = sale.parseAmount(values, useFrozen(latest, form.busy));
  const total = shown?.arrives ?? null;
  const asking = quote?.kind === 'refused' ? quote.fields : {};
  /** The balance cannot cover the fee, according to this form or to the provider. The causes can be explained. */
  const feeRefusal = form.wrong('fee') ?? issue('fee');
  const issues = {
    amount: issue('amount') ?? asking.amount,
    fee: feeRefusal ?? asking.fee ?? (quote?.kind === 'failed' ? texts.noFee[quote.failure] : undefined),
    account: issue('account'),
  };
  const hasIssue = amountIssue !== undefined || Object.values(issues).some((one) => one !== undefined);
  /** What leaves the coin's balance: the total, and the chosen fee where the coin pays it. */
  const charged = saleQuote && (fee === null ? saleQuote.total : addFee(saleQuote.total, fee));
  const canSell = isFeeKnown && payable !== null && !hasIssue && !isBlocked;

  /** Returns what the network is asked about. */
  const readTerms = (typed: string): string | null => {
    const { amount: parsed } = sale.parseAmount({ amount: typed, all: false, fee: null });
    return parsed && toAmountText(parsed);
  };

  function set({ amount: typed, all, fee: speed }: Typed, question: string | null): void {
    form.edit('all', all);
    form.edit('fee', speed);
    form.edit('amount', typed);
    setTerms(question);
  }
  return {
    form,
    sale,
    quote,
    issues,
    /** The fee of the chosen offer, and its key; null for none. */
    fee,
    speed: offer?.speed ?? null,
    isFree,
    total,
    /** The amount to sell; null while it is empty or invalid. */
    given: amount,
    charged,
    /** The same; null until amount and fee are known and accepted. */
    leaving: amount === null || !isFeeKnown || hasIssue ? null : charged,
    saleQuote,
    getTotal: (other: Money) => sale.getLeaving(other, fee),
    price,
    middleRate,
    /** The price of the sale; null while unknown. */
    cost: shown?.price ?? null,
    canSell,
    amount: {
      ...form.field('amount'),
      value: text,
      issue: issues.amount,
      onValueChange: (typed: string): void => set({ amount: typed, all: false, fee: null }, isFree ? readTerms(typed) : null),
    },
    useAll: (): void => {
      const all = sale.getFullAmount(fee);
      set({ amount: all, all: true, fee: offer?.speed ?? null }, offer === undefined && !isFree ? null : all);
    },
    askFee: (): void => {
      if (amount === null) return;
      if (terms === toAmountText(amount)) retry();
      else setTerms(toAmountText(amount));
    },
    choose: (speed: string): void =>
      set({ ...values, amount: values.all ? sale.getFullAmount(sale.findFee(speed)) : values.amount, fee: speed }, terms),
    retry,
    isFeePending: terms !== null && quote === null,
    canChooseFee: amount !== null && issues.amount === undefined,
    isFeeExplained: feeRefusal !== undefined,
    isOutOfRange: amountIssue !== undefined,
  };
}
