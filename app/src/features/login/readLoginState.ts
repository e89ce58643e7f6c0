import { flag, object, text } from '../../config/readers.ts';

const readState = object({}, { showLoginOneTimeCode: flag, phone: text(/^/, 'must be a text') });

/** What the navigation state says of a login (AUTH-009, D-AUTH-22); anything else in it is ignored. */
export function readLoginState(state: unknown): { showLoginOneTimeCode: boolean; phone: string | null } {
  const { showLoginOneTimeCode = false, phone = '' } = readState(state) ?? {};
  return { showLoginOneTimeCode, phone: phone === '' ? null : phone };
}
