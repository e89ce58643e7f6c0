import type { ErrorBody } from '@wallet/contract/errors';
import { Refusal } from '../api/errors.ts';

/** The provider's refusal of a request, by default of an invalid one. */
export const buildRefusal = (status: number, body: Partial<ErrorBody> = {}): Refusal =>
  new Refusal(status, { code: status, message: 'Validation failed', ...body });
