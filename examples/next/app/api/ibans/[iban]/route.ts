import { findBank } from '../../../bank/store';

export async function GET(_: Request, { params }: { readonly params: Promise<{ readonly iban: string }> }): Promise<Response> {
  const answer = findBank((await params).iban);
  return Response.json(answer, { status: 'field' in answer ? 422 : 200 });
}
