import { foldForSearch } from '@wallet/core/search/foldForSearch';
import type { Hono } from 'hono';
import { createOrderTextSearch } from '../../kernel/createOrderTextSearch.ts';
import type { Services } from '../../http/services.ts';
import { toWireOrder } from '../../ledger/toWireOrder.ts';
import { readCursor, readLimit } from '../readControl.ts';

const MAX_LIMIT = 100;

/** Allowed transitions (RULE-020). Final states have none. */
const allowedMoves: Readonly<Record<string, readonly string[]>> = {
  pending: ['completed', 'moderate', 'rejected'],
  moderate: ['completed', 'rejected'],
};

/**
 * Lists the orders of all customers, newest first, with their allowed moves (OPSC-010). A request with a `username` goes to the list of
 * orders.ts instead.
 */
export function mountOrderListControl(http: Hono, { database }: Services): void {
  http.get('/orders', async (context, next) => {
    const { username, customer, type, status, text } = context.req.query();
    const limit = readLimit(context, MAX_LIMIT);
    if (username !== undefined) return next();
    const cursor = readCursor(context);
    const said = text === undefined ? null : await createOrderTextSearch(database, null);
    const rows = await database
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.customer_id')
      .selectAll('orders')
      .select('customer.username')
      .$if(customer !== undefined, (query) => query.where('customer.username', 'like', `%${(customer ?? '').replaceAll(/[^+\d]/g, '')}%`))
      .$if(type !== undefined, (query) => query.where('orders.type', '=', type ?? ''))
      .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? ''))
      .$if(said !== null, (query) =>
        query.where((eb) =>
          eb.or([
            eb(eb.cast<string>('orders.id', 'text'), '=', text ?? ''),
            ...(said === null ? [] : [said.has(foldForSearch(text ?? ''), 'orders')]),
          ]),
        ),
      )
      .$if(cursor !== undefined, (query) => query.where('orders.id', '<', cursor ?? 0n))
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .execute();
    return context.json({
      orders: rows.map((row) => ({ ...toWireOrder(row), username: row.username, moves: allowedMoves[row.status] ?? [] })),
      last: rows.length === limit ? (rows.at(-1)?.id.toString() ?? null) : null,
    });
  });
}
