import { normalizePhone, phoneIssue } from '@wallet/core/validation/contacts';
import * as z from 'zod/mini';
import { says } from '../form/says.ts';

/** Validates a phone number as typed and outputs '+' and digits. */
export const phoneSchema = (texts: { readonly required: string; readonly invalidPhone: string }) =>
  z.pipe(
    z.string().check(
      says((text) => {
        const issue = phoneIssue(text);
        return issue === null ? undefined : { required: texts.required, invalid: texts.invalidPhone }[issue];
      }),
    ),
    z.transform(normalizePhone),
  );
