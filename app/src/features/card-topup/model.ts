import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Card } from '@wallet/contract/operations/cards';
import type { ErrorBody } from '@wallet/contract/errors';
import { areCardFeesUsable, type CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
import { exceededCardLimit } from '@wallet/core/limits/cardLimits';
import { amountOf, type Currency, money, type Money } from '@wallet/core/money/money';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { OperationAccount } from '@wallet/ui/patterns/AccountSelect';
import type { CardLimits } from '@wallet/ui/patterns/OperationForm';
import type { CardTopUpIssue, CardTopUpState, TopUpCard } from '@wallet/ui/screens/card-topup';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CardConfirmation, ExpressPayment, PaymentState } from '../../adapters/card-payment/CardPayment.ts';
import type { Refusal } from '../../api/errors.ts';
import { type Intent, nextIntent } from '../../api/idempotencyKey.ts';
import { attempt, refusalText } from '../../api/outcome.ts';
import { useRecentOperations } from '../../data/accounts.ts';
import { type CardPaymentIntent, useCreateCardTopUp } from '../../data/card-topups.ts';
import { availableOf, idsOf, operationAccounts, targetsFrom } from '../../operations/accounts.ts';
import { useServices } from '../../providers/Services.ts';
import { isPriced } from '../../operations/prices.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { sepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { paths } from '../../routing/paths.ts';
import { type HeldPayment, usePaymentResult } from './paymentResult.ts';

type Parts = {
  readonly accountId: number;
  readonly cardId: number;
  readonly limits: CardTopUpView['limits'];
  /** Told the order of a payment: the page navigates, not the hook. */
  readonly onPaid: (orderId: string) => void;
  /** The bank has refused before it sent the customer back (D-CARD-18). */
  readonly isReturnRefused: boolean;
};

export type CardTopUp = {
  readonly state: CardTopUpState;
  readonly pay: (amount: Money) => void;
  /** By Apple Pay or Google Pay, once the customer has agreed to it there (THIRD-031). */
  readonly payExpress: (amount: Money, payment: ExpressPayment) => void;
  readonly onIssueRead: () => void;
};

/** What pays: the chosen card, or a wallet of the device, whose card the provider does not know. */
type Means = {
  readonly cardId: number | null;
  /** What has to stand before a payment is created. */
  readonly prepare: () => Promise<CardConfirmation>;
  readonly confirm: (made: CardPaymentIntent) => Promise<CardConfirmation>;
  /** No payment was created. */
  readonly refuse?: () => void;
};

const DONE: CardConfirmation = { kind: 'done' };
const FAILED: CardConfirmation = { kind: 'failed', message: '' };

/** Limits, payment, confirmation, result, in this order (CARD-018); a payment that a reload has interrupted goes on (D-CARD-17). */
export function useCardTopUp({ accountId, cardId, limits, onPaid, isReturnRefused }: Parts): CardTopUp {
  const [state, dispatch] = useReducer(cardTopUpFlow, form);
  const { clock } = useServices();
  const cardPayment = useCardPayment();
  const create = useCreateCardTopUp();
  const recentOperations = useRecentOperations();
  const { pending, hold, drop, find } = usePaymentResult(accountId, cardId);
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
      const outcome = await attempt(() => find(payment, signal), {
        ...pollRules,
        otherwise: () => (signal.aborted ? { kind: 'left' } : null),
      });
      if (outcome.kind === 'done') {
        if (outcome.value === null) dispatch({ name: 'ended', issue: { kind: 'unconfirmed' } });
        else paid.current(outcome.value);
        return;
      }
      if (outcome.kind === 'left' || signal.aborted) return; // the page was left; its order appears in the transactions (D-CARD-19)
      drop();
      dispatch({ name: 'ended', issue: toIssue(outcome) });
    },
    [find, drop],
  );

  async function begin(amount: Money, means: Means): Promise<CardPaymentIntent | null> {
    const prepared = await means.prepare().catch(() => FAILED); // no payment is created before the script is there (D-CARD-24)
    if (prepared.kind === 'failed') dispatch({ name: 'ended', issue: withMessage(prepared.message) });
    if (prepared.kind !== 'done') return null;
    intent.current = nextIntent(intent.current, `card top-up ${accountId} ${means.cardId ?? 'wallet'} ${amountOf(amount)}`);
    const callbackUrl = `${location.origin}${paths.cardTopUp.to({ accountId, cardId })}`;
    const { key: idempotencyKey } = intent.current;
    const made = await attempt(
      () => create({ accountId, cardId: means.cardId, amount: amountOf(amount), callbackUrl, idempotencyKey }),
      createRules(limits.perOperation),
    );
    if (made.kind !== 'failed') intent.current = null; // an answer that was lost is requested again by the same key
    if (made.kind === 'done') return made.value;
    dispatch({ name: 'ended', issue: toIssue(made) });
    return null;
  }

  async function run(amount: Money, means: Means): Promise<void> {
    dispatch({ name: 'began' });
    const made = await begin(amount, means);
    if (made === null) {
      means.refuse?.();
      return;
    }
    const payment = { accountId, cardId, clientSecret: made.clientSecret, paymentIntent: made.paymentIntent, begunAt: clock.now() };
    hold(payment);
    const confirmation = await means.confirm(made).catch(() => FAILED);
    if (confirmation.kind === 'done') {
      await poll(payment);
      return;
    }
    drop();
    if (confirmation.kind === 'cancelled') dispatch({ name: 'cancelled' });
    else dispatch({ name: 'ended', issue: withMessage(confirmation.message) });
    recentOperations(0).catch(() => undefined); // limits move with every payment that was begun (D-CARD-22)
  }

  function start(amount: Money, means: Means): void {
    if (isUnderWay.current) {
      means.refuse?.();
      return;
    }
    const { perOperation, daily, monthly } = limits;
    const exceeded = exceededCardLimit(amount, { perOperation, today: daily.left, thisMonth: monthly.left });
    if (exceeded !== null) {
      means.refuse?.();
      dispatch({ name: 'ended', issue: { kind: 'limit', exceeded } });
      return;
    }
    isUnderWay.current = true;
    void run(amount, means).finally(() => {
      isUnderWay.current = false;
    });
  }

  const pay = (amount: Money): void =>
    start(amount, {
      cardId,
      prepare: async () => {
        await cardPayment.prepare();
        return DONE;
      },
      confirm: ({ clientSecret, paymentMethod }) => cardPayment.confirmPayment({ clientSecret, paymentMethod }),
    });
  const payExpress = (amount: Money, { submit, confirm, refuse }: ExpressPayment): void =>
    start(amount, { cardId: null, prepare: submit, confirm: ({ clientSecret }) => confirm(clientSecret), refuse });

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    /** Where the card provider cannot be asked now, the wallet's own provider is. */
    const readState = (clientSecret: string): Promise<PaymentState> =>
      cardPayment.readPayment(clientSecret).catch((): PaymentState => 'unknown');
    async function resume(payment: HeldPayment): Promise<void> {
      // Until it is known what became of it nothing else can be paid (THIRD-030).
      dispatch({ name: 'began' });
      const paymentState = await readState(payment.clientSecret);
      if (controller.signal.aborted) return;
      if ((paymentState === 'paid' || paymentState === 'unknown') && !isReturnRefused) await poll(payment);
      else {
        drop();
        dispatch(isReturnRefused ? { name: 'ended', issue: { kind: 'refused' } } : { name: 'cancelled' });
      }
    }
    const payment = pending();
    if (payment !== null && !isUnderWay.current) void resume(payment);
    else if (isReturnRefused) dispatch({ name: 'ended', issue: { kind: 'refused' } });
    return () => controller.abort();
  }, [cardPayment, drop, pending, isReturnRefused, poll]);

  return { state, pay, payExpress, onIssueRead: () => dispatch({ name: 'issueRead' }) };
}

export type CardTopUpEvent =
  { readonly name: 'began' | 'cancelled' | 'issueRead' } | { readonly name: 'ended'; readonly issue: CardTopUpIssue };

export const form: CardTopUpState = { name: 'form', issue: null };

/** The form, then the payment until its result; a cancelled confirmation leaves no word (CARD-022). */
export function cardTopUpFlow(_: CardTopUpState, event: CardTopUpEvent): CardTopUpState {
  switch (event.name) {
    case 'began':
      return { name: 'processing' };
    case 'cancelled':
    case 'issueRead':
      return form;
    case 'ended':
      return { name: 'form', issue: event.issue };
  }
}

export type CardTopUpView = {
  readonly accounts: readonly OperationAccount[];
  readonly cards: readonly TopUpCard[];
  readonly banks: readonly number[];
  readonly settings: CardTopUpSettings;
  readonly limits: CardLimits;
  readonly isPriced: boolean;
};

/** `off`: cards are switched off (D-CARD-23); `incomplete`: settings that are missing or senseless; `unknown`: no such account or card. */
export type CardTopUpRead = { readonly kind: 'off' | 'unknown' | 'incomplete' } | { readonly kind: 'ready'; readonly view: CardTopUpView };

type Settings = { readonly fees: CardTopUpSettings; readonly limits: CardLimits };

/** The settings of the account's currency (CARD-002, CARD-003); null where one is missing or no fee can be counted with them. */
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
  return { id, brand, name, numberFormatted, holder, expirationDate, status, isExpired: isCardExpired(expirationDate, now) };
}

const cardIds = (operations: Operations, accountId: number): readonly number[] =>
  idsOf(targetsFrom(operations, 'topup', accountId), 'card');

/**
 * What the operations response says of a top-up of one account by one card.
 * @param now epoch milliseconds
 */
export function toCardTopUpView(operations: Operations, accountId: number, cardId: number, now: number): CardTopUpRead {
  if (operations.settings.cards_disabled) return { kind: 'off' };
  const account = operations.accounts.find(({ id, type }) => id === accountId && type === 'fiat');
  const ids = cardIds(operations, accountId);
  const cards = operations.cards.filter(({ id }) => ids.includes(id));
  if (account === undefined || cards.every(({ id }) => id !== cardId)) return { kind: 'unknown' };
  const read = readSettings(operations, availableOf(account));
  if (read === null) return { kind: 'incomplete' };
  const banks = operations.settings.banks_disabled ? [] : sepaBanks(operations, 'topup', accountId).map(({ id }) => id);
  return {
    kind: 'ready',
    view: {
      // Those that the same card tops up.
      accounts: operationAccounts(operations, ({ id }) => cardIds(operations, id).includes(cardId)),
      cards: cards.map((card) => toCard(card, now)),
      banks,
      settings: read.fees,
      limits: read.limits,
      isPriced: isPriced(operations),
    },
  };
}

/** The fields whose first message is said, in this order (CARD-020). */
const fields = ['amount', 'callback_url', 'card_id'];

/** The limit that has been used up meanwhile, with what is left of it (D-CARD-22). */
function limitOf({ limit, remaining }: ErrorBody, { currencyCode, decimals }: Currency): CardTopUpIssue | null {
  if (limit === undefined || remaining === undefined) return null;
  return { kind: 'limit', exceeded: { limit, remaining: money(remaining, currencyCode, decimals) } };
}

const withMessage = (message: string): CardTopUpIssue => (message === '' ? { kind: 'refused' } : { kind: 'refused', message });

/** A payment that was refused (CARD-020, D-CARD-21 to D-CARD-23). */
export const createRules = (currency: Currency) => ({
  special: ({ body, status }: Refusal): CardTopUpIssue => {
    if (status !== 400) return withMessage(refusalText(body));
    return limitOf(body, currency) ?? withMessage(fields.flatMap((field) => body.fields?.[field]?.slice(0, 1) ?? [])[0] ?? '');
  },
});

/** A payment that came to no order, in the provider's words (CARD-025, D-CARD-12). */
export const pollRules = { special: ({ body }: Refusal): CardTopUpIssue => withMessage(refusalText(body)) };

/** What the customer reads of it: a failure of an unknown kind is the sentence that promises a mend. */
export const toIssue = (outcome: CardTopUpIssue): CardTopUpIssue =>
  outcome.kind === 'failed' && outcome.failure === 'unexpected' ? { kind: 'refused' } : outcome;
