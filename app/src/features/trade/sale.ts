import { type FeeOptions, feeSpeeds } from '@wallet/contract/operations/fees';
import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/limits';
import { toAmountText, type Currency, money, parseMoney } from '@wallet/core/money/money';
import type { DeliveryFailure } from '@wallet/ui/patterns/CodeStep';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type {
  FeeAnswer,
  FeeOffer,
  InsufficientFunds,
  SellContent,
  SellField,
  SellStep,
  SellSummary,
  SellValues,
  TradeRefusal,
} from '@wallet/ui/screens/trade';
import { useCallback, useReducer, useRef, useState } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { attempt, type NewOrder, UNEXPECTED } from '../../api/outcome.ts';
import { useRequestFee } from '../../data/fees.ts';
import { useSmsDelivery } from '../../data/one-time-code/oneTimeCode.ts';
import { useRefreshPublicRates } from '../../data/rates/rates.ts';
import { type PreparedSale, useConfirmSale, usePrepareSale } from '../../data/trades.ts';
import { useSealedSale } from '../../operations/signedOperation.ts';
import { useIntents } from '../../api/useIntents.ts';
import { useServices } from '../../providers/Services.ts';
import { type Pair, getShownRate } from './model.ts';
import { toConfirmRefusal, isPriceOutdated, toTradeRefusal } from './tradeRules.ts';

const rules = { fields: { amount: 'amount', fee: 'fee', account: 'account' }, special: toTradeRefusal } as const;
/** Refusal codes. WAITING carries the remaining wait before a resend. The other two mean that the code can no longer be entered. */
const [WAITING, TOO_MANY_ATTEMPTS, EXPIRED] = [110, 112, 114];

/** The submitted values, with the amount in the API's format: '5.' becomes '5'. */
type SaleRequest = { readonly values: SellValues; readonly amount: string; readonly rate: string | undefined };

type SaleOutcome = CallOutcome<'code', TradeRefusal | InsufficientFunds, NewOrder>;

/** The flow of a sale (LEG-032 to LEG-040). */
export function useSell({ coinType, coinId, accountId }: Pair, username: string) {
  const [flow, dispatch] = useReducer(reduceSale, initialSale);
  const { clock } = useServices();
  const prepare = usePrepareSale();
  const [isPreparing, setPreparing] = useState(false);
  const confirm = useConfirmSale();
  const freshRates = useRefreshPublicRates();
  const { news, askAgain } = useSmsDelivery(flow.state === 'awaitingConfirmation' ? flow.tenantUuid : null);
  const { hold, send, canUsePasskey } = useSealedSale(({ body }) => {
    if (body.code === TOO_MANY_ATTEMPTS || body.code === EXPIRED) dispatch({ name: 'codeDied' });
  });
  const requested = useRef<SaleRequest | null>(null);
  /** The price is not part of the intent. After a lost response the first price is sent again, so that only one code is sent (MKT-018). */
  const intents = useIntents<string | undefined>();
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;
  const toIntentText = ({ amount, values: { all, speed } }: Omit<SaleRequest, 'rate'>): string =>
    `sell ${coinType} ${coinId} ${accountId} ${amount} ${speed} ${all}`;

  async function request(sale: SaleRequest, isResend: boolean, idempotencyKey: string): Promise<PreparedSale> {
    const { amount, rate } = sale;
    const { all, speed } = sale.values;
    const fee = feeSpeeds.find((name) => name === speed) ?? 'average';
    const body = {
      amount,
      account: accountId,
      fee,
      all: `${all}`,
      repeated_event: `${isResend}`,
      ...(rate === undefined ? {} : { rate }),
    } as const;
    setPreparing(true);
    try {
      const operation = await prepare({ coinType, coinId, body, idempotencyKey });
      hold(operation, (payload) => confirm({ coinType, coinId, uuid: operation.uuid, payload }));
      requested.current = sale;
      return operation;
    } finally {
      setPreparing(false);
    }
  }

  async function onSubmit(values: SellValues, content: SellContent): Promise<CallOutcome<SellField, TradeRefusal>> {
    const { balance, feeBalance } = content;
    const amount = parseMoney(values.amount, balance);
    const sale = { values, amount: amount === null ? values.amount : toAmountText(amount) };
    const prepared = await intents.send(toIntentText(sale), getShownRate(content), (key, rate) =>
      attempt(() => request({ ...sale, rate }, false, key), rules),
    );
    if (prepared.kind === 'priceChanged') await freshRates();
    if (prepared.kind !== 'done') return prepared;
    const operation = prepared.value;
    const summary = {
      amount: money(operation.amount, balance.currencyCode, balance.decimals),
      fee: money(operation.fee, feeBalance.currencyCode, feeBalance.decimals),
      byPasskey: canUsePasskey(operation),
    };
    const phone = maskPhone(username);
    dispatch({ name: 'prepared', values, summary, phone, resendAt: nextResend(), tenantUuid: operation.tenant_uuid });
    return prepared;
  }

  async function onResendCode(): Promise<CallOutcome<'code', TradeRefusal | InsufficientFunds>> {
    const before = requested.current;
    if (before === null) return UNEXPECTED;
    const prepared = await attempt(() => request(before, true, intents.keyOf(`again ${toIntentText(before)}`)), {
      ...rules,
      special: (refusal) => (refusal.body.code === WAITING ? { kind: 'waiting', seconds: refusal.body.expired } : toTradeRefusal(refusal)),
    });
    switch (prepared.kind) {
      case 'done':
        intents.forget();
        dispatch({ name: 'resent', resendAt: nextResend(), tenantUuid: prepared.value.tenant_uuid });
        return prepared;
      case 'waiting':
        dispatch({ name: 'resent', resendAt: nextResend(prepared.seconds) });
        return { kind: 'done' };
      case 'refused':
        return { kind: 'stopped', message: prepared.message ?? Object.values(prepared.fields ?? {})[0] ?? '' };
      case 'failed':
      case 'forbidden':
      case 'stopped':
      case 'priceChanged':
        return prepared;
    }
  }

  /** `done` carries the new order. The page navigates, not the hook. */
  async function onCode(code: string | null): Promise<SaleOutcome> {
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        return { kind: 'stopped', message: '' };
      case 'cancelled':
        // Cancelled on the device itself, so the form is shown again without a message (THIRD-071).
        cancel();
        return { kind: 'refused' };
      case 'refused':
        if (isPriceOutdated(sent.refusal)) await freshRates();
        return toConfirmRefusal(sent.refusal);
      case 'sent':
        dispatch({ name: 'confirmed' });
        return { kind: 'done', value: { id: sent.id } };
    }
  }

  const cancel = useCallback(() => {
    intents.forget();
    dispatch({ name: 'cancelled' });
  }, [intents]);
  const delivery = news === null || news.kind === 'sessionOver' ? null : news;
  const isSubmitting = isPreparing || flow.state !== 'trigger';
  return { step: toSellStep(flow, delivery), isSubmitting, cancel, onSubmit, onCode, onResendCode, onTimeUp: askAgain };
}

type Prepared = { readonly summary: SellSummary; readonly phone: string; readonly resendAt: number; readonly tenantUuid: string };

/**
 * A sale is triggered by the form, awaits confirmation by the code, and is confirmed (LEG-035). `values` are those of the form, which are
 * restored when going back (D-LEG-20).
 */
export type SaleFlow =
  | { readonly state: 'trigger'; readonly values: SellValues }
  | (Prepared & { readonly state: 'awaitingConfirmation' | 'confirmed'; readonly values: SellValues; readonly isCodeDead: boolean });

export type SaleEvent =
  | (Prepared & { readonly name: 'prepared'; readonly values: SellValues })
  | { readonly name: 'resent'; readonly resendAt: number; readonly tenantUuid?: string }
  /** `codeDied`: its attempts are used up, or it has expired. */
  | { readonly name: 'codeDied' | 'confirmed' | 'cancelled' };

/** No fee is chosen initially (LEG-010). */
export const initialSale: SaleFlow = { state: 'trigger', values: { amount: '', all: false, speed: null } };

/** Form, code, end. Only a sale that the provider has prepared can be confirmed (LEG-033). */
export function reduceSale(flow: SaleFlow, event: SaleEvent): SaleFlow {
  switch (event.name) {
    case 'prepared': {
      const { name: _, ...prepared } = event;
      return { ...prepared, state: 'awaitingConfirmation', isCodeDead: false };
    }
    case 'resent': {
      if (flow.state !== 'awaitingConfirmation') return flow;
      return { ...flow, resendAt: event.resendAt, tenantUuid: event.tenantUuid ?? flow.tenantUuid, isCodeDead: false };
    }
    case 'codeDied':
      return flow.state === 'awaitingConfirmation' ? { ...flow, isCodeDead: true } : flow;
    case 'confirmed':
      return flow.state === 'awaitingConfirmation' ? { ...flow, state: 'confirmed' } : flow;
    case 'cancelled':
      // Going back before the order page has loaded shows a fresh form instead of the code (D-LEG-20).
      if (flow.state === 'confirmed') return initialSale;
      return { state: 'trigger', values: flow.values };
  }
}

/** Maps the flow to the step on the screen. A confirmed sale stays on the code step until the customer navigates. */
export function toSellStep(flow: SaleFlow, delivery: DeliveryFailure | null): SellStep {
  if (flow.state === 'trigger') return { name: 'form', values: flow.values };
  const { phone, summary, resendAt, isCodeDead } = flow;
  return { name: 'code', phone, summary, resendAt, delivery, ...(isCodeDead ? { attemptsLeft: 0 } : {}) };
}

/**
 * Returns the network's offers in order (D-LEG-12).
 * @param currency currency that pays the fee
 */
export function toOffers(options: FeeOptions, { currencyCode, decimals }: Currency): readonly FeeOffer[] {
  return feeSpeeds.map((speed) => ({
    speed,
    description: options[speed].description,
    fee: money(options[speed].fee, currencyCode, decimals),
  }));
}

/** Shows an amount error of the fee request at the amount, and any other error at the fee (LEG-028, D-LEG-12). */
export function toFeeRefusal({ body: { fields = {}, message } }: Refusal): Extract<FeeAnswer, { kind: 'refused' }> {
  const amount = fields['amount']?.[0];
  return { kind: 'refused', fields: amount === undefined ? { fee: message } : { amount } };
}

/** Requests the network fee for selling an amount. Without an address the provider quotes for its own (LEG-028). */
export function useSaleFee({ coinType, coinId, accountId }: Pair) {
  const requestFee = useRequestFee();
  return useCallback(
    async ({ amount }: { readonly amount: string }, currency: Currency, signal: AbortSignal): Promise<FeeAnswer> => {
      const outcome = await attempt(() => requestFee({ accountType: coinType, accountId: coinId, amount, wallet: accountId }, signal), {
        special: (refusal) => (refusal.status === 400 ? toFeeRefusal(refusal) : UNEXPECTED),
        otherwise: () => UNEXPECTED, // the request was cancelled or the session has ended
      });
      return outcome.kind === 'done' ? { kind: 'quoted', offers: toOffers(outcome.value, currency) } : outcome;
    },
    [requestFee, coinType, coinId, accountId],
  );
}
