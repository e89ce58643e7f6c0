import type { Customer } from '../authenticate.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { Settings } from '../settings.ts';

/** When a payment without a box has to be confirmed (RULE-048). */
export const strengths = ['off', 'risky', 'always'] as const;
export type Strength = (typeof strengths)[number];

/** The customer's own strength, else that of the settings. */
export function readStrength(settings: Settings, { strong_authentication: own }: Pick<Customer, 'strong_authentication'>): Strength {
  return parseKnownValue(strengths, own ?? settings.text('strongAuthentication'));
}
