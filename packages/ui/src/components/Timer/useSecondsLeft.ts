import { useEffect, useState } from 'react';

/** Returns the whole seconds left until a moment, never below 0. Reads the clock, so it stays correct in a hidden tab (D-REG-15). */
export function useSecondsLeft(endsAt: number, now: () => number): number {
  const read = (): number => Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const [seconds, setSeconds] = useState(read);
  const current = read();
  if (seconds > current && current === 0) setSeconds(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const millisecondsLeft = endsAt - now();
      setSeconds(Math.max(0, Math.ceil(millisecondsLeft / 1000)));
      if (millisecondsLeft > 0) timer = setTimeout(tick, millisecondsLeft % 1000 || 1000);
    };
    tick();
    addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', tick);
    };
  }, [endsAt, now]);
  return seconds;
}
