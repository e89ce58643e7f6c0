import { useEffect, useRef } from 'react';

/**
 * Runs an action once after the delay. Leaving the screen, or `undefined` before it has passed, cancels it. Nothing runs in a hidden tab
 * (D-BIO-12).
 */
export function useOnceAfter(milliseconds: number | undefined, run: () => void): void {
  const hasRun = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (milliseconds === undefined || hasRun.current) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      hasRun.current = true;
      latest.current();
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
