import { useEffect, useState } from 'react';

type SubmitResult = { readonly kind: string };

type SubmitGate = {
  /** Returns true while a submit is running and after it was done. Presses are then ignored. */
  readonly isShut: () => boolean;
  readonly submit: <Answer extends SubmitResult>(
    action: () => Promise<Answer | null>,
    onAnswer?: (answer: Answer | null) => void,
  ) => Promise<void>;
  /** Allows another submit after the customer has edited, dismissed or left a completed one. Has no effect on a running submit. */
  readonly reopen: () => void;
};

/**
 * Lets a single submit through. Others are ignored while it is running (D-APP-12, D-SEPA-23), and also after `done`, because a press before
 * the next page appears is meant for the same order (D-APP-30). Decides synchronously and without React, which may render a press later.
 * @param onBusy called when an action starts and when it ends
 */
export function createSubmitGate(onBusy: (isBusy: boolean) => void): SubmitGate {
  let isBusy = false;
  let isDone = false;
  const setBusy = (next: boolean): void => {
    isBusy = next;
    onBusy(next);
  };
  const isShut = (): boolean => isBusy || isDone;
  return {
    isShut,
    submit: async (action, onAnswer) => {
      if (isShut()) return;
      setBusy(true);
      try {
        const answer = await action();
        isDone = answer?.kind === 'done';
        // Together with the end of being busy, so that what appears with the answer can take the focus.
        onAnswer?.(answer);
      } catch (error) {
        // The customer cancelled in a dialog in between. Nothing was sent, so there is nothing to report.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      } finally {
        setBusy(false);
      }
    },
    reopen: () => {
      isDone = false;
    },
  };
}

type SubmitOnce<Answer> = Pick<SubmitGate, 'isShut'> & {
  readonly busy: boolean;
  /** Result of the last submit. Stays while the next one is running, so that nothing moves. null before the first one and after `dismiss`. */
  readonly outcome: Answer | null;
  /**
   * Runs a single submit: after `done` further ones are ignored until `dismiss`, or until the page was left and is shown again. An action
   * that may be repeated, such as a download, resolves with null when it is done. An AbortError means that it was cancelled, and leaves no
   * outcome.
   */
  readonly submitOnce: (action: () => Promise<Answer | null>) => Promise<void>;
  /** Clears the outcome. A completed submit can then be repeated. */
  readonly dismiss: () => void;
};

/** Submits a form or a button once and keeps the outcome. @param first a result brought back from a later step */
export function useSubmitOnce<Answer extends SubmitResult>(first: Answer | null = null): SubmitOnce<Answer> {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(first);
  const [gate] = useState(() => createSubmitGate(setBusy));
  // A page that an `<Activity>` has hidden and shows again was left in the meantime.
  useEffect(() => gate.reopen(), [gate]);
  return {
    busy,
    outcome,
    isShut: gate.isShut,
    submitOnce: (action) => gate.submit(action, setOutcome),
    dismiss: () => {
      gate.reopen();
      setOutcome(null);
    },
  };
}
