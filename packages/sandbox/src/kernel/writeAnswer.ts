import type { Endpoint } from '@wallet/contract/endpoint';
import { readResponse } from '@wallet/contract/parse';
import { defaultLanguage, type Language } from '../words/language.ts';
import type { Result } from './call.ts';
import { translateAnswer } from './translateAnswer.ts';

/** An answer ready to be sent: its JSON has been validated against the contract. */
export type WrittenAnswer = { readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> };

/**
 * Serialises an answer in the reader's language. An answer that does not match the contract is a fault of the provider and becomes a 500,
 * never a surprise on a screen.
 */
export function writeAnswer<E extends Endpoint>(
  endpoint: E,
  result: Extract<Result<E>, { readonly answer: unknown }>,
  language: Language = defaultLanguage,
): WrittenAnswer {
  const status = result.status ?? Math.min(...Object.keys(endpoint.answers).map(Number));
  const reading = readResponse(endpoint, status, result.answer);
  if (!reading.success) throw new Error(`${endpoint.id} answers outside the contract: ${reading.reason}`);
  return {
    status,
    body: JSON.stringify(translateAnswer(endpoint.answers[status], result.answer, language)) ?? '',
    headers: result.headers ?? {},
  };
}
