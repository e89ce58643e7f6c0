import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { requestError } from '../values.ts';

/** Maximum length of an address as typed. The provider validates it for the network. */
export const MAX_ADDRESS_LENGTH = 42;

export const cryptoAddress = (message: string) =>
  z.string(requestError(message)).check(z.overwrite(cleanLine), z.minLength(1, message), z.maxLength(MAX_ADDRESS_LENGTH, message));
