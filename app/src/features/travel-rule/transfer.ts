import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { TravelRuleTransaction } from '@wallet/contract/operations/travel-rule';
import type { TransferAsset, TransferSpeed, TransferSummary } from '@wallet/ui/patterns/transfer';
import type {
  TravelRuleTransactionScreenProps,
  TravelRuleTransfer,
  TravelRuleTransferStep,
  NotEnoughFunds,
} from '@wallet/ui/screens/travel-rule';
import { useCallback, useReducer, useRef } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { toMoney } from '../../api/toMoney.ts';
import { useCommitReviewed, useConfirmReviewed } from '../../data/travel-rule.ts';
import { type CoinType, toCoinType } from '../../operations/accounts.ts';
import { type CodeEvent, type PreparedCode, useCodeStep } from '../../operations/codeStep.ts';
import { toSentOrder } from '../../operations/signedOperation.ts';
import { toSendRefusal } from '../../operations/transfer.ts';

const NOT_ENOUGH_FUNDS = 400_003;
const STATE_CHANGED = 409;

/** The send of the screen, with what the provider needs to know it by. */
type OpenTransfer = TravelRuleTransfer & {
  readonly id: string;
  readonly fromAccount: { readonly id: number; readonly type: CoinType };
};

type Callbacks = Pick<TravelRuleTransactionScreenProps, 'onCode' | 'onResendCode'>;

type TransferFlowOptions = {
  readonly transfer: OpenTransfer | null;
  readonly asset: TransferAsset | null;
  readonly username: string;
  /**
   * Requests the transaction's status from the provider.
   * @returns whether it is still approved
   */
  readonly askStatus: () => Promise<boolean>;
};

/** Continues an approved send with the fee, the code and the end (TRS-038). */
export function useTransferFlow({ transfer, asset, username, askStatus }: TransferFlowOptions) {
  const [{ step }, dispatch] = useReducer(reduceTransfer, initialTransfer);
  const { intents, hold, toPreparedCode, resend, submitCode, sentWorth } = useCodeStep(username, dispatch);
  const confirm = useConfirmReviewed();
  const commit = useCommitReviewed();
  const chosen = useRef<TransferSpeed>('average');

  async function prepare({ id, fromAccount }: OpenTransfer, speed: TransferSpeed, isResend: boolean) {
    const body = { trt_id: id, fee: speed, repeated_event: isResend ? ('true' as const) : ('false' as const) };
    const idempotencyKey = intents.keyOf(`confirm ${JSON.stringify(body)}`);
    const prepared = await confirm({ accountType: fromAccount.type, accountId: fromAccount.id, body, idempotencyKey });
    hold(prepared.holder, (signed) =>
      commit({
        accountType: fromAccount.type,
        body: { ...signed, trt_id: id, wallet: { id: fromAccount.id, type: fromAccount.type } },
      }),
    );
    chosen.current = speed;
    return prepared;
  }

  /**
   * Requests the status after it has changed, so that the page shows the new one. If it is still approved, the provider's message is shown
   * (D-TRS-33).
   */
  async function toStateOutcome(
    refusal: Refusal,
  ): Promise<{ readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string }> {
    return (await askStatus()) ? { kind: 'refused', message: refusal.body.message } : { kind: 'done' };
  }

  const onConfirm = async (speed: TransferSpeed): Promise<CallOutcome<'fee', NotEnoughFunds>> => {
    if (transfer === null || asset === null) return UNEXPECTED;
    const outcome = await attempt(() => prepare(transfer, speed, false), {
      special: async (refusal) => {
        if (refusal.body.code === NOT_ENOUGH_FUNDS) return { kind: 'notEnoughFunds' };
        return refusal.status === STATE_CHANGED ? toStateOutcome(refusal) : toSendRefusal(refusal, { fee: 'fee' });
      },
    });
    if (outcome.kind !== 'done' || !('value' in outcome)) return outcome;
    dispatch({ name: 'confirmed', speed, ...toPreparedCode(outcome.value, asset, transfer.toAddress) });
    return outcome;
  };

  const onResendCode: Callbacks['onResendCode'] = async () =>
    transfer === null ? UNEXPECTED : resend(() => prepare(transfer, chosen.current, true));

  const goBack = useCallback(() => {
    intents.forget();
    dispatch({ name: 'wentBack' });
  }, [intents]);

  const onCode: Callbacks['onCode'] = (code) =>
    submitCode(code, {
      showForm: (message, issues) => dispatch({ name: 'gaveUp', message: message ?? issues?.fee }),
      prepare: () => onConfirm(chosen.current),
      onRefused: (refusal) => {
        if (refusal.status === STATE_CHANGED) return toStateOutcome(refusal);
        // The message of any 400 is shown at the code (TRS-026).
        return refusal.status === 400 ? { kind: 'refused', fields: { code: refusal.body.message } } : toSendRefusal(refusal, {});
      },
    });

  return { step, sentWorth, goBack, onConfirm, onCode, onResendCode };
}

export type TransferEvent =
  | CodeEvent
  | (PreparedCode & { readonly name: 'confirmed'; readonly speed: TransferSpeed })
  /** Nothing was sent. The prepared operation is discarded. */
  | { readonly name: 'gaveUp'; readonly message?: string | undefined }
  | { readonly name: 'wentBack' };

export type TransferFlow = {
  readonly step: TravelRuleTransferStep;
  readonly speed: TransferSpeed;
  readonly summary: TransferSummary | null;
};

/** 'average' is preselected where it is offered (D-TRS-30). */
export const initialTransfer: TransferFlow = { step: { name: 'fee', speed: 'average' }, speed: 'average', summary: null };

/** Fee, code, end (TRS-038). There is no way back after sending. */
export function reduceTransfer(flow: TransferFlow, event: TransferEvent): TransferFlow {
  const { step, speed, summary } = flow;
  switch (event.name) {
    case 'confirmed': {
      const { phone, resendAt } = event;
      return { speed: event.speed, summary: event.summary, step: { name: 'code', phone, summary: event.summary, resendAt } };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'gaveUp':
      return { ...flow, step: { name: 'fee', speed, ...(event.message === undefined ? {} : { message: event.message }) } };
    case 'sent':
      return summary === null ? flow : { ...flow, step: { name: 'finished', summary, ...toSentOrder(event) } };
    case 'wentBack':
      return step.name === 'code' ? { ...flow, step: { name: 'fee', speed } } : flow;
  }
}

const statuses: Record<TravelRuleTransaction['status'], TravelRuleTransfer['status']> = {
  draft: 'pending',
  prepared: 'pending',
  provider_required_action: 'pending',
  provider_started_review: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  completed: 'completed',
};

/**
 * Maps the provider's transaction to the send of a screen (TRS-031, TRS-032, D-TRS-15). Null for a receive, and for a type in the path that
 * does not match the currency, because it would select the wrong request for sending (D-TRS-23).
 */
export function toTransfer(transaction: TravelRuleTransaction, accountType: CoinType): OpenTransfer | null {
  const {
    id,
    direction,
    originator_account: origin,
    status,
    amount,
    currency,
    beneficiary_wallet: toAddress,
    comment,
    details,
  } = transaction;
  if (direction !== 'send' || origin === null || toCoinType(currency) !== accountType) return null;
  return {
    id,
    currency,
    amount: toMoney(amount, currency),
    fromAccount: {
      id: origin.id,
      type: accountType,
      name: origin.name,
      blockchain: { networkName: origin.blockchain.network_name, currency: origin.blockchain.currency },
    },
    toAddress,
    comment: comment ?? '',
    additionalDetails: details,
    status: statuses[status],
  };
}
