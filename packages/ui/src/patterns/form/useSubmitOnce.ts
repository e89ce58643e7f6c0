import { useState } from 'react';
import { createSubmitGate, type SubmitAnswer, type SubmitGate } from './createSubmitGate.ts';

type SubmitOnce<Answer> = Pick<SubmitGate, 'isShut'> & {
  /** A submit is under way. */
  readonly busy: boolean;
  /** What the last one was answered; null before the first one and after `dismiss`. */
  readonly outcome: Answer | null;
  /**
   * One press, one submit: an answer of the kind `done` closes it until it is dismissed. What may be done again by the next press, as a download,
   * answers null when it is done. An action that ends in an AbortError was called off and has no outcome.
   */
  readonly submitOnce: (action: () => Promise<Answer | null>) => Promise<void>;
  /** Puts the outcome aside; what was done may be submitted anew then. */
  readonly dismiss: () => void;
};

/** What a form or a button sends, and what came of it. @param first what a later step was answered and has brought back */
export function useSubmitOnce<Answer extends SubmitAnswer>(first: Answer | null = null): SubmitOnce<Answer> {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(first);
  const [gate] = useState(() => createSubmitGate(setBusy));
  return {
    busy,
    outcome,
    isShut: gate.isShut,
    submitOnce: (action) =>
      gate.submit(async () => {
        const answer = await action();
        setOutcome(answer);
        return answer;
      }),
    dismiss: () => {
      gate.reopen();
      setOutcome(null);
    },
  };
}
