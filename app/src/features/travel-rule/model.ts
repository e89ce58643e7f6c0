import { type TravelRuleStatus, travelRuleStatuses } from '@wallet/contract/customer/user-info';
import type { Quote } from '@wallet/core/fees/quote';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import type { TransferAsset, TransferSummary } from '@wallet/ui/patterns/transfer';
import {
  type FeeIssues,
  type FeeValues,
  type ParticipantIssues,
  type ParticipantValues,
  type RecipientField,
  type RecipientIssues,
  type RecipientValues,
  type TravelRuleSendScreenProps,
  type TravelRuleSendStep,
  emptyParticipant,
} from '@wallet/ui/screens/travel-rule';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { type PreparedSend, prepareSendNames, useConfirmSend, usePrepareSend } from '../../data/transfers.ts';
import { useRequestTravelRule, useReviewSend } from '../../data/travel-rule.ts';
import { type CodeEvent, type PreparedCode, useCodeStep } from '../../operations/codeStep.ts';
import { toSentOrder } from '../../operations/signedOperation.ts';
import { toSendRefusal, toSendBody, type TransferAccount } from '../../operations/transfer.ts';
import { useServices } from '../../providers/Services.ts';
import { reviewNames, splitIssues, toReviewBody } from './bodies.ts';

type Callbacks = Pick<TravelRuleSendScreenProps, 'onRecipient' | 'onReview' | 'onFee' | 'onCode' | 'onResendCode'>;

type TravelRuleSendOptions = TransferAccount & {
  readonly asset: TransferAsset | null;
  readonly username: string;
  readonly onStale: () => void;
};

/** The travel-rule flow of a send from one account (TRS-001 to TRS-008, D-TRS-01). */
export function useTravelRuleSend({ accountType, accountId, asset, username, onStale }: TravelRuleSendOptions) {
  const [flow, dispatch] = useReducer(reduceTravelRuleSend, initialTravelRuleSend);
  const { recipient, amount } = flow;
  const { intents, hold, toPreparedCode, resend, submitCode, sentWorth, onDetails } = useCodeStep(username, dispatch);
  const requestTravelRule = useRequestTravelRule();
  const review = useReviewSend();
  const prepare = usePrepareSend();
  const confirm = useConfirmSend();
  const holdPrepared = (operation: PreparedSend): void => hold(operation, (body) => confirm({ accountType, accountId, body }));
  const request = useRef<{ readonly values: FeeValues; readonly fee: Money } | null>(null);

  const onRecipient: Callbacks['onRecipient'] = async (values, typed) => {
    const outcome = await attempt(() => requestTravelRule(values.address), {
      special: (refusal) => toSendRefusal<RecipientField>(refusal, { address: 'address' }),
    });
    if (outcome.kind === 'done') dispatch({ name: 'asked', values, amount: typed, isUnderTravelRule: outcome.value });
    return outcome;
  };

  const onReview: Callbacks['onReview'] = async (details, values) => {
    if (amount === null) return UNEXPECTED;
    const body = toReviewBody(recipient, amount, details);
    const idempotencyKey = intents.keyOf(`review ${JSON.stringify(body)}`);
    const outcome = await attempt(() => review({ accountType, accountId, body, idempotencyKey }), {
      special: (refusal) => toSendRefusal(refusal, reviewNames),
    });
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'refused') {
      const { ofRecipient, others: fields } = splitIssues({ ...outcome.fields });
      if (ofRecipient !== null) dispatch({ name: 'recipientRefused', issues: ofRecipient, participant: { values, issues: fields } });
      return { ...outcome, fields };
    }
    dispatch({ name: 'reviewed', isConfirmedByEmail: outcome.value.status === 'provider_required_action' });
    return outcome;
  };

  async function prepareSend(values: FeeValues, fee: Money, isResend: boolean): Promise<PreparedSend> {
    const body = toSendBody({ ...recipient, ...values, amount: amount === null ? recipient.amount : toAmountText(amount) }, fee, isResend);
    return prepare({ accountType, accountId, body, idempotencyKey: intents.keyOf(`send ${JSON.stringify(body)}`) });
  }

  const onFee = async (values: FeeValues, { fee }: Pick<Quote, 'fee'>): ReturnType<Callbacks['onFee']> => {
    if (asset === null || amount === null) return UNEXPECTED;
    const prepared = await attempt(() => prepareSend(values, fee, false), {
      special: (refusal) => toSendRefusal(refusal, prepareSendNames),
    });
    if (prepared.kind === 'failed') return prepared;
    if (prepared.kind === 'refused') {
      const { ofRecipient, others: fields } = splitIssues({ ...prepared.fields });
      if (ofRecipient !== null) dispatch({ name: 'recipientRefused', issues: ofRecipient, fee: values });
      return { ...prepared, fields };
    }
    const operation = prepared.value;
    const sent = money(operation.amount, asset.code, asset.upper.decimals);
    // The fee must not be deducted from the amount here (D-TRS-03). The balance has changed, and the form will show what is missing.
    if (toAmountText(sent) !== toAmountText(amount)) {
      intents.forget();
      onStale();
      return { kind: 'stale' };
    }
    holdPrepared(operation);
    request.current = { values, fee };
    dispatch({ name: 'prepared', values, ...toPreparedCode(operation, asset, recipient.address) });
    return { kind: 'done' };
  };

  const onResendCode: Callbacks['onResendCode'] = async () => {
    const before = request.current;
    return before === null ? UNEXPECTED : resend(async () => holdPrepared(await prepareSend(before.values, before.fee, true)));
  };

  const onCode: Callbacks['onCode'] = (code) =>
    submitCode(code, {
      /** Shows the step where the problem can be fixed (SEND-048). */
      showForm: (message, issues) => {
        const { ofRecipient, others } = splitIssues({ ...issues });
        if (ofRecipient === null) dispatch({ name: 'refused', issues: others, ...(message === undefined ? {} : { message }) });
        else dispatch({ name: 'recipientRefused', issues: ofRecipient });
      },
      prepare: async () => {
        const before = request.current;
        return before === null ? UNEXPECTED : onFee(before.values, before);
      },
    });

  const goBack = useCallback(
    (to: number) => {
      intents.forget();
      dispatch({ name: 'wentBack', to });
    },
    [intents],
  );
  return { step: flow.step, sentWorth, onDetails, goBack, onRecipient, onReview, onFee, onCode, onResendCode };
}

export type TravelRuleSendEvent =
  | CodeEvent
  /** The address was checked for the travel rule (TRS-003). */
  | { readonly name: 'asked'; readonly values: RecipientValues; readonly amount: Money; readonly isUnderTravelRule: boolean }
  | { readonly name: 'reviewed'; readonly isConfirmedByEmail: boolean }
  /** A field of step 1 was refused in step 2, whose values are kept (D-TRS-12). */
  | {
      readonly name: 'recipientRefused';
      readonly issues: RecipientIssues;
      readonly participant?: { readonly values: ParticipantValues; readonly issues: ParticipantIssues };
      readonly fee?: FeeValues;
    }
  | (PreparedCode & { readonly name: 'prepared'; readonly values: FeeValues })
  /** The final send was refused, so the flow returns to the fee. */
  | { readonly name: 'refused'; readonly issues: FeeIssues; readonly message?: string }
  | { readonly name: 'wentBack'; readonly to: number };

/** The current step and the values entered, which are restored when going back (D-TRS-33). */
export type TravelRuleSendFlow = {
  readonly step: TravelRuleSendStep;
  readonly recipient: RecipientValues;
  readonly amount: Money | null;
  readonly participant: { readonly values: ParticipantValues; readonly issues: ParticipantIssues };
  readonly fee: FeeValues;
  readonly summary: TransferSummary | null;
};

const noRecipient: RecipientValues = { address: '', amount: '', comment: '' };

/** The fee is 'average' by default (SEND-007). */
export const initialTravelRuleSend: TravelRuleSendFlow = {
  step: { name: 'form', draft: noRecipient, issues: {} },
  recipient: noRecipient,
  amount: null,
  participant: { values: emptyParticipant, issues: {} },
  fee: { speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
  summary: null,
};

const depths: Record<TravelRuleSendStep['name'], number> = { form: 0, beneficiary: 1, fee: 1, code: 2, finished: 0, reviewed: 0 };

/** Number of steps before this one. A flow that has ended has none (D-SEND-28). */
export const getDepth = ({ name }: TravelRuleSendStep): number => depths[name];

function toForm(flow: TravelRuleSendFlow, issues: RecipientIssues): TravelRuleSendFlow {
  return { ...flow, step: { name: 'form', draft: flow.recipient, issues } };
}

function toFee(flow: TravelRuleSendFlow, issues: FeeIssues, message?: string): TravelRuleSendFlow {
  const { amount, fee, recipient } = flow;
  if (amount === null) return flow;
  const reason = message === undefined ? {} : { message };
  return { ...flow, step: { name: 'fee', draft: fee, issues, amount, address: recipient.address, ...reason } };
}

/** Step 1, then the beneficiary's review or the fee and its code. There is no way back from the end. */
export function reduceTravelRuleSend(flow: TravelRuleSendFlow, event: TravelRuleSendEvent): TravelRuleSendFlow {
  const { step } = flow;
  switch (event.name) {
    case 'asked': {
      const next = { ...flow, recipient: event.values, amount: event.amount };
      const { values: draft, issues } = flow.participant;
      return event.isUnderTravelRule
        ? { ...next, step: { name: 'beneficiary', draft, issues, amount: event.amount, address: event.values.address } }
        : toFee(next, {});
    }
    case 'reviewed':
      return { ...flow, step: { name: 'reviewed', isConfirmedByEmail: event.isConfirmedByEmail } };
    case 'recipientRefused':
      return toForm({ ...flow, participant: event.participant ?? flow.participant, fee: event.fee ?? flow.fee }, event.issues);
    case 'prepared': {
      const { phone, summary, resendAt, values } = event;
      return { ...flow, fee: values, summary, step: { name: 'code', phone, summary, resendAt } };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'refused':
      return toFee(flow, event.issues, event.message);
    case 'sent':
      return flow.summary === null ? flow : { ...flow, step: { name: 'finished', summary: flow.summary, ...toSentOrder(event) } };
    case 'wentBack':
      if (getDepth(step) <= event.to) return flow;
      return event.to === 0 ? toForm(flow, {}) : toFee(flow, {});
  }
}

/**
 * Reports once the status that the link to the page was made for. It has no effect on the page, and an unknown status is ignored
 * (D-TRS-22).
 */
export function useLinkTracking(status: TravelRuleStatus | undefined): void {
  const { monitoring } = useServices();
  const [search] = useSearchParams();
  const linked = travelRuleStatuses.find((word) => word === search.get('tx-status'));
  const isReported = useRef(false);
  useEffect(() => {
    if (linked === undefined || status === undefined || isReported.current) return;
    isReported.current = true;
    monitoring.report('info', 'A travel-rule send was continued', { linked, status });
  }, [linked, status, monitoring]);
}
