import { supportMessageLength } from '@wallet/core/limits/limits';
import { supportMessageIssue } from '@wallet/core/validation/texts';
import { emailIssue } from '@wallet/core/validation/contacts';
import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';
import type { SupportTexts } from './support.texts.ts';

type Rules = {
  /** Address sent while the customer types none; '' when unknown. */
  readonly knownEmail: string;
  /** True for a visitor, because no other address is known. */
  readonly isEmailRequired: boolean;
};

/** A message of 1 to 8912 characters after trimming, and the address to reply to (LIM-022, D-LIM-05, D-MENU-09). */
export const supportSchema = (texts: SupportTexts, { knownEmail, isEmailRequired }: Rules) =>
  z.object({
    message: z.string().check(
      z.trim(),
      says((text) => {
        const issue = supportMessageIssue(text);
        if (issue === 'required') return texts.required;
        return issue === 'tooLong' ? texts.tooLong(supportMessageLength.max) : undefined;
      }),
    ),
    email: z
      .pipe(
        z.nullable(z.string()),
        z.transform((text) => cleanLine(text ?? knownEmail)),
      )
      .check(
        says((text) => {
          const issue = emailIssue(text);
          if (issue === 'required') return isEmailRequired ? texts.required : undefined;
          return issue === 'invalid' ? texts.invalidEmail : undefined;
        }),
      ),
  });
