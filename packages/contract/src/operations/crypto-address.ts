import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../values.ts';

/** Maximum length of an address as typed. The provider validates it for the network. */
export const MOST_ADDRESS_CHARACTERS = 42;

/** An external address in a request. */
export const cryptoAddress = (message: string) =>
  z.string(says(message)).check(z.overwrite(cleanLine), z.minLength(1, message), z.maxLength(MOST_ADDRESS_CHARACTERS, message));
