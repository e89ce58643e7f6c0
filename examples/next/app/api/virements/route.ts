import { eur } from '../../bank/amount';
import { makeTransfer } from '../../bank/store';

type Body = { readonly accountId: string; readonly amount: string; readonly iban: string };

export async function POST(request: Request): Promise<Response> {
  const { accountId, amount, iban }: Body = await request.json();
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  const answer = makeTransfer({ key, accountId, amount: eur(amount), iban });
  return Response.json(answer, { status: 'sentence' in answer ? 422 : 201 });
}
