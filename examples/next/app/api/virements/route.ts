import { makeTransfer, readOrder } from '../../bank/store';

export async function POST(request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  // Sent again without a key, an order would be a second transfer.
  if (key === null) return new Response('An order needs an idempotency-key.', { status: 400 });
  const order = readOrder(key, await request.json().catch(() => null));
  const answer = 'field' in order ? order : makeTransfer(order);
  return Response.json(answer, { status: 'field' in answer ? 422 : 201 });
}
