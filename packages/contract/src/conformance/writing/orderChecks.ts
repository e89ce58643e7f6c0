import type { CompletedCall } from './checkCall.ts';
import type { Run } from './run.ts';
import { checkMovements, readPlacedOrder, type PlacedOrder } from './world.ts';

function getOrderId(json: unknown): string {
  if (typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string') return json.id;
  throw new Error('A success names no order, though its answer is of the contract');
}

/**
 * Checks that the balances have moved as the orders state, that what leaves is held, and that available and locked add up to the balance.
 * @returns the order of the success, with its price
 */
export async function checkOrder(
  { send, report }: Pick<Run, 'send' | 'report'>,
  call: string,
  { before, after, sent, all }: CompletedCall,
): Promise<PlacedOrder> {
  const id = getOrderId(sent.json);
  const placed = await readPlacedOrder(send, id);
  const others = await Promise.all(
    all
      .map(({ json }) => getOrderId(json))
      .filter((other) => other !== id)
      .map((other) => readPlacedOrder(send, other)),
  );
  const orders = [placed, ...others].map(({ order }) => order);
  report.check('RULE-003', `${call} balances differ by what the order says`, checkMovements(before, after, orders));
  return placed;
}
