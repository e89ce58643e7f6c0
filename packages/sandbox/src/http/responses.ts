import type { Refusal } from '../kernel/refusal.ts';
import type { Written } from '../kernel/writeAnswer.ts';

export function refusalResponse({ status, body, headers }: Refusal): Response {
  return Response.json(body, { status, ...(headers === undefined ? {} : { headers }) });
}

export function answerResponse({ status, body, headers }: Written): Response {
  const isEmpty = status === 204 || body === '';
  return new Response(isEmpty ? null : body, { status, headers: isEmpty ? headers : { 'content-type': 'application/json', ...headers } });
}
