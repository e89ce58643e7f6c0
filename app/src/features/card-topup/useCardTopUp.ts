import { exceededCardLimit } from '@wallet/core/limits/cardLimits';
import type { Money } from '@wallet/core/money/money';
import type { CardTopUpState } from '@wallet/ui/screens/card-topup/CardTopUpScreen.types';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CardConfirmation } from '../../adapters/card-payment/CardPayment.ts';
import { ApiError } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useRecentOperations } from '../../data/accounts/useOperations.ts';
import { useCreateCardTopUp, type CardPaymentIntent } from '../../data/card-topups/useCreateCardTopUp.ts';
import { useCardPayment } from '../../operations/cardPayment/useCardPayment.tsx';
import { paths } from '../../routing/paths.ts';
import { cardTopUpFlow, form } from './cardTopUpFlow.ts';
import { toCreateIssue, toPollIssue } from './toCardTopUpIssue.ts';
import type { CardTopUpView } from './toCardTopUpView.ts';
import { usePaymentResult, type HeldPayment } from './usePaymentResult.ts';

type Parts = {
  readonly accountId: number;
  readonly cardId: number;
  readonly limits: CardTopUpView['limits'];
  /** Told the order of a payment: the page navigates, not the hook. */
  readonly onPaid: (orderId: string) => void;
  /** The bank has refused before it sent the customer back (D-CARD-18). */
  readonly isReturnRefused: boolean;
};

export type CardTopUp = { readonly state: CardTopUpState; readonly pay: (amount: Money) => void; readonly onIssueRead: () => void };

/** Limits, payment, confirmation, result, in this order (CARD-018); a payment that a reload has interrupted goes on (D-CARD-17). */
export function useCardTopUp({ accountId, cardId, limits, onPaid, isReturnRefused }: Parts): CardTopUp {
  const [state, dispatch] = useReducer(cardTopUpFlow, form);
  const cardPayment = useCardPayment();
  const create = useCreateCardTopUp();
  const recentOperations = useRecentOperations();
  const { held, hold, drop, find } = usePaymentResult(accountId, cardId);
  const intent = useRef<Intent | null>(null);
  const isUnderWay = useRef(false);
  const visit = useRef<AbortController | null>(null);
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });

  const poll = useCallback(
    async (payment: HeldPayment): Promise<void> => {
      const signal = visit.current?.signal ?? new AbortController().signal;
      try {
        const orderId = await find(payment, signal);
        if (orderId === null) dispatch({ name: 'ended', issue: { kind: 'unconfirmed' } });
        else paid.current(orderId);
      } catch (error) {
        if (signal.aborted) return; // the page was left; its order appears in the transactions (D-CARD-19)
        drop();
        dispatch({ name: 'ended', issue: toPollIssue(error) });
      }
    },
    [find, drop],
  );

  async function begin(amount: Money): Promise<CardPaymentIntent | null> {
    const currency = limits.perOperation;
    try {
      await cardPayment.prepare();
    } catch {
      dispatch({ name: 'ended', issue: { kind: 'refused' } }); // no payment is created before the script is there (D-CARD-24)
      return null;
    }
    intent.current = nextIntent(intent.current, `card top-up ${accountId} ${cardId} ${amount.amount}`);
    const callbackUrl = `${location.origin}${paths.cardTopUp.to({ accountId, cardId })}`;
    try {
      const made = await create({ accountId, cardId, amount: amount.amount, callbackUrl, idempotencyKey: intent.current.key });
      intent.current = null;
      return made;
    } catch (error) {
      if (!(error instanceof ApiError)) intent.current = null; // an answer that was lost is asked for again by the same key
      dispatch({ name: 'ended', issue: toCreateIssue(error, currency) });
      return null;
    }
  }

  async function confirm({ clientSecret, paymentMethod }: CardPaymentIntent): Promise<CardConfirmation> {
    try {
      return await cardPayment.confirmPayment({ clientSecret, paymentMethod });
    } catch {
      return { kind: 'failed', message: '' };
    }
  }

  async function run(amount: Money): Promise<void> {
    dispatch({ name: 'began' });
    const made = await begin(amount);
    if (made === null) return;
    const payment = { accountId, cardId, clientSecret: made.clientSecret, paymentIntent: made.paymentIntent };
    hold(payment);
    const confirmation = await confirm(made);
    if (confirmation.kind === 'done') {
      await poll(payment);
      return;
    }
    drop();
    if (confirmation.kind === 'cancelled') dispatch({ name: 'cancelled' });
    else dispatch({ name: 'ended', issue: { kind: 'refused', ...(confirmation.message === '' ? {} : { message: confirmation.message }) } });
    recentOperations(0).catch(() => undefined); // limits move with every payment that was begun (D-CARD-22)
  }

  function pay(amount: Money): void {
    if (isUnderWay.current) return;
    const { perOperation, daily, monthly } = limits;
    const exceeded = exceededCardLimit(amount, { perOperation, today: daily.left, thisMonth: monthly.left });
    if (exceeded !== null) {
      dispatch({ name: 'ended', issue: { kind: 'limit', exceeded } });
      return;
    }
    isUnderWay.current = true;
    void run(amount).finally(() => {
      isUnderWay.current = false;
    });
  }

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    async function resume(payment: HeldPayment): Promise<void> {
      let isPaid = false;
      try {
        isPaid = (await cardPayment.readPayment(payment.clientSecret)) === 'paid';
      } catch {
        return; // the card provider cannot be asked now; the payment stays held for the next visit
      }
      if (controller.signal.aborted) return;
      if (isPaid && !isReturnRefused) {
        dispatch({ name: 'began' });
        await poll(payment);
      } else drop();
    }
    const payment = held();
    if (payment !== null && !isUnderWay.current) void resume(payment);
    if (isReturnRefused) dispatch({ name: 'ended', issue: { kind: 'refused' } });
    return () => controller.abort();
  }, [cardPayment, drop, held, isReturnRefused, poll]);

  return { state, pay, onIssueRead: () => dispatch({ name: 'issueRead' }) };
}
