import { countCharacters } from '@wallet/core/validation/texts';
import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { NOT_VALID, REQUIRED, requestError } from './values.ts';

const MAX_CHARACTERS = 140;
const TOO_LONG = 'Should have 140 characters or less';

/** True for at most 140 characters. A character of two code units counts once. */
const isShortEnough = (text: string): boolean => countCharacters(text) <= MAX_CHARACTERS;

/** A line of text of at most 140 characters, such as a town. */
export const shortLine = z
  .string(requestError(NOT_VALID))
  .check(z.overwrite(cleanLine), z.minLength(1, REQUIRED), z.refine(isShortEnough, { error: TOO_LONG }));

/** The name of a person or a company, trimmed (RULE-015). */
export const personName = shortLine.check(z.regex(/^[\p{L}\p{M}0-9. ]*$/u, 'Can contain only letters, digits, dots and spaces'));

export const comment = z.string(requestError(NOT_VALID)).check(z.refine(isShortEnough, { error: 'Maximum 140 characters' }));

/** Registration number of a company, or a legal id: 1 to 35 characters. */
export const legalId = z
  .string(requestError(NOT_VALID))
  .check(z.overwrite(cleanLine), z.minLength(1, REQUIRED), z.maxLength(35, NOT_VALID));
