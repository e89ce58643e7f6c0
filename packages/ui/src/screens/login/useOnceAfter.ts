import { useEffect, useRef } from 'react';

/**
 * Runs an action by itself, at most once, so many milliseconds from now; leaving the screen or `undefined` before that calls it off. A tab that
 * nobody looks at runs nothing (D-BIO-12).
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
