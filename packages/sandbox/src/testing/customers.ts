import { signInResponse } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import type { ProviderClient } from './openProvider.ts';

const shape = z.object({ id: z.number(), username: z.string(), password: z.string(), uuid: z.string() });
export type TestCustomer = z.output<typeof shape>;

export async function createCustomer({ control }: ProviderClient, preset: string, overrides?: object): Promise<TestCustomer> {
  const answer = await control('POST', '/customers', { preset, ...(overrides === undefined ? {} : { overrides }) });
  if (answer.status !== 201) throw new Error(`The customer was not made: ${answer.text}`);
  return z.parse(shape, answer.json);
}

export async function signInAs({ request }: ProviderClient, { username, password }: Pick<TestCustomer, 'username' | 'password'>) {
  const answer = await request('POST', '/sign_in', { body: { username, password } });
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.text}`);
  return z.parse(signInResponse, answer.json);
}

export async function createSession(provider: ProviderClient, preset: string, overrides?: object) {
  const customer = await createCustomer(provider, preset, overrides);
  const { access_token: token, refresh_token: refresh } = await signInAs(provider, customer);
  return { ...customer, token, refresh };
}

const messages = z.array(
  z.object({ channel: z.string(), subject: z.nullable(z.string()), body: z.string(), code: z.nullable(z.string()) }),
);

export async function readInbox({ control }: ProviderClient, to: string) {
  const answer = await control('GET', `/messages?to=${encodeURIComponent(to)}`);
  return z.parse(messages, answer.json);
}

let next = 0;

/** An unused phone. Never ends in 0000, whose codes are fixed. */
export function createPhone(ending = ''): string {
  next += 1;
  return `+3726${String(Date.now() % 1_000_000).padStart(6, '0')}${String(next).padStart(3, '1')}${ending === '' ? '7' : ending}`;
}

/** The statuses of several responses in ascending order, because the order of parallel requests is not determined. */
export function sortStatuses(answers: readonly { readonly status: number }[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}
