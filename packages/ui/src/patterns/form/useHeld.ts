import { useState } from 'react';

/** A value as it was when holding began: what a customer has submitted does not change under their eyes (PRICE-006). @param value a primitive */
export function useHeld<Value extends string | null | undefined>(value: Value, isHeld: boolean): Value {
  const [kept, keep] = useState(value);
  if (!isHeld && kept !== value) keep(value);
  return isHeld ? kept : value;
}
