import type { ErrorBody } from '@wallet/contract/errors';
import type { Refusal } from '../kernel/refusal.ts';
import type { Written } from '../kernel/writeAnswer.ts';
import { firstLanguage, type Language } from '../words/language.ts';
import { inWords } from '../words/say.ts';

const texts = new WeakMap<Response, string>();

/** The text that a response was created from; undefined for a file or a page. Reading the response itself would turn it into a stream. */
export const textOf = (response: Response): string | undefined => texts.get(response);

function keepText(response: Response, text: string): Response {
  texts.set(response, text);
  return response;
}

const json = (language: Language) => ({ 'content-type': 'application/json', 'content-language': language, vary: 'accept-language' });

/** Translates all texts of a refusal that a customer reads. */
function worded(body: ErrorBody, language: Language): ErrorBody {
  if (language === 'en') return body;
  const { message, fields, fields_errors: errors, violations } = body;
  const saying = <Issue extends { readonly message: string }>(issue: Issue) => ({ ...issue, message: inWords(issue.message, language) });
  return {
    ...body,
    message: inWords(message, language),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said.map((text) => inWords(text, language))])),
    }),
    ...(errors && { fields_errors: errors.map(saying) }),
    ...(violations && { violations: violations.map(saying) }),
  };
}

export function refusalResponse({ status, body, headers }: Refusal, language: Language = firstLanguage): Response {
  const text = JSON.stringify(worded(body, language));
  return keepText(new Response(text, { status, headers: { ...json(language), ...headers } }), text);
}

export function answerResponse({ status, body, headers }: Written, language: Language): Response {
  const isEmpty = status === 204 || body === '';
  const response = new Response(isEmpty ? null : body, {
    status,
    headers: isEmpty ? headers : { ...json(language), ...headers },
  });
  return keepText(response, isEmpty ? '' : body);
}
