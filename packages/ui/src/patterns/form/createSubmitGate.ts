/** What came of a submit. */
export type SubmitAnswer = { readonly kind: string };

export type SubmitGate = {
  /** Whether a press does nothing now: a submit is under way, or done. */
  readonly isShut: () => boolean;
  /** Runs the action unless it is shut. */
  readonly submit: (action: () => Promise<SubmitAnswer | null>) => Promise<void>;
  /** The customer has edited what was done, or put it aside: it may be submitted anew. Changes nothing while a submit is under way. */
  readonly reopen: () => void;
};

/**
 * Lets one press through. Every other one does nothing while it is under way (D-APP-12, D-SEPA-23), nor once its answer was `done`: the page
 * that follows has not come yet, and what is pressed meanwhile is meant for the same order (D-APP-30). It decides synchronously, apart from
 * React, which may draw a press later.
 * @param onBusy told when an action begins, and when it has ended
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
    submit: async (action) => {
      if (isShut()) return;
      setBusy(true);
      try {
        const answer = await action();
        isDone = answer?.kind === 'done';
      } catch (error) {
        // The customer called it off, in a question that came between: nothing was sent, and there is nothing to say.
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
