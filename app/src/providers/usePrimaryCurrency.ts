import { deviceKeys } from '../storage/keys.ts';
import { useDeviceValue } from './useDeviceValue.ts';

/** The currency that totals are shown in; EUR until the customer chooses, and at once when they do (SES-004, SET-010, SET-011). */
export function usePrimaryCurrency(): 'EUR' | 'USD' {
  return useDeviceValue(deviceKeys.balanceCurrency)[0] ?? 'EUR';
}
