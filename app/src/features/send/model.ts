import type { Quote } from '@wallet/core/fees/quote';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import { toAmountText, type Money, parseMoney } from '@wallet/core/money/money';
import type { TransferAsset, TransferSummary } from '@wallet/ui/patterns/transfer';
import type { SendIssues, SendStep, SendValues, SendField } from '@wallet/ui/screens/send';
import { useCallback, useReducer, useRef } from 'react';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { type PreparedSend, prepareSendNames, useConfirmSend, usePrepareSend } from '../../data/transfers.ts';
import type { CoinType } from '../../operations/accounts.ts';
import { type CodeEvent, type PreparedCode, useCodeStep } from '../../operations/codeStep.ts';
import { toSentOrder } from '../../operations/signedOperation.ts';
import { toSendRefusal, toSendBody, useFeeOffers } from '../../operations/transfer.ts';

/** The flow of a send from one account (SEND-003, SEND-061). */
export function useSend(accountType: CoinType, accountId: number, asset: TransferAsset | null, username: string) {
  const [{ step }, dispatch] = useReducer(reduceSend, initialSend);
  const { intents, hold, toPreparedCode, resend, submitCode, sentWorth, onDetails } = useCodeStep(username, dispatch);
  const onAskFee = useFeeOffers(accountType, accountId, asset?.feeAllowance ?? null);
  const prepare = usePrepareSend();
  const confirm = useConfirmSend();
  const lastRequest = useRef<{ readonly values: SendValues; readonly fee: Money } | null>(null);

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

  async function onSubmit(values: SendValues, { fee }: Pick<Quote, 'fee'>): Promise<CallOutcome<SendField>> {
    if (asset === null) return UNEXPECTED;
    const prepared = await attempt(() => prepareSend(values, fee, false), {
      special: (refusal) => toSendRefusal(refusal, prepareSendNames),
    });
    if (prepared.kind !== 'done') return prepared;
    dispatch({ name: 'prepared', values, ...toPreparedCode(prepared.value, asset, values.address) });
    return { kind: 'done' };
  }

  async function onResendCode(): Promise<CallOutcome<'code'>> {
    const before = lastRequest.current;
    return before === null ? UNEXPECTED : resend(() => prepareSend(before.values, before.fee, true));
  }

  const onCode = (code: string | null): Promise<CallOutcome<'code'>> =>
    submitCode(code, {
      showForm: (message, issues = {}) => dispatch({ name: 'refused', issues, ...(message === undefined ? {} : { message }) }),
      prepare: async () => {
        const before = lastRequest.current;
        return before === null ? UNEXPECTED : onSubmit(before.values, before);
      },
    });

  const goBack = useCallback(() => {
    intents.forget();
    dispatch({ name: 'wentBack' });
  }, [intents]);
  return { step, sentWorth, onDetails, goBack, onAskFee, onSubmit, onCode, onResendCode };
}

export type SendEvent =
  | CodeEvent
  | (PreparedCode & { readonly name: 'prepared'; readonly values: SendValues })
  | { readonly name: 'refused'; readonly issues: SendIssues; readonly message?: string }
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
