import type { Endpoint } from '@wallet/contract/endpoint';
import { readAnswer } from '@wallet/contract/parse';
import { firstLanguage, type Language } from '../words/language.ts';
import type { Result } from './call.ts';
import { wordAnswer } from './wordAnswer.ts';

/** An answer that is ready to be sent: its JSON has been judged by the contract. */
export type Written = { readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** The answer as text, in the reader's words. One that the contract does not know is a fault of the provider: 500, never a surprise on a screen. */
export function writeAnswer<E extends Endpoint>(
  endpoint: E,
  result: Extract<Result<E>, { readonly answer: unknown }>,
  language: Language = firstLanguage,
): Written {
  const status = result.status ?? Math.min(...Object.keys(endpoint.answers).map(Number));
  const reading = readAnswer(endpoint, status, result.answer);
  if (!reading.success) throw new Error(`${endpoint.id} answers outside the contract: ${reading.reason}`);
  return {
    status,
    body: JSON.stringify(wordAnswer(endpoint.answers[status], result.answer, language)) ?? '',
    headers: result.headers ?? {},
  };
}
