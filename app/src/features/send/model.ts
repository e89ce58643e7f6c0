import type { CallOutcome } from '@wallet/ui/patterns/form';
import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/limits';
import { toAmountText, money, type Money, parseMoney } from '@wallet/core/money/money';
import type { AskFee, TransferAsset, TransferSummary } from '@wallet/ui/patterns/transfer';
import type { SendIssues, SendStep, SendValues, SendField } from '@wallet/ui/screens/send';
import { useCallback, useReducer, useRef, useState } from 'react';
import { isPurposeRequired } from '../../api/links/brake.ts';
import { ignoreCancellation } from '../../api/cancellation.ts';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { type PreparedSend, prepareSendNames, useConfirmSend, usePrepareSend } from '../../data/transfers.ts';
import { type MaybeHeld, toSentOrder, useSignedSend } from '../../operations/signedOperation.ts';
import {
  resendCode,
  toSendRefusal,
  toSendBody,
  toSummary,
  type TransferAccountType,
  useFeeOffers,
  useSentWorth,
} from '../../operations/transfer.ts';
import { useIntents } from '../../api/useIntents.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

export type Send = {
  readonly step: SendStep;
  /** Value of the amount sent. Null while unknown. */
  readonly sentWorth: Money | null;
  readonly goBack: () => void;
  readonly onAskFee: AskFee;
  readonly onSubmit: (values: SendValues, fee: Money) => Promise<CallOutcome<SendField>>;
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
};

/** The flow of a send from one account (SEND-003, SEND-061). */
export function useSend(accountType: TransferAccountType, accountId: number, asset: TransferAsset | null, username: string): Send {
  const [sentId, setSentId] = useState<string | null>(null);
  const [{ step }, dispatch] = useReducer(reduceSend, initialSend);
  const { clock } = useServices();
  const onAskFee = useFeeOffers(accountType, accountId, asset?.feeAllowance ?? null);
  const prepare = usePrepareSend();
  const confirm = useConfirmSend();
  const { hold, send, canUsePasskey } = useSignedSend();
  const lastRequest = useRef<{ readonly values: SendValues; readonly fee: Money } | null>(null);
  const intents = useIntents();
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;

  async function prepareSend(values: SendValues, fee: Money, isResend: boolean): Promise<PreparedSend> {
    // The amount field accepts '.5' and '5.', which the API does not.
    const amount = asset === null ? null : parseMoney(values.amount, asset.upper);
    const body = toSendBody({ ...values, amount: amount === null ? values.amount : toAmountText(amount) }, fee, isResend);
    const idempotencyKey = intents.keyOf(`send ${accountId} ${JSON.stringify(body)}`);
    const operation = await prepare({ accountType, accountId, body, idempotencyKey });
    hold(operation, (signed) => confirm({ accountType, accountId, body: signed }));
    lastRequest.current = { values, fee };
    return operation;
  }

  async function onSubmit(values: SendValues, fee: Money): Promise<CallOutcome<SendField>> {
    if (asset === null) return UNEXPECTED;
    const prepared = await attempt(() => prepareSend(values, fee, false), {
      special: (refusal) => toSendRefusal(refusal, prepareSendNames),
    });
    if (prepared.kind !== 'done') return prepared;
    const operation = prepared.value;
    const { currencyCode, decimals } = asset.feeAllowance;
    const sent = money(operation.amount, asset.code, asset.upper.decimals);
    const summary = {
      ...toSummary(asset, sent, money(operation.fee, currencyCode, decimals), values.address),
      byPasskey: canUsePasskey(operation),
    };
    dispatch({ name: 'prepared', values, summary, phone: maskPhone(username), resendAt: nextResend() });
    return { kind: 'done' };
  }

  /** When the brake questions a final send, it is prepared again from the filled form, where the customer is asked (BRAKE-003). */
  async function prepareAgain(): Promise<void> {
    const before = lastRequest.current;
    const outcome = before === null ? UNEXPECTED : await ignoreCancellation(() => onSubmit(before.values, before.fee));
    if (outcome?.kind === 'refused') giveUp(outcome);
    if (outcome?.kind === 'failed') giveUp({ message: '' });
  }

  async function onResendCode(): Promise<CallOutcome<'code'>> {
    const before = lastRequest.current;
    if (before === null) return UNEXPECTED;
    const outcome = await resendCode(() => prepareSend(before.values, before.fee, true));
    if (outcome.kind !== 'done') return outcome;
    intents.forget();
    dispatch({ name: 'resent', resendAt: nextResend(outcome.waitSeconds) });
    return outcome;
  }

  /** Returns to the form with the message of the provider or the device. The prepared operation is discarded. */
  function giveUp({ fields = {}, message }: Pick<Extract<CallOutcome<SendField>, { kind: 'refused' }>, 'fields' | 'message'>) {
    intents.forget();
    dispatch({ name: 'refused', issues: fields, ...(message === undefined ? {} : { message }) });
    return { kind: 'done' } as const;
  }

  async function onCode(code: string | null): Promise<CallOutcome<'code'>> {
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        return giveUp({ message: '' });
      case 'cancelled':
        return giveUp({});
      case 'refused':
        if (isPurposeRequired(sent.refusal)) {
          giveUp({});
          void prepareAgain();
          return { kind: 'done' };
        }
        return giveUp(toSendRefusal(sent.refusal, prepareSendNames));
      case 'sent':
        setSentId(sent.id);
        dispatch({ name: 'sent', detailsHref: paths.transaction.to({ transactionId: sent.id }), heldUntil: sent.heldUntil });
        return { kind: 'done' };
    }
  }

  const goBack = useCallback(() => {
    intents.forget();
    dispatch({ name: 'wentBack' });
  }, [intents]);
  return { step, sentWorth: useSentWorth(sentId), goBack, onAskFee, onSubmit, onCode, onResendCode };
}

export type SendEvent =
  | {
      readonly name: 'prepared';
      readonly values: SendValues;
      readonly summary: TransferSummary;
      readonly phone: string;
      readonly resendAt: number;
    }
  | { readonly name: 'resent'; readonly resendAt: number }
  | { readonly name: 'refused'; readonly issues: SendIssues; readonly message?: string }
  | ({ readonly name: 'sent'; readonly detailsHref: string } & MaybeHeld)
  | { readonly name: 'wentBack' };

/** The current step and the values entered, which are restored when going back (D-SEND-28). */
export type SendFlow = {
  readonly step: SendStep;
  readonly values: SendValues;
  readonly summary?: TransferSummary;
};

const noValues: SendValues = { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' };

/** The fee is 'average' by default (SEND-007). */
export const initialSend: SendFlow = { step: { name: 'form', draft: noValues, issues: {} }, values: noValues };

/** Form, code, end. There is no way back after sending (SEND-034, SEND-046, SEND-048). */
export function reduceSend(flow: SendFlow, event: SendEvent): SendFlow {
  const { step, values } = flow;
  switch (event.name) {
    case 'prepared': {
      const { phone, summary, resendAt } = event;
      return { step: { name: 'code', phone, summary, resendAt }, values: event.values, summary };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'refused': {
      const { issues, message } = event;
      return { ...flow, step: { name: 'form', draft: values, issues, ...(message === undefined ? {} : { message }) } };
    }
    case 'sent': {
      // Applies even if the customer went back while the request was pending: a completed send never shows the form again.
      const { summary } = flow;
      return summary === undefined ? flow : { ...flow, step: { name: 'finished', summary, ...toSentOrder(event) } };
    }
    case 'wentBack':
      return step.name === 'code' ? { ...flow, step: { name: 'form', draft: values, issues: {} } } : flow;
  }
}
