import { useRef, useState } from 'react';

/** One submit at a time: a second press while the first is under way does nothing, synchronously (D-APP-12, D-SEPA-23). */
export function useSubmitOnce() {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const submitOnce = async (action: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { busy, submitOnce };
}
