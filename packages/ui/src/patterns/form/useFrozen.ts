import { useState } from 'react';

/**
 * Returns a value that is frozen while `isHeld`, so that submitted data does not change in front of the customer (PRICE-006).
 * The value must be stable: one that is new on every render is stored on every render, without an end.
 */
export function useFrozen<Value>(value: Value, isHeld: boolean): Value {
  const [snapshot, setSnapshot] = useState({ value });
  if (!isHeld && snapshot.value !== value) setSnapshot({ value });
  return isHeld ? snapshot.value : value;
}
