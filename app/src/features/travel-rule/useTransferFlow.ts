import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/waits';
import { money } from '@wallet/core/money/money';
import type { TransferAsset, TransferCodeOutcome, TransferSpeed } from '@wallet/ui/patterns/transfer/Transfer.types';
import type {
  FeeConfirmOutcome,
  TravelRuleTransfer,
  TravelRuleTransactionScreenProps,
} from '@wallet/ui/screens/travel-rule/TravelRuleTransactionScreen.types';
import { useCallback, useReducer, useRef } from 'react';
import { Refusal } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useCommitReviewed } from '../../data/travel-rule/useCommitReviewed.ts';
import { useConfirmReviewed } from '../../data/travel-rule/useConfirmReviewed.ts';
import { toResendOutcome, toSubmitOutcome } from '../../operations/transfer/toTransferOutcome.ts';
import { useSignedSend } from '../../operations/transfer/useSignedSend.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { firstTransfer, transferFlow } from './transferFlow.ts';

const NOT_ENOUGH_FUNDS = 400_003;
const STATE_CHANGED = 409;

type Callbacks = Pick<TravelRuleTransactionScreenProps, 'onConfirm' | 'onCode' | 'onResendCode'>;

type TransferFlowOptions = {
  /** Null while they are not known. */
  readonly transfer: TravelRuleTransfer | null;
  readonly asset: TransferAsset | null;
  readonly username: string;
  /** Asks the provider how the transaction stands. @returns whether it is still approved */
  readonly askStatus: () => Promise<boolean>;
};

/** The continuation of an approved send: the fee, the code, the end (TRS-038). */
export function useTransferFlow({ transfer, asset, username, askStatus }: TransferFlowOptions) {
  const [{ step }, dispatch] = useReducer(transferFlow, firstTransfer);
  const { clock } = useServices();
  const confirm = useConfirmReviewed();
  const commit = useCommitReviewed();
  const intent = useRef<Intent | null>(null);
  const chosen = useRef<TransferSpeed>('average');
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;

  const { hold, send } = useSignedSend((body) => {
    if (transfer === null) throw new Refusal(404, { code: 404, message: '' });
    const { id, type } = transfer.fromAccount;
    return commit.mutateAsync({ accountType: type, body: { ...body, trt_id: transfer.id, wallet: { id, type } } });
  });

  async function ask({ id, fromAccount }: TravelRuleTransfer, speed: TransferSpeed, isResend: boolean) {
    const body = { trt_id: id, fee: speed, repeated_event: isResend ? ('true' as const) : ('false' as const) };
    intent.current = nextIntent(intent.current, `confirm ${JSON.stringify(body)}`);
    const wish = { accountType: fromAccount.type, accountId: fromAccount.id, body, idempotencyKey: intent.current.key };
    const prepared = await confirm.mutateAsync(wish);
    intent.current = null;
    hold(prepared.holder);
    chosen.current = speed;
    return prepared;
  }

  /** A state that has changed is asked for: the page shows the new one by itself. Otherwise the provider's message is told (D-TRS-33). */
  async function toStateOutcome(
    refusal: Refusal,
  ): Promise<{ readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string }> {
    return (await askStatus()) ? { kind: 'refused', message: refusal.body.message } : { kind: 'done' };
  }

  const onConfirm: Callbacks['onConfirm'] = async (speed): Promise<FeeConfirmOutcome> => {
    if (transfer === null || asset === null) return { kind: 'failed', failure: 'unexpected' };
    try {
      const prepared = await ask(transfer, speed, false);
      const { currencyCode, decimals } = asset.feeAllowance;
      const sent = money(prepared.amount, asset.code, asset.upper.decimals);
      const summary = { sent, fee: money(prepared.fee, currencyCode, decimals), address: transfer.toAddress };
      dispatch({ name: 'confirmed', speed, summary, phone: maskPhone(username), resendAt: nextResend() });
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof Refusal && error.body.code === NOT_ENOUGH_FUNDS) return { kind: 'notEnoughFunds' };
      if (error instanceof Refusal && error.status === STATE_CHANGED) return toStateOutcome(error);
      return toSubmitOutcome(error, { fee: 'fee' });
    }
  };

  const onResendCode: Callbacks['onResendCode'] = async () => {
    if (transfer === null) return { kind: 'failed', failure: 'unexpected' };
    const { outcome, waitSeconds } = await toResendOutcome(() => ask(transfer, chosen.current, true));
    if (outcome.kind === 'done') dispatch({ name: 'resent', resendAt: nextResend(waitSeconds) });
    return outcome;
  };

  const onCode: Callbacks['onCode'] = async (code): Promise<TransferCodeOutcome> => {
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        dispatch({ name: 'gaveUp', message: '' });
        return { kind: 'done' };
      case 'refused': {
        const { refusal } = sent;
        if (refusal.status === STATE_CHANGED) return toStateOutcome(refusal);
        // Whatever a 400 speaks of, its message stands under the code (TRS-026).
        return refusal.status === 400 ? { kind: 'refused', fields: { code: refusal.body.message } } : toSubmitOutcome<never>(refusal, {});
      }
      case 'sent':
        dispatch({ name: 'sent', detailsHref: paths.transaction.to({ transactionId: sent.id }) });
        return { kind: 'done' };
    }
  };

  const goBack = useCallback(() => dispatch({ name: 'wentBack' }), []);
  return { step, goBack, onConfirm, onCode, onResendCode };
}
