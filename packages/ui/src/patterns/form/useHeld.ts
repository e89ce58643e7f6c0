import { useState } from 'react';

/** A value as it was when holding began: what a customer has submitted does not change under their eyes (PRICE-006). @param value a primitive */
export function useHeld<Value extends string | null | undefined>(value: Value, isHeld: boolean): Value {
  const [snapshot, keep] = useState(value);
  if (!isHeld && snapshot !== value) keep(value);
  return isHeld ? snapshot : value;
}
