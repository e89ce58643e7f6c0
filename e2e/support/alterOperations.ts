import * as z from 'zod/mini';
import type { APIRequestContext } from '@playwright/test';
import type { Control, Customer } from './control.ts';

const OPERATIONS = '/api/v1/accounts/operations';
const session = z.object({ access_token: z.string() });
const operations = z.looseObject({ settings: z.record(z.string(), z.unknown()) });

/**
 * The provider's operations answer, from now on with other settings for this customer alone: what `PATCH /sandbox/settings` changes is
 * everybody's. What the provider itself does stays as it was.
 */
export async function alterOperations(
  request: APIRequestContext,
  control: Control,
  { username, password }: Customer,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { access_token } = session.parse(await (await request.post('/api/v1/sign_in', { data: { username, password } })).json());
  const answer = await request.get(OPERATIONS, { headers: { authorization: `Bearer ${access_token}` } });
  const current = operations.parse(await answer.json());
  const body = { ...current, settings: { ...current.settings, ...settings } };
  await control.fault({ match: { path: OPERATIONS, username }, status: 200, body, times: 0 });
}
