import type { OrderRow } from '@wallet/contract/orders';
import type { OrderFilters } from './useOrderList.ts';

const TYPES = ['send', 'token_send'];

/** What is asked of the provider: completed sends alone. */
export const completedSends: OrderFilters = { 'type[]': TYPES, 'group[]': ['outgoings'], 'status[]': ['completed'] };

/** The address that a send goes to, whatever has become of it; null for every other order. */
export const sentAddress = ({ type, group, counterparty }: OrderRow): string | null =>
  TYPES.includes(type) && group === 'outgoings' ? (counterparty ?? null) : null;

/**
 * The addresses that the customer's money has gone to, each once. An incoming transfer is never among them, whatever the provider answers:
 * anybody can send a little from an address made to look like one of these (WISH-010).
 */
export function sentAddresses(orders: readonly OrderRow[]): readonly string[] {
  return [...new Set(orders.filter(({ status }) => status === 'completed').flatMap((order) => sentAddress(order) ?? []))];
}
