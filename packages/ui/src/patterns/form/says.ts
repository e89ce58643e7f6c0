import type * as z from 'zod/mini';

/**
 * A check for a schema: what one of core's rules finds wrong with a value, in words; undefined when nothing is.
 * `z.string().check(says((text) => addressText(text, code, texts)))`
 * @param field of a check of the whole object: the field that the sentence belongs to
 */
export const says =
  <Value>(sentenceOf: (value: Value) => string | undefined, field?: keyof Value & string): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    const message = sentenceOf(value);
    if (message !== undefined)
      issues.push({ code: 'custom', message, input: value, continue: true, ...(field === undefined ? {} : { path: [field] }) });
  };
