import { useState } from 'react';

/** Keeps the value of a controlled component, as a page does, and reports each change. */
export function useControlled<T, Next extends T>(
  first: T,
  onChange: (next: Next) => void,
): readonly [value: T, change: (next: Next) => void] {
  const [value, setValue] = useState(first);
  const change = (next: Next): void => {
    setValue(next);
    onChange(next);
  };
  return [value, change];
}
