import { eur } from '../../bank/amount';
import { makeTransfer } from '../../bank/store';

type Body = { readonly accountId: string; readonly amount: string; readonly iban: string };

export async function POST(request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  // Sent again without a key, an order would be a second transfer.
  if (key === null) return new Response('An order needs an idempotency-key.', { status: 400 });
  const { accountId, amount, iban }: Body = await request.json();
  const answer = makeTransfer({ key, accountId, amount: eur(amount), iban });
  return Response.json(answer, { status: 'field' in answer ? 422 : 201 });
}
