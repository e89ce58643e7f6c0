import type { Currency } from '@wallet/contract/holdings/currencies';
import { useEffect } from 'react';
import { useCurrencies } from '../data/rates/currencies.ts';

export type CurrencyNamesProps = { readonly onKnown: (currencies: readonly Currency[]) => void };

/** Loads the currencies once per session, when the menu is first seen, and passes them to the menu (THIRD-063). */
export function CurrencyNames({ onKnown }: CurrencyNamesProps) {
  const currencies = useCurrencies();
  useEffect(() => onKnown(currencies), [onKnown, currencies]);
  return null;
}
