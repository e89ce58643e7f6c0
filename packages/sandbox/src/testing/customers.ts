import { signInResponse } from '@wallet/contract/access/session';
import * as z from 'zod/mini';
import { PRESET_PASSWORD } from '../presets/presetPassword.ts';
import type { Answer, ProviderClient } from './openProvider.ts';

const shape = z.object({ id: z.number(), username: z.string(), password: z.string(), uuid: z.string() });
/** The seeded customer. */
export const DEMO = { username: '+37060000001', password: PRESET_PASSWORD };

export type TestCustomer = z.output<typeof shape>;
type SentHeaders = Readonly<Record<string, string>>;

export async function createCustomer({ control }: ProviderClient, preset: string, overrides?: object): Promise<TestCustomer> {
  const answer = await control('POST', '/customers', { preset, ...(overrides === undefined ? {} : { overrides }) });
  if (answer.status !== 201) throw new Error(`The customer was not made: ${answer.text}`);
  return z.parse(shape, answer.json);
}

export async function signInAs(
  { request }: ProviderClient,
  { username, password }: Pick<TestCustomer, 'username' | 'password'>,
  headers: SentHeaders = {},
) {
  const answer = await request('POST', '/sign_in', { body: { username, password }, headers });
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.text}`);
  return z.parse(signInResponse, answer.json);
}

/** Signs the same customer in again, because a previous token may have expired. */
export async function signInAgain<Session extends Pick<TestCustomer, 'username' | 'password'>>(
  provider: ProviderClient,
  session: Session,
  headers?: SentHeaders,
): Promise<Session & { readonly token: string }> {
  return { ...session, token: (await signInAs(provider, session, headers)).access_token };
}

export async function createSession(provider: ProviderClient, preset: string, overrides?: object) {
  const customer = await createCustomer(provider, preset, overrides);
  const { access_token: token, refresh_token: refresh } = await signInAs(provider, customer);
  return { ...customer, token, refresh };
}

/** Writes an order into the customer's history without moving money, by default a completed withdrawal, and returns its id. */
export async function createOrder({ control }: ProviderClient, username: string, order: object = {}): Promise<string> {
  const volume = { value: '-1.00', currency: 'EUR' };
  const answer = await control('POST', '/orders', { username, type: 'withdraw_sepa', status: 'completed', volume, ...order });
  return z.parse(z.object({ id: z.string() }), answer.json).id;
}

const messages = z.array(
  z.object({ channel: z.string(), subject: z.nullable(z.string()), body: z.string(), code: z.nullable(z.string()) }),
);

export async function readInbox({ control }: ProviderClient, to: string) {
  const answer = await control('GET', `/messages?to=${encodeURIComponent(to)}`);
  return z.parse(messages, answer.json);
}

/** The newest code or temporary password that a phone got, or an empty text. */
export const readCode = async (provider: ProviderClient, username: string): Promise<string> =>
  (await readInbox(provider, username))[0]?.code ?? '';

export const pickWrongCode = (right: string): string => (right === '000000' ? '111111' : '000000');

export const changePassword = ({ request }: ProviderClient, token: string, old: string, fresh: string): Promise<Answer> =>
  request('POST', '/change_password', { token, body: { old_password: old, new_password: { first: fresh, second: fresh } } });

/** The messages of a refusal by field. */
export const readFields = ({ json }: Pick<Answer, 'json'>) =>
  z.parse(z.object({ fields: z.record(z.string(), z.array(z.string())) }), json).fields;

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
