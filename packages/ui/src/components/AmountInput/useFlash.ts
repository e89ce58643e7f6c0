import { useEffect, useState } from 'react';

const FLASH_MS = 400;

/** Returns a state that is true for 400 ms after each call, as designed for a refused keystroke. */
export function useFlash(): readonly [flashing: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), FLASH_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount((last) => last + 1)];
}
