import type { Customer } from '../authenticate.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { Settings } from '../settings.ts';

/** What is bound to the key of a device that proves it has one: nothing, the refresh token, or access tokens too (RULE-052). */
export const bindings = ['off', 'refresh', 'all'] as const;
export type Binding = (typeof bindings)[number];

/**
 * The customer's own binding, else that of the settings.
 * @param customer undefined for an unregistered phone
 */
export function readBinding(settings: Pick<Settings, 'text'>, customer: Pick<Customer, 'sender_constrained'> | undefined): Binding {
  return parseKnownValue(bindings, customer?.sender_constrained ?? settings.text('senderConstrained'));
}
