import { useRef, useState } from 'react';

/** One submit at a time; one that ends in an AbortError was called off and has no outcome: a second press while the first is under way does nothing, synchronously (D-APP-12, D-SEPA-23). */
export function useSubmitOnce() {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const submitOnce = async (action: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      // The customer called it off, in a question that came between: nothing was sent, and there is nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { busy, submitOnce };
}
