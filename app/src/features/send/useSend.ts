import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/waits';
import { money, type Money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import type { AskFee, TransferAsset, TransferCodeOutcome } from '@wallet/ui/patterns/transfer/Transfer.types';
import type { SendStep, SendSubmitOutcome, SendValues } from '@wallet/ui/screens/send/SendScreen.types';
import { useCallback, useReducer, useRef } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useConfirmSend } from '../../data/transfers/useConfirmSend.ts';
import { prepareSendNames } from '../../data/transfers/prepareSendNames.ts';
import { usePrepareSend, type PreparedSend } from '../../data/transfers/usePrepareSend.ts';
import type { TransferAccountType } from '../../operations/transfer/toTransferAsset.ts';
import { toSendBody } from '../../operations/transfer/toSendBody.ts';
import { toResendOutcome, toSubmitOutcome } from '../../operations/transfer/toTransferOutcome.ts';
import { useFeeOffers } from '../../operations/transfer/useFeeOffers.ts';
import { useSignedSend } from '../../operations/transfer/useSignedSend.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { firstSend, sendFlow } from './sendFlow.ts';

export type Send = {
  readonly step: SendStep;
  readonly goBack: () => void;
  readonly onAskFee: AskFee;
  readonly onSubmit: (values: SendValues, fee: Money) => Promise<SendSubmitOutcome>;
  readonly onCode: (code: string) => Promise<TransferCodeOutcome>;
  readonly onResendCode: () => Promise<TransferCodeOutcome>;
};

/** The flow of a send from one account (SEND-003, SEND-061). */
export function useSend(accountType: TransferAccountType, accountId: number, asset: TransferAsset | null, username: string): Send {
  const [{ step }, dispatch] = useReducer(sendFlow, firstSend);
  const { clock } = useServices();
  const onAskFee = useFeeOffers(accountType, accountId, asset?.feeAllowance ?? null);
  const prepare = usePrepareSend();
  const confirm = useConfirmSend();
  const { hold, send } = useSignedSend((body) => confirm.mutateAsync({ accountType, accountId, body }));
  const asked = useRef<{ readonly values: SendValues; readonly fee: Money } | null>(null);
  const intent = useRef<Intent | null>(null);
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;

  async function ask(values: SendValues, fee: Money, isResend: boolean): Promise<PreparedSend> {
    // What an amount field holds ('.5', '5.') is not yet what the wire takes.
    const amount = asset === null ? values.amount : (parseMoney(values.amount, asset.upper)?.amount ?? values.amount);
    const body = toSendBody({ ...values, amount }, fee, isResend);
    intent.current = nextIntent(intent.current, `send ${accountId} ${JSON.stringify(body)}`);
    const operation = await prepare.mutateAsync({ accountType, accountId, body, idempotencyKey: intent.current.key });
    intent.current = null;
    hold(operation);
    asked.current = { values, fee };
    return operation;
  }

  async function onSubmit(values: SendValues, fee: Money): Promise<SendSubmitOutcome> {
    if (asset === null) return { kind: 'failed', failure: 'unexpected' };
    try {
      const operation = await ask(values, fee, false);
      const { currencyCode, decimals } = asset.feeAllowance;
      const summary = {
        sent: money(operation.amount, asset.code, asset.upper.decimals),
        fee: money(operation.fee, currencyCode, decimals),
        address: values.address,
      };
      dispatch({ name: 'prepared', values, summary, phone: maskPhone(username), resendAt: nextResend() });
      return { kind: 'done' };
    } catch (error) {
      return toSubmitOutcome(error, prepareSendNames);
    }
  }

  async function onResendCode(): Promise<TransferCodeOutcome> {
    const before = asked.current;
    if (before === null) return { kind: 'failed', failure: 'unexpected' };
    const { outcome, waitSeconds } = await toResendOutcome(() => ask(before.values, before.fee, true));
    if (outcome.kind === 'done') dispatch({ name: 'resent', resendAt: nextResend(waitSeconds) });
    return outcome;
  }

  /** Back to the form with what the provider, or the device, said; the prepared operation lapses. */
  function giveUp({ fields = {}, message }: Pick<Extract<SendSubmitOutcome, { kind: 'refused' }>, 'fields' | 'message'>) {
    dispatch({ name: 'refused', issues: fields, ...(message === undefined ? {} : { message }) });
    return { kind: 'done' } as const;
  }

  async function onCode(code: string): Promise<TransferCodeOutcome> {
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        return giveUp({ message: '' });
      case 'refused': {
        const refused = toSubmitOutcome(sent.refusal, prepareSendNames);
        return refused.kind === 'refused' ? giveUp(refused) : refused;
      }
      case 'sent':
        dispatch({ name: 'sent', detailsHref: paths.transaction.to({ transactionId: sent.id }) });
        return { kind: 'done' };
    }
  }

  const goBack = useCallback(() => dispatch({ name: 'wentBack' }), []);
  return { step, goBack, onAskFee, onSubmit, onCode, onResendCode };
}
