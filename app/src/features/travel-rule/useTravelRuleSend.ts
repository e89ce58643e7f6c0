import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/waits';
import { money, type Money } from '@wallet/core/money/money';
import type { TransferAsset, TransferCodeOutcome } from '@wallet/ui/patterns/transfer/Transfer.types';
import type { FeeValues, RecipientField, TravelRuleSendScreenProps } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';
import { useCallback, useReducer, useRef } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useConfirmSend } from '../../data/transfers/useConfirmSend.ts';
import { prepareSendNames } from '../../data/transfers/prepareSendNames.ts';
import { usePrepareSend, type PreparedSend } from '../../data/transfers/usePrepareSend.ts';
import { useAskTravelRule } from '../../data/travel-rule/useAskTravelRule.ts';
import { useReviewSend } from '../../data/travel-rule/useReviewSend.ts';
import { toSendBody } from '../../operations/transfer/toSendBody.ts';
import { toResendOutcome, toSubmitOutcome } from '../../operations/transfer/toTransferOutcome.ts';
import { useSignedSend } from '../../operations/transfer/useSignedSend.ts';
import type { TransferAccount } from '../../operations/transfer/useTransferAccount.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { splitIssues } from './splitIssues.ts';
import { reviewNames, toReviewBody } from './toReviewBody.ts';
import { firstTravelRuleSend, travelRuleSendFlow } from './travelRuleSendFlow.ts';

type Callbacks = Pick<TravelRuleSendScreenProps, 'onRecipient' | 'onReview' | 'onFee' | 'onCode' | 'onResendCode'>;

type TravelRuleSendOptions = TransferAccount & {
  readonly asset: TransferAsset | null;
  readonly username: string;
  /** Asks anew what may be spent. */
  readonly onStale: () => void;
};

/** The travel-rule flow of a send from one account (TRS-001 to TRS-008, D-TRS-01). */
export function useTravelRuleSend({ accountType, accountId, asset, username, onStale }: TravelRuleSendOptions) {
  const [flow, dispatch] = useReducer(travelRuleSendFlow, firstTravelRuleSend);
  const { recipient, amount } = flow;
  const { clock } = useServices();
  const askTravelRule = useAskTravelRule();
  const review = useReviewSend();
  const prepare = usePrepareSend();
  const confirm = useConfirmSend();
  const { hold, send } = useSignedSend((body) => confirm.mutateAsync({ accountType, accountId, body }));
  const asked = useRef<{ readonly values: FeeValues; readonly fee: Money } | null>(null);
  const intent = useRef<Intent | null>(null);
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;
  /** The same key for the same wish, also after a lost answer. */
  const keyOf = (what: string): string => (intent.current = nextIntent(intent.current, what)).key;

  const onRecipient: Callbacks['onRecipient'] = async (values, typed) => {
    try {
      const isUnderTravelRule = await askTravelRule(values.address);
      dispatch({ name: 'asked', values, amount: typed, isUnderTravelRule });
      return { kind: 'done' };
    } catch (error) {
      return toSubmitOutcome<RecipientField>(error, { address: 'address' });
    }
  };

  const onReview: Callbacks['onReview'] = async (details, values) => {
    if (amount === null) return { kind: 'failed', failure: 'unexpected' };
    const body = toReviewBody(recipient, amount, details);
    try {
      const { status } = await review.mutateAsync({
        accountType,
        accountId,
        body,
        idempotencyKey: keyOf(`review ${JSON.stringify(body)}`),
      });
      intent.current = null;
      dispatch({ name: 'reviewed', isConfirmedByEmail: status === 'provider_required_action' });
      return { kind: 'done' };
    } catch (error) {
      const refused = toSubmitOutcome(error, reviewNames);
      if (refused.kind === 'failed') return refused;
      const { ofRecipient, others: fields } = splitIssues({ ...refused.fields });
      if (ofRecipient !== null) dispatch({ name: 'recipientRefused', issues: ofRecipient, participant: { values, issues: fields } });
      return { kind: 'refused', fields, ...(refused.message === undefined ? {} : { message: refused.message }) };
    }
  };

  async function ask(values: FeeValues, fee: Money, isResend: boolean): Promise<PreparedSend> {
    const body = toSendBody({ ...recipient, ...values, amount: amount?.amount ?? recipient.amount }, fee, isResend);
    const operation = await prepare.mutateAsync({ accountType, accountId, body, idempotencyKey: keyOf(`send ${JSON.stringify(body)}`) });
    intent.current = null;
    return operation;
  }

  const onFee: Callbacks['onFee'] = async (values, fee) => {
    if (asset === null || amount === null) return { kind: 'failed', failure: 'unexpected' };
    try {
      const operation = await ask(values, fee, false);
      const { currencyCode, decimals } = asset.feeAllowance;
      const sent = money(operation.amount, asset.code, asset.upper.decimals);
      // The fee is never taken out of the amount here (D-TRS-03): the balance has changed, and the form will say what is missing.
      if (sent.amount !== amount.amount) {
        onStale();
        return { kind: 'stale' };
      }
      hold(operation);
      asked.current = { values, fee };
      const summary = { sent, fee: money(operation.fee, currencyCode, decimals), address: recipient.address };
      dispatch({ name: 'prepared', values, summary, phone: maskPhone(username), resendAt: nextResend() });
      return { kind: 'done' };
    } catch (error) {
      const refused = toSubmitOutcome(error, prepareSendNames);
      if (refused.kind === 'failed') return refused;
      const { ofRecipient, others: fields } = splitIssues({ ...refused.fields });
      if (ofRecipient !== null) dispatch({ name: 'recipientRefused', issues: ofRecipient, fee: values });
      return { kind: 'refused', fields, ...(refused.message === undefined ? {} : { message: refused.message }) };
    }
  };

  const onResendCode: Callbacks['onResendCode'] = async () => {
    const before = asked.current;
    if (before === null) return { kind: 'failed', failure: 'unexpected' };
    const { outcome, waitSeconds } = await toResendOutcome(async () => hold(await ask(before.values, before.fee, true)));
    if (outcome.kind === 'done') dispatch({ name: 'resent', resendAt: nextResend(waitSeconds) });
    return outcome;
  };

  /** Back to where the problem can be mended; the prepared operation lapses (SEND-048). */
  function giveUp(issues: Readonly<Record<string, string>>, message?: string): TransferCodeOutcome {
    const { ofRecipient, others } = splitIssues(issues);
    if (ofRecipient === null) dispatch({ name: 'refused', issues: others, ...(message === undefined ? {} : { message }) });
    else dispatch({ name: 'recipientRefused', issues: ofRecipient });
    return { kind: 'done' };
  }

  const onCode: Callbacks['onCode'] = async (code) => {
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        return giveUp({}, '');
      case 'refused': {
        const refused = toSubmitOutcome(sent.refusal, prepareSendNames);
        return refused.kind === 'refused' ? giveUp({ ...refused.fields }, refused.message) : refused;
      }
      case 'sent':
        dispatch({ name: 'sent', detailsHref: paths.transaction.to({ transactionId: sent.id }) });
        return { kind: 'done' };
    }
  };

  const goBack = useCallback((to: number) => dispatch({ name: 'wentBack', to }), []);
  return { step: flow.step, goBack, onRecipient, onReview, onFee, onCode, onResendCode };
}
