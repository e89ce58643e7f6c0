import type { Refusal } from '../kernel/refusal.ts';
import type { Written } from '../kernel/writeAnswer.ts';

const texts = new WeakMap<Response, string>();

/** The text that was put into a response; undefined where it is a file or a page. Reading the response itself would make a stream of it. */
export const textOf = (response: Response): string | undefined => texts.get(response);

function keepText(response: Response, text: string): Response {
  texts.set(response, text);
  return response;
}

export function refusalResponse({ status, body, headers }: Refusal): Response {
  const text = JSON.stringify(body);
  return keepText(new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } }), text);
}

export function answerResponse({ status, body, headers }: Written): Response {
  const isEmpty = status === 204 || body === '';
  const response = new Response(isEmpty ? null : body, {
    status,
    headers: isEmpty ? headers : { 'content-type': 'application/json', ...headers },
  });
  return keepText(response, isEmpty ? '' : body);
}
