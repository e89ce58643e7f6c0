import { signInAnswer } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import type { AskedProvider } from './openProvider.ts';

const shape = z.object({ id: z.number(), username: z.string(), password: z.string(), uuid: z.string() });
export type MadeForTest = z.output<typeof shape>;

export async function newCustomer({ control }: AskedProvider, preset: string, overrides?: object): Promise<MadeForTest> {
  const answer = await control('POST', '/customers', { preset, ...(overrides === undefined ? {} : { overrides }) });
  if (answer.status !== 201) throw new Error(`The customer was not made: ${answer.text}`);
  return z.parse(shape, answer.json);
}

export async function signInAs({ request }: AskedProvider, { username, password }: Pick<MadeForTest, 'username' | 'password'>) {
  const answer = await request('POST', '/sign_in', { body: { username, password } });
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.text}`);
  return z.parse(signInAnswer, answer.json);
}

export async function newSession(provider: AskedProvider, preset: string, overrides?: object) {
  const customer = await newCustomer(provider, preset, overrides);
  const { access_token: token, refresh_token: refresh } = await signInAs(provider, customer);
  return { ...customer, token, refresh };
}

const messages = z.array(
  z.object({ channel: z.string(), subject: z.nullable(z.string()), body: z.string(), code: z.nullable(z.string()) }),
);

export async function inboxOf({ control }: AskedProvider, to: string) {
  const answer = await control('GET', `/messages?to=${encodeURIComponent(to)}`);
  return z.parse(messages, answer.json);
}

let next = 0;

/** An unused phone. Never ends in 0000, whose codes are fixed. */
export function freshPhone(ending = ''): string {
  next += 1;
  return `+3726${String(Date.now() % 1_000_000).padStart(6, '0')}${String(next).padStart(3, '1')}${ending === '' ? '7' : ending}`;
}

/** The statuses of several responses in ascending order, because the order of parallel requests is not determined. */
export function statusesOf(answers: readonly { readonly status: number }[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}
