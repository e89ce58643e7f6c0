import { normalizePhone, checkPhone } from '@wallet/core/validation/contacts';
import * as z from 'zod/mini';
import { says } from '../form/says.ts';

/** Validates a phone number as typed and outputs '+' and digits. */
export const createPhoneSchema = (texts: { readonly required: string; readonly invalidPhone: string }) =>
  z.pipe(
    z.string().check(
      says((text) => {
        const issue = checkPhone(text);
        return issue === null ? undefined : { required: texts.required, invalid: texts.invalidPhone }[issue];
      }),
    ),
    z.transform(normalizePhone),
  );
