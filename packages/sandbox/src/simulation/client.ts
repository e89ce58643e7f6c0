import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { operations } from '@wallet/contract/holdings/accounts';
import { signInResponse } from '@wallet/contract/access/session';
import { OUTSIDE_IBAN } from '../testing/bankTransfers.ts';
import { createCustomer, type TestCustomer } from '../testing/customers.ts';
import type { Answer as HttpAnswer, ProviderClient } from '../testing/openProvider.ts';
import { OUTSIDE, signAsDevice } from '../testing/transfers.ts';
import { createState, type Answer, type Operation, type State } from './model/state.ts';

const prepared = z.object({
  uuid: z.string(),
  two_fa_box_uuid: z.string(),
  tenant_uuid: z.string(),
  tx: z.string(),
  key: z.string(),
  sign: z.array(z.string()),
  amount: z.string(),
  fee: z.string(),
  curve: z.optional(z.enum(['P-256', 'secp256k1'])),
});
type PreparedAnswer = z.output<typeof prepared>;

/** Everything a customer's client has learnt from responses. */
export type Client = TestCustomer & {
  readonly ids: Readonly<Record<string, number>>;
  readonly card: number;
  readonly sessions: Map<string, { readonly access: string; readonly refresh: string; readonly at: number }[]>;
  readonly intents: Map<string, string>;
  readonly orders: Map<string, string>;
  /** With the session that prepared it. */
  readonly prepared: Map<string, PreparedAnswer & { readonly session: string }>;
  /** Signatures of its device by prepared operation, so that a repeated request is identical. */
  readonly signed: Map<string, readonly string[]>;
};

const BALANCES = { EUR: '6000.00', USD: '500.00', ETH: '8', USDC: '3000' } as const;

export async function createClient(provider: ProviderClient): Promise<{ readonly client: Client; readonly state: State }> {
  const card = { cardType: 'visa', status: 'verified', expirationDate: '12/99' };
  const made = await createCustomer(provider, 'empty', { balances: BALANCES, cards: [card] });
  const signedIn = await provider.request('POST', '/sign_in', { body: { username: made.username, password: made.password } });
  const { access_token: token } = z.parse(signInResponse, signedIn.json);
  const read = z.parse(operations, (await provider.request('GET', '/accounts/operations', { token })).json);
  const ids = Object.fromEntries(read.accounts.map(({ currencyCode, id }) => [currencyCode, id]));
  const known = { sessions: new Map(), intents: new Map(), orders: new Map(), prepared: new Map(), signed: new Map() };
  return {
    client: { ...made, ids, card: read.cards[0]?.id ?? 0, ...known },
    state: createState({ EUR: 600_000n, USD: 50_000n, ETH: 800_000_000n, USDC: 300_000_000n }),
  };
}

const decimalsOf: Readonly<Record<string, number>> = { EUR: 2, USD: 2, ETH: 8, USDC: 5 };

function formatUnits(units: bigint, currency: string): string {
  const decimals = decimalsOf[currency] ?? 2;
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
const parseUnits = (text: string, decimals: number): bigint => {
  const [whole = '0', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(decimals, '0'));
};

/** Returns the code sent for a prepared operation, as the customer's phone received it, or a different one for a wrong entry. */
async function readCode(database: PGlite, client: Client, tenant: string, isRight: boolean): Promise<string> {
  const digest = await database.query<{ code_digest: string }>('select code_digest from one_time_code where id = $1', [tenant]);
  const messages = await database.query<{ code: string }>('select code from message where recipient = $1 and code is not null', [
    client.username,
  ]);
  const isIt = (code: string): boolean => createHash('sha256').update(`${tenant} ${code}`).digest('hex') === digest.rows[0]?.code_digest;
  const right = messages.rows.find(({ code }) => isIt(code))?.code ?? '';
  return isRight ? right : right === '000000' ? '111111' : '000000';
}

type SendRequest = () => Promise<HttpAnswer>;

export async function buildRequest(provider: ProviderClient, database: PGlite, client: Client, operation: Operation): Promise<SendRequest> {
  const { request, control } = provider;
  const token = 'session' in operation ? client.sessions.get(operation.session)?.[operation.token]?.access : undefined;
  const { ids } = client;
  switch (operation.kind) {
    case 'withdraw': {
      const body = { amount: formatUnits(operation.amount, 'EUR'), iban: OUTSIDE_IBAN };
      return () => request('POST', `/accounts/${ids['EUR']}/withdraw/iban`, { token, key: operation.key, body });
    }
    case 'exchange': {
      const isSale = operation.currency === 'EUR';
      const body = { value: formatUnits(operation.amount, operation.currency), base: operation.currency, quote: isSale ? 'USD' : 'EUR' };
      return () => request('POST', isSale ? '/exchange/sell' : '/exchange/buy', { token, key: operation.key, body });
    }
    case 'card': {
      const body = { amount: formatUnits(operation.amount, 'EUR'), card_id: client.card };
      return () => request('POST', `/topup/stripe/${ids['EUR']}/create`, { token, key: operation.key, body });
    }
    case 'prepare': {
      const { currency, amount, key } = operation;
      const body = { to: OUTSIDE.ETH, fee: 'average', amount: formatUnits(amount, currency), repeated_event: 'false' };
      return currency === 'ETH'
        ? () => request('PUT', `/wallets/${ids['ETH']}/send`, { token, key, body })
        : () => request('POST', `/tokens/${ids['USDC']}/send/prepare`, { token, key, body });
    }
    case 'open': {
      const { tenant_uuid: tenant = '', two_fa_box_uuid: uuid = '' } = client.prepared.get(operation.name) ?? {};
      const pin = await readCode(database, client, tenant, operation.isRight);
      return () => request('POST', '/2fa/get', { token, body: { uuid, pin } });
    }
    case 'send': {
      const one = client.prepared.get(operation.name);
      const signatures = client.signed.get(operation.name) ?? ['AAAA'];
      const isToken = one?.tx !== undefined && Buffer.from(one.tx, 'base64url').toString().includes(`"account":${ids['USDC']},`);
      const body = { uuid: one?.uuid ?? '', tx: one?.tx ?? '', signatures };
      const path = isToken ? `/tokens/${ids['USDC']}/send` : `/wallets/${ids['ETH']}/send`;
      return () => request('POST', path, { token, key: operation.key, body });
    }
    case 'sheet':
      return () => control('POST', `/card-provider/${client.intents.get(operation.name)}`, { outcome: operation.outcome });
    case 'move': {
      const body = { status: operation.status, rejected_message: operation.status === 'rejected' ? 'No' : null };
      return () => control('PATCH', `/orders/${client.orders.get(operation.name)}`, body);
    }
    case 'signIn': {
      const { username, password } = client;
      return () => request('POST', '/sign_in', { body: { username, password } });
    }
    case 'refresh': {
      const refresh = client.sessions.get(operation.session)?.[operation.token]?.refresh;
      return () => request('POST', '/refresh_token', { body: { refresh_token: refresh } });
    }
    case 'logOut':
      return () => request('POST', '/logout', { token });
  }
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const refusal = z.object({ code: z.number() });

/** Reads a response and remembers the ids in it. Undefined when the outcome is unknown. */
export function readResponse(client: Client, operation: Operation, answer: HttpAnswer | undefined, now: number): Answer | undefined {
  if (answer === undefined || answer.status >= 500) return undefined;
  const { status, json } = answer;
  if (status >= 400) return { status, code: z.parse(refusal, json).code, id: '', facts: '' };
  const plain = { status, code: 0, id: '', facts: '' };
  switch (operation.kind) {
    case 'withdraw':
    case 'exchange':
    case 'send': {
      const { id } = z.parse(z.object({ id: z.string() }), json);
      client.orders.set(operation.key, id);
      return { ...plain, id };
    }
    case 'card':
      client.intents.set(operation.key, z.parse(z.object({ payment_intent: z.string() }), json).payment_intent);
      return plain;
    case 'prepare': {
      const one = z.parse(prepared, json);
      client.prepared.set(operation.key, { ...one, session: client.prepared.get(operation.key)?.session ?? operation.session });
      return { ...plain, facts: `${parseUnits(one.amount, decimalsOf[operation.currency] ?? 2)} ${parseUnits(one.fee, 8)}` };
    }
    case 'open': {
      const one = client.prepared.get(operation.name);
      const { key: box } = z.parse(z.object({ key: z.string() }), json);
      if (one !== undefined && !client.signed.has(operation.name)) client.signed.set(operation.name, signAsDevice(one, box));
      return plain;
    }
    case 'signIn':
    case 'refresh': {
      const { access_token: access, refresh_token: refresh } = z.parse(tokens, json);
      const name = operation.kind === 'signIn' ? operation.name : operation.session;
      const known = client.sessions.get(name) ?? [];
      const place = operation.kind === 'signIn' ? 0 : operation.token + 1;
      const isAgain = known[place] !== undefined;
      const facts =
        operation.kind === 'signIn' ? '' : known[place] === undefined || known[place].refresh === refresh ? String(place) : 'another';
      if (!isAgain) known[place] = { access, refresh, at: now };
      client.sessions.set(name, known);
      return { ...plain, facts };
    }
    case 'sheet':
    case 'move':
    case 'logOut':
      return plain;
  }
}
