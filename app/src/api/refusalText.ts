import type { ErrorBody } from '@wallet/contract/errors';

/** A message is foreign input: shown as plain text, and no longer than this (D-ERR-17). */
const MOST_CHARACTERS = 300;
/** What the provider says when the fields say the rest. */
const GENERIC = 'Validation failed';

/**
 * The provider's words for a refusal; '' when it has none. What it says of fields that the form does not have is joined to the message:
 * no error may vanish (D-ERR-10).
 * @param shown names of the fields whose messages stand elsewhere
 */
export function refusalText({ message, fields = {} }: ErrorBody, shown: readonly string[] = []): string {
  const others = Object.entries(fields).flatMap(([name, messages]) => (shown.includes(name) ? [] : messages.slice(0, 1)));
  const isSaidByFields = message === GENERIC && Object.keys(fields).length > 0;
  const texts = [...(message === '' || isSaidByFields ? [] : [message]), ...others];
  return [...new Set(texts)].join(' ').slice(0, MOST_CHARACTERS);
}
