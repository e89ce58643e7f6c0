import * as z from 'zod/mini';
import type { Customer } from '../kernel/authenticate.ts';
import type { Services } from '../http/services.ts';
import { BRAKE_EVENT } from '../kernel/brake/brakeTransfer.ts';
import { formatHolderName } from '../kernel/customer/names.ts';
import { consoleView, type ConsoleView } from './consoleView.ts';

const MAX_ROWS = 50;

const toSummary = (customer: Customer) => ({
  id: customer.id,
  username: customer.username,
  name: formatHolderName(customer),
  status: customer.status,
  addressStatus: customer.address_status,
  hold: customer.hold,
});

/**
 * Reads the console's data, newest first.
 * @param part of a phone; only customers whose phone contains it are listed
 */
export async function readConsole({ database, clock, faults }: Services, part: string): Promise<ConsoleView> {
  const people = database.selectFrom('customer').selectAll().orderBy('id', 'desc').limit(MAX_ROWS);
  const customers = await people.where('username', 'like', `%${part.replaceAll(/[^+\d]/g, '')}%`).execute();
  const waiting = await people
    .where((where) => where.or([where('status', '=', 'moderating'), where('address_status', '=', 'pending')]))
    .execute();
  const orders = await database
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select('customer.username')
    .where('orders.status', 'in', ['pending', 'moderate'])
    .orderBy('orders.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const travelRule = await database
    .selectFrom('travel_rule')
    .innerJoin('customer', 'customer.id', 'travel_rule.customer_id')
    .selectAll('travel_rule')
    .select('customer.username')
    .where('travel_rule.status', 'in', ['prepared', 'provider_started_review', 'provider_required_action'])
    .orderBy('travel_rule.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const refused = await database
    .selectFrom('audit_log')
    .select(['id', 'customer_id', 'outcome', 'at'])
    .where('event', '=', BRAKE_EVENT)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return z.parse(consoleView, {
    now: clock.now().toISOString(),
    customers: customers.map(toSummary),
    reviews: waiting.map(toSummary),
    orders: orders.map((order) => ({
      id: order.id.toString(),
      username: order.username,
      type: order.type_human,
      volume: `${order.volume_value} ${order.volume_currency}`,
      status: order.status,
      waitsFor: order.waits_for,
      heldUntil: order.held_until?.toISOString() ?? null,
      at: order.created_at.toISOString(),
    })),
    refusedTransfers: refused.map(({ id, customer_id: customerId, outcome, at }) => ({
      id: id.toString(),
      customerId,
      what: outcome,
      at: at.toISOString(),
    })),
    travelRule: travelRule.map(({ id, username, direction, amount, currency, status }) => ({
      id: id.toString(),
      username,
      direction,
      amount: `${amount} ${currency}`,
      status,
    })),
    faults: faults.list(),
  });
}
