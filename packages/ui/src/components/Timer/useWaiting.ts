import { useState } from 'react';
import { useSecondsLeft } from './useSecondsLeft.ts';

const now = (): number => Date.now();

/**
 * Keeps a refusal that asks to wait, until its time is over.
 * @returns the refusal, null while there is nothing to wait for, and a function that starts to wait
 */
export function useWaiting<Refusal extends { readonly seconds: number }>(): readonly [Refusal | null, (refusal: Refusal) => void] {
  const [kept, setKept] = useState<{ readonly refusal: Refusal; readonly until: number } | null>(null);
  const left = useSecondsLeft(kept?.until ?? 0, now);
  const wait = (refusal: Refusal): void => setKept({ refusal, until: now() + refusal.seconds * 1000 });
  return [kept !== null && left > 0 ? kept.refusal : null, wait];
}
