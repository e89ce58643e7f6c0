import { maskPhone } from '@wallet/core/format/masks';
import { codeResendSeconds } from '@wallet/core/limits/limits';
import { money } from '@wallet/core/money/money';
import type { CallOutcome, Failed, Refused } from '@wallet/ui/patterns/form';
import type { TransferAsset, TransferSummary } from '@wallet/ui/patterns/transfer';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ignoreCancellation } from '../api/cancellation.ts';
import type { Refusal } from '../api/errors.ts';
import { isPurposeRequired } from '../api/links/brake.ts';
import { attempt } from '../api/outcome.ts';
import { toMoney } from '../api/toMoney.ts';
import { useIntents } from '../api/useIntents.ts';
import { useOrderPrice } from '../data/orders/prices.ts';
import { prepareSendNames } from '../data/transfers.ts';
import { useServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { toPlacedState } from './page/history.ts';
import { type MaybeHeld, useSignedSend } from './signedOperation.ts';
import { toSendRefusal, toSummary } from './transfer.ts';

/** A prepared send, as its code step shows it. */
export type PreparedCode = { readonly summary: TransferSummary; readonly phone: string; readonly resendAt: number };

export type CodeEvent =
  { readonly name: 'resent'; readonly resendAt: number } | ({ readonly name: 'sent'; readonly detailsHref: string } & MaybeHeld);

type OperationFigures = { readonly amount: string; readonly fee: string; readonly passkey?: true | undefined };

type SendIssues = Partial<Record<(typeof prepareSendNames)[keyof typeof prepareSendNames], string>>;

type CodeHandlers = {
  /** Shows the step before the code, without a message when nothing has to be explained. '' is the general message. */
  readonly showForm: (message?: string, issues?: SendIssues) => void;
  /** Prepares the same send again. Other outcomes than a refusal and a failure have shown themselves. */
  readonly prepare: () => Promise<{ readonly kind: 'done' | 'stale' | 'notEnoughFunds' } | Refused<keyof SendIssues> | Failed>;
  /** @default shows the form with the provider's messages */
  readonly onRefused?: (refusal: Refusal) => CallOutcome<'code'> | Promise<CallOutcome<'code'>>;
};

/** Refusal code of a resend that is too early. It carries the remaining wait. */
const WAITING = 110;

/** The last step of every send: the code, its resend, and the order that was placed. */
export function useCodeStep(username: string, dispatch: (event: CodeEvent) => void) {
  const [sentId, setSentId] = useState<string | null>(null);
  const { clock } = useServices();
  const { hold, send, canUsePasskey } = useSignedSend();
  const intents = useIntents();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const worth = useOrderPrice(sentId).data?.worth ?? null;
  const nextResend = (seconds = codeResendSeconds): number => clock.now() + seconds * 1000;

  function toPreparedCode(operation: OperationFigures, asset: TransferAsset, address: string): PreparedCode {
    const { currencyCode, decimals } = asset.feeAllowance;
    const sent = money(operation.amount, asset.code, asset.upper.decimals);
    const summary = toSummary(asset, sent, money(operation.fee, currencyCode, decimals), address);
    return { summary: { ...summary, byPasskey: canUsePasskey(operation) }, phone: maskPhone(username), resendAt: nextResend() };
  }

  /** Requests a new code. One that has already been sent counts as sent. */
  async function resend(request: () => Promise<unknown>): Promise<CallOutcome<'code'>> {
    const outcome: CallOutcome<never, never, { readonly waitSeconds?: number | undefined }> = await attempt(request, {
      special: (refusal) =>
        refusal.body.code === WAITING
          ? { kind: 'done', waitSeconds: refusal.body.expired }
          : { kind: 'refused', message: toSendRefusal(refusal, {}).message ?? '' },
    });
    if (outcome.kind !== 'done') return outcome;
    intents.forget();
    dispatch({ name: 'resent', resendAt: nextResend(outcome.waitSeconds) });
    return outcome;
  }

  /** When the brake questions a final send, it is prepared again, where the customer is asked (BRAKE-003). */
  async function prepareAgain({ showForm, prepare }: CodeHandlers): Promise<void> {
    const outcome = await ignoreCancellation(prepare);
    if (outcome?.kind === 'refused') {
      intents.forget();
      showForm(outcome.message, outcome.fields);
    }
    // The response may be lost. The next attempt has the same key, so that it does not prepare a second send and send a second code.
    if (outcome?.kind === 'failed') showForm('');
  }

  async function submitCode(code: string | null, handlers: CodeHandlers): Promise<CallOutcome<'code'>> {
    /** The prepared send is discarded: the next one has a new key. */
    const discard = (...shown: Parameters<CodeHandlers['showForm']>): CallOutcome<'code'> => {
      intents.forget();
      handlers.showForm(...shown);
      return { kind: 'done' };
    };
    const sent = await send(code);
    switch (sent.kind) {
      case 'stays':
        return sent.outcome;
      case 'unsigned':
        return discard('');
      case 'cancelled':
        return discard();
      case 'refused': {
        const { refusal } = sent;
        if (isPurposeRequired(refusal)) {
          const outcome = discard();
          void prepareAgain(handlers);
          return outcome;
        }
        if (handlers.onRefused !== undefined) return handlers.onRefused(refusal);
        const { fields, message } = toSendRefusal(refusal, prepareSendNames);
        return discard(message, fields);
      }
      case 'sent':
        setSentId(sent.id);
        dispatch({ name: 'sent', detailsHref: paths.transaction.to({ transactionId: sent.id }), heldUntil: sent.heldUntil });
        return { kind: 'done' };
    }
  }

  return {
    intents,
    hold,
    toPreparedCode,
    resend,
    submitCode,
    /** Worth of the send when its order was placed. Null while loading or unknown (PRICE-019). */
    sentWorth: worth && toMoney(worth.value, worth.currency),
    /** Opens the record of the send like that of any order that was just placed, with its next steps. */
    onDetails: (): void => {
      if (sentId !== null) void navigate(paths.transaction.to({ transactionId: sentId }), { state: toPlacedState(pathname) });
    },
  };
}
