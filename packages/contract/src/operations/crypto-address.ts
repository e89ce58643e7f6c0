import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../values.ts';

/** Most characters of an address as typed; what is an address of the network is the provider's rule. */
export const MOST_ADDRESS_CHARACTERS = 42;

/** An address outside, as a request carries it. */
export const cryptoAddress = (message: string) =>
  z.string(says(message)).check(z.overwrite(cleanLine), z.minLength(1, message), z.maxLength(MOST_ADDRESS_CHARACTERS, message));
