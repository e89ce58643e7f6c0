import type * as z from 'zod/mini';

/**
 * Creates a schema check from a rule of validation. `sentenceOf` returns the message for a value, or undefined when it is valid.
 * `z.string().check(says((text) => getAddressIssueText(text, code, texts)))`
 * @param field the field that gets the message, in a check of the whole object
 */
export const says =
  <Value>(sentenceOf: (value: Value) => string | undefined, field?: keyof Value & string): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    const message = sentenceOf(value);
    if (message !== undefined)
      issues.push({ code: 'custom', message, input: value, continue: true, ...(field === undefined ? {} : { path: [field] }) });
  };
