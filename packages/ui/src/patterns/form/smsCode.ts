import { oneTimeCodeIssue } from '@wallet/core/validation/codes';
import * as z from 'zod/mini';
import { says } from './says.ts';

/** The form of a code out of an SMS (FMT-005). @param words what is said of none, and of one that is too short */
export const smsCodeForm = (words: { readonly required: string; readonly invalid: string }) =>
  z.object({
    code: z.string().check(
      says((code) => {
        const issue = oneTimeCodeIssue(code, 'sms');
        return issue === null ? undefined : words[issue];
      }),
    ),
  });
