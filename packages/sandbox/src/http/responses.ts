import type { ErrorBody } from '@wallet/contract/errors';
import type { Refusal } from '../kernel/refusal.ts';
import type { WrittenAnswer } from '../kernel/writeAnswer.ts';
import { defaultLanguage, type Language } from '../words/language.ts';
import { translateStored } from '../words/translateText.ts';

const responseTexts = new WeakMap<Response, string>();

/** The text that a response was created from; undefined for a file or a page. Reading the response itself would turn it into a stream. */
export const getResponseText = (response: Response): string | undefined => responseTexts.get(response);

function storeResponseText(response: Response, text: string): Response {
  responseTexts.set(response, text);
  return response;
}

const createJsonHeaders = (language: Language) => ({
  'content-type': 'application/json',
  'content-language': language,
  vary: 'accept-language',
});

/** Translates all texts of a refusal that a customer reads. */
function translateBody(body: ErrorBody, language: Language): ErrorBody {
  if (language === 'en') return body;
  const { message, fields, fields_errors: errors, violations } = body;
  const saying = <Issue extends { readonly message: string }>(issue: Issue) => ({
    ...issue,
    message: translateStored(issue.message, language),
  });
  return {
    ...body,
    message: translateStored(message, language),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said.map((text) => translateStored(text, language))])),
    }),
    ...(errors && { fields_errors: errors.map(saying) }),
    ...(violations && { violations: violations.map(saying) }),
  };
}

export function createRefusalResponse({ status, body, headers }: Refusal, language: Language = defaultLanguage): Response {
  const text = JSON.stringify(translateBody(body, language));
  return storeResponseText(new Response(text, { status, headers: { ...createJsonHeaders(language), ...headers } }), text);
}

export function createAnswerResponse({ status, body, headers }: WrittenAnswer, language: Language): Response {
  const isEmpty = status === 204 || body === '';
  const response = new Response(isEmpty ? null : body, {
    status,
    headers: isEmpty ? headers : { ...createJsonHeaders(language), ...headers },
  });
  return storeResponseText(response, isEmpty ? '' : body);
}
