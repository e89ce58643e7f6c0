import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Card } from '@wallet/contract/operations/cards';
import { formatCard } from '@wallet/core/format/formatCard';
import { areCardFeesUsable, type CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
import { findExceededCardLimit } from '@wallet/core/limits/cardLimits';
import { toAmountText, type Currency, money, type Money } from '@wallet/core/money/money';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { CardLimits } from '@wallet/ui/patterns/OperationForm';
import type { CardTopUpIssue, CardTopUpScreenProps, CardTopUpState, TopUpCard } from '@wallet/ui/screens/card-topup';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CardConfirmation, ExpressPayment, PaymentState } from '../../adapters/card-payment/CardPayment.ts';
import { attempt } from '../../api/outcome.ts';
import { isCancelledByCustomer } from '../../api/cancellation.ts';
import { useRecentOperations } from '../../data/accounts.ts';
import { type CardPaymentIntent, useCreateCardTopUp } from '../../data/card-topups.ts';
import { getAvailable, getTargetIds, toOperationAccounts, getTargets } from '../../operations/accounts.ts';
import { useServices } from '../../providers/Services.ts';
import type { PageRead } from '../../operations/page/renderRead.tsx';
import { isPriced } from '../../operations/prices.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { getSepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { useIntents } from '../../api/useIntents.ts';
import { paths } from '../../routing/paths.ts';
import { type HeldPayment, usePaymentResult } from './paymentResult.ts';
import { toCreateRules, pollRules, toIssue, toRefusedIssue } from './topUpIssues.ts';

type Parts = {
  readonly accountId: number;
  readonly cardId: number;
  readonly limits: CardTopUpView['limits'];
  /** Receives the order of a payment. The page navigates, not the hook. */
  readonly onPaid: (orderId: string) => void;
  /** The bank refused the payment before sending the customer back (D-CARD-18). */
  readonly isReturnRefused: boolean;
};

/** Means of payment: the chosen card, or a device wallet, whose card is unknown to the provider. */
type PaymentMeans = {
  readonly cardId: number | null;
  /** Runs before a payment is created. */
  readonly prepare: () => Promise<CardConfirmation>;
  readonly confirm: (made: CardPaymentIntent) => Promise<CardConfirmation>;
  readonly refuse?: () => void;
};

const DONE: CardConfirmation = { kind: 'done' };
const FAILED: CardConfirmation = { kind: 'failed', message: '' };

/** Checks the limits, creates and confirms the payment, then polls for the result (CARD-018). Resumes after a reload (D-CARD-17). */
export function useCardTopUp({ accountId, cardId, limits, onPaid, isReturnRefused }: Parts) {
  const [state, dispatch] = useReducer(reduceCardTopUp, idleForm);
  const { clock } = useServices();
  const cardPayment = useCardPayment();
  const create = useCreateCardTopUp();
  const recentOperations = useRecentOperations();
  const { pending, hold, drop, find } = usePaymentResult(accountId, cardId);
  const intents = useIntents();
  const isUnderWay = useRef(false);
  const visit = useRef<AbortController | null>(null);
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });

  /** Discards a failed payment, so that the next submit creates a new one. */
  const giveUp = useCallback((): void => {
    drop();
    intents.forget();
  }, [drop, intents]);

  /** @returns whether it is paid, in which case the page navigates to the order */
  const poll = useCallback(
    async (payment: HeldPayment): Promise<boolean> => {
      const signal = visit.current?.signal ?? new AbortController().signal;
      const outcome = await attempt(() => find(payment, signal), {
        ...pollRules,
        otherwise: () => (signal.aborted ? { kind: 'left' } : null),
      });
      if (outcome.kind === 'done') {
        if (outcome.value === null) dispatch({ name: 'ended', issue: { kind: 'unconfirmed' } });
        else paid.current(outcome.value);
        return outcome.value !== null;
      }
      if (outcome.kind === 'left' || signal.aborted) return false; // the customer left the page; the order appears in the transactions (D-CARD-19)
      giveUp();
      dispatch({ name: 'ended', issue: toIssue(outcome) });
      return false;
    },
    [find, giveUp],
  );

  /** If the card provider cannot be reached, the state is unknown and the wallet's provider is polled instead. */
  const readState = useCallback(
    (clientSecret: string): Promise<PaymentState> => cardPayment.readPayment(clientSecret).catch((): PaymentState => 'unknown'),
    [cardPayment],
  );

  async function begin(amount: Money, means: PaymentMeans): Promise<CardPaymentIntent | null> {
    const prepared = await means.prepare().catch(() => FAILED); // never create a payment before the script has loaded (D-CARD-24)
    if (prepared.kind === 'failed') dispatch({ name: 'ended', issue: toRefusedIssue(prepared.message) });
    if (prepared.kind !== 'done') return null;
    // Reuse the key until the payment is known to have failed. The provider then returns the same payment and charges the card only once.
    const idempotencyKey = intents.keyOf(`card top-up ${accountId} ${means.cardId ?? 'wallet'} ${toAmountText(amount)}`);
    const callbackUrl = `${location.origin}${paths.cardTopUp.to({ accountId, cardId })}`;
    const made = await attempt(
      () => create({ accountId, cardId: means.cardId, amount: toAmountText(amount), callbackUrl, idempotencyKey }),
      toCreateRules(limits.perOperation),
    );
    if (made.kind === 'done') return made.value;
    dispatch({ name: 'ended', issue: toIssue(made) });
    return null;
  }

  /** @returns whether it is paid */
  async function run(amount: Money, means: PaymentMeans): Promise<boolean> {
    dispatch({ name: 'began' });
    const made = await begin(amount, means);
    if (made === null) {
      means.refuse?.();
      return false;
    }
    const payment = { accountId, cardId, clientSecret: made.clientSecret, paymentIntent: made.paymentIntent, begunAt: clock.now() };
    hold(payment);
    const confirmation = await means.confirm(made).catch(() => FAILED);
    if (confirmation.kind === 'done' || (confirmation.kind === 'failed' && (await mayBePaid(made, confirmation)))) return poll(payment);
    giveUp();
    if (confirmation.kind === 'cancelled') dispatch({ name: 'cancelled' });
    else dispatch({ name: 'ended', issue: toRefusedIssue(confirmation.message) });
    recentOperations(0).catch(() => undefined); // every payment that was started changes the limits (D-CARD-22)
    return false;
  }

  /** The response may be lost although the card was charged. A failure without the card provider's message is not a decline. */
  async function mayBePaid({ clientSecret }: CardPaymentIntent, { message }: { readonly message: string }): Promise<boolean> {
    const paymentState = await readState(clientSecret);
    return paymentState === 'paid' || (paymentState === 'unknown' && message === '');
  }

  /** @returns whether it is paid, in which case the page navigates to the order and ignores further submits */
  async function start(amount: Money, means: PaymentMeans): Promise<boolean> {
    if (isUnderWay.current) {
      means.refuse?.();
      return false;
    }
    const { perOperation, daily, monthly } = limits;
    const exceeded = findExceededCardLimit(amount, { perOperation, today: daily.left, thisMonth: monthly.left });
    if (exceeded !== null) {
      means.refuse?.();
      dispatch({ name: 'ended', issue: { kind: 'limit', exceeded } });
      return false;
    }
    isUnderWay.current = true;
    let isPaid = false;
    try {
      isPaid = await run(amount, means);
    } catch (error) {
      if (!isCancelledByCustomer(error)) throw error;
      means.refuse?.();
      dispatch({ name: 'cancelled' });
    } finally {
      isUnderWay.current = isPaid;
    }
    return isPaid;
  }

  const pay: CardTopUpScreenProps['onSubmit'] = async (amount) => {
    const isPaid = await start(amount, {
      cardId,
      prepare: async () => {
        await cardPayment.prepare();
        return DONE;
      },
      confirm: ({ clientSecret, paymentMethod }) => cardPayment.confirmPayment({ clientSecret, paymentMethod }),
    });
    return isPaid ? { kind: 'done' } : null;
  };
  /** Pays with Apple Pay or Google Pay after the customer has authorized it there (THIRD-031). */
  const payExpress = (amount: Money, { submit, confirm, refuse }: ExpressPayment): void =>
    void start(amount, { cardId: null, prepare: submit, confirm: ({ clientSecret }) => confirm(clientSecret), refuse });

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    async function resume(payment: HeldPayment): Promise<void> {
      // Block other payments until the outcome of this one is known (THIRD-030).
      dispatch({ name: 'began' });
      const paymentState = await readState(payment.clientSecret);
      if (controller.signal.aborted) return;
      if ((paymentState === 'paid' || paymentState === 'unknown') && !isReturnRefused) await poll(payment);
      else {
        giveUp();
        dispatch(isReturnRefused ? { name: 'ended', issue: { kind: 'refused' } } : { name: 'cancelled' });
      }
    }
    const payment = pending();
    if (payment !== null && !isUnderWay.current) void resume(payment);
    else if (isReturnRefused) dispatch({ name: 'ended', issue: { kind: 'refused' } });
    return () => controller.abort();
  }, [giveUp, pending, isReturnRefused, poll, readState]);

  return { state, pay, payExpress, onIssueRead: (): void => dispatch({ name: 'issueRead' }) };
}

export type CardTopUpEvent =
  { readonly name: 'began' | 'cancelled' | 'issueRead' } | { readonly name: 'ended'; readonly issue: CardTopUpIssue };

export const idleForm: CardTopUpState = { name: 'form', issue: null };

/** The form, then processing until the result. A cancelled confirmation shows no message (CARD-022). */
export function reduceCardTopUp(_: CardTopUpState, event: CardTopUpEvent): CardTopUpState {
  switch (event.name) {
    case 'began':
      return { name: 'processing' };
    case 'cancelled':
    case 'issueRead':
      return idleForm;
    case 'ended':
      return { name: 'form', issue: event.issue };
  }
}

export type CardTopUpView = {
  readonly accounts: readonly OperationAccount<number>[];
  readonly cards: readonly TopUpCard[];
  readonly banks: readonly { readonly id: number }[];
  readonly settings: CardTopUpSettings;
  readonly limits: CardLimits;
  readonly isPriced: boolean;
};

type Settings = { readonly fees: CardTopUpSettings; readonly limits: CardLimits };

/** Reads the settings of the account's currency (CARD-002, CARD-003). Null when one is missing or the fees are unusable. */
function readSettings({ settings }: Operations, { currencyCode, decimals }: Currency): Settings | null {
  const prefix = currencyCode === 'EUR' ? 'eur_top_up_card' : 'usd_top_up_card';
  const minimal = settings[`${prefix}_minimal`];
  const single = settings[`${prefix}_maximal_per_operation`];
  const day = settings[`${prefix}_maximal_per_day_total`];
  const dayLeft = settings[`${prefix}_maximal_per_day_current`];
  const month = settings[`${prefix}_maximal_per_month_total`];
  const monthLeft = settings[`${prefix}_maximal_per_month_current`];
  const feeRelative = settings[`${prefix}_fee_relative`];
  const feeAbsolute = settings[`${prefix}_fee_absolute`];
  const amounts = [minimal, single, day, dayLeft, month, monthLeft, feeAbsolute].flatMap((text) =>
    text === undefined ? [] : [money(text, currencyCode, decimals)],
  );
  const [least, perOperation, dayTotal, today, monthTotal, thisMonth, absolute] = amounts;
  if (!least || !perOperation || !dayTotal || !today || !monthTotal || !thisMonth || !absolute || feeRelative === undefined) return null;
  const fees = { minimal: least, feeRelative, feeAbsolute: absolute };
  const limits = { perOperation, daily: { total: dayTotal, left: today }, monthly: { total: monthTotal, left: thisMonth } };
  return areCardFeesUsable(fees) ? { fees, limits } : null;
}

function toCard({ id, cardType: brand, name, numberFormatted, holder, expirationDate, status }: Card, now: number): TopUpCard {
  return {
    id,
    brand,
    name: formatCard(name, numberFormatted),
    holder,
    expirationDate,
    status,
    isExpired: isCardExpired(expirationDate, now),
  };
}

const getCardIds = (operations: Operations, accountId: number): readonly number[] =>
  getTargetIds(getTargets(operations, 'topup', accountId), 'card');

/**
 * Maps the operations response to a top-up of one account by one card. `off`: cards are disabled (D-CARD-23).
 * @param now epoch milliseconds
 */
export function toCardTopUpView(
  operations: Operations,
  accountId: number,
  cardId: number,
  now: number,
): PageRead<CardTopUpView> | { readonly kind: 'off' } {
  if (operations.settings.cards_disabled) return { kind: 'off' };
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const ids = getCardIds(operations, accountId);
  const cards = operations.cards.filter(({ id }) => ids.includes(id));
  if (account === undefined || cards.every(({ id }) => id !== cardId)) return { kind: 'unknown' };
  const read = readSettings(operations, getAvailable(account));
  if (read === null) return { kind: 'incomplete' };
  const banks = operations.settings.banks_disabled ? [] : getSepaBanks(operations, 'topup', accountId).map(({ id }) => ({ id }));
  return {
    kind: 'ready',
    view: {
      // Only accounts that this card can top up.
      accounts: toOperationAccounts(operations, ({ id }) => getCardIds(operations, id).includes(cardId)),
      cards: cards.map((card) => toCard(card, now)),
      banks,
      settings: read.fees,
      limits: read.limits,
      isPriced: isPriced(operations),
    },
  };
}
