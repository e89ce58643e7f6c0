import { useEffect, useMemo, useState, useEffectEvent } from 'react';
import { askHost } from '../../patterns/form/CallOutcome.ts';
import type { PayeeCheckState } from '../../patterns/PayeeCheck/PayeeCheck.types.ts';
import type { CheckedPayee, PayeeCheckResult, SepaWithdrawalScreenProps } from './SepaWithdrawalScreen.types.ts';

/** State of the payee while the amount is changed (VOP-011). It outlives the step. */
export type PayeeMemory = {
  readonly iban: string | null;
  readonly answer: { readonly iban: string; readonly answer: PayeeCheckResult; readonly isRenewed: boolean } | null;
  readonly accepted: boolean;
};

type PayeeOptions = {
  /** The IBAN whose bank was found; null while there is none. */
  readonly iban: string | null;
  readonly onCheckPayee: SepaWithdrawalScreenProps['onCheckPayee'];
  readonly memory: PayeeMemory;
  readonly onMemory: (change: (before: PayeeMemory) => PayeeMemory) => void;
};

function toCheckState(answer: PayeeCheckResult | undefined): PayeeCheckState {
  switch (answer?.kind) {
    case undefined:
      return { kind: 'checking' };
    case 'checked':
      return answer.outcome;
    case 'limited':
      return { kind: 'failed', failure: 'limited' };
    case 'failed':
      return answer;
    case 'refused':
    case 'notNeeded':
      return { kind: 'match' };
  }
}

/**
 * Has the receiving bank check the name as soon as the IBAN's bank is known, without a press (VOP-001). A change of the IBAN drops the
 * outcome and the customer's choice and cancels the request (VOP-010).
 */
export function usePayee({ iban, onCheckPayee, memory, onMemory }: PayeeOptions) {
  const { answer, accepted } = memory;
  const [missed, setMissed] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const currentAnswer = answer !== null && answer.iban === iban ? answer : null;
  const shouldCheck = onCheckPayee !== undefined && iban !== null && currentAnswer === null;
  const question = useMemo(() => ({ iban, attempt, isAsked: shouldCheck }), [iban, attempt, shouldCheck]);
  const remember = useEffectEvent(onMemory);
  const check = useEffectEvent(async (checkedIban: string, isRepeat: boolean, signal: AbortSignal): Promise<void> => {
    const next = await askHost(async () => onCheckPayee?.(checkedIban, signal, isRepeat));
    if (signal.aborted || next === undefined) return;
    remember((before) => ({ ...before, answer: { iban: checkedIban, answer: next, isRenewed: false } }));
  });
  useEffect(() => {
    if (!question.isAsked || question.iban === null) return undefined;
    const controller = new AbortController();
    void check(question.iban, question.attempt > 0, controller.signal);
    return () => controller.abort();
  }, [question]);

  const reset = (next: Partial<PayeeMemory> = {}): void => {
    onMemory((before) => ({ ...before, answer: null, accepted: false, ...next }));
    setMissed(0);
  };
  const checked: CheckedPayee | null = currentAnswer?.answer.kind === 'checked' ? currentAnswer.answer : null;
  const needsChoice = checked !== null && (checked.outcome.kind === 'close_match' || checked.outcome.kind === 'no_match');
  return {
    /** Null while there is nothing to check. */
    state:
      onCheckPayee === undefined || iban === null || currentAnswer?.answer.kind === 'notNeeded'
        ? null
        : toCheckState(currentAnswer?.answer),
    /** The message of a refusal, shown at the field. */
    refusal: currentAnswer?.answer.kind === 'refused' ? currentAnswer.answer.message : undefined,
    checked,
    accepted,
    setAccepted: (next: boolean): void => onMemory((before) => ({ ...before, accepted: next })),
    missed,
    isRenewed: currentAnswer?.isRenewed === true,
    /** True when "Submit" may be pressed. */
    isReady: onCheckPayee === undefined || checked !== null || currentAnswer?.answer.kind === 'notNeeded',
    /** False when the customer has not made the required choice, which is then reported there. */
    isDecided: (): boolean => {
      if (!needsChoice || accepted) return true;
      setMissed((count) => count + 1);
      return false;
    },
    /** Drops everything known about the previous IBAN. */
    onIban: (typed: string): void => {
      setAttempt(0);
      reset({ iban: typed });
    },
    retry: (): void => {
      reset();
      setAttempt((count) => count + 1);
    },
    /** The provider required another check, which had a different outcome (VOP-013). */
    renew: (renewed: CheckedPayee): void => {
      reset({ answer: { iban: iban ?? '', answer: renewed, isRenewed: true } });
    },
  };
}
