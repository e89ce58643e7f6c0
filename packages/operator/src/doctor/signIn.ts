import { signInResponse } from '@wallet/contract/access/session';
import * as z from 'zod/mini';

/** Opens a session for the contract's conformance check. @throws if the provider refuses */
export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The sign-in returned ${answer.status}`);
  return z.parse(signInResponse, await answer.json()).access_token;
}
