import { checkOneTimeCodeFormat } from '@wallet/core/validation/codes';
import * as z from 'zod/mini';
import { says } from './says.ts';

/** Schema of a form with an SMS code (FMT-005). @param words messages for a missing and an incomplete code */
export const createSmsCodeSchema = (words: { readonly required: string; readonly invalid: string }) =>
  z.object({
    code: z.string().check(
      says((code) => {
        const issue = checkOneTimeCodeFormat(code, 'sms');
        return issue === null ? undefined : words[issue];
      }),
    ),
  });
