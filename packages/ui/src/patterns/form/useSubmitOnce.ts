import { useState } from 'react';
import { createSubmitGate, type SubmitAnswer, type SubmitGate } from './createSubmitGate.ts';

type SubmitOnce<Answer> = Pick<SubmitGate, 'isShut'> & {
  readonly busy: boolean;
  /** Result of the last submit. null before the first one and after `dismiss`. */
  readonly outcome: Answer | null;
  /**
   * Runs a single submit: after `done` further ones are ignored until `dismiss`. An action that may be repeated, such as a download,
   * resolves with null when it is done. An AbortError means that it was cancelled, and leaves no outcome.
   */
  readonly submitOnce: (action: () => Promise<Answer | null>) => Promise<void>;
  /** Clears the outcome. A completed submit can then be repeated. */
  readonly dismiss: () => void;
};

/** Submits a form or a button once and keeps the outcome. @param first a result brought back from a later step */
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
