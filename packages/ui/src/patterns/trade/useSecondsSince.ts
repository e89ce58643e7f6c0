import { useEffect, useState } from 'react';

/** Returns the whole seconds since a moment, updated every second. @param at epoch milliseconds of the device, or null when unknown */
export function useSecondsSince(at: number | null | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return typeof at === 'number' ? Math.max(0, Math.floor((now - at) / 1000)) : null;
}
