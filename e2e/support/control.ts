import type { APIRequestContext, APIResponse } from '@playwright/test';
import * as z from 'zod/mini';

const customer = z.object({
  id: z.number(),
  username: z.string(),
  password: z.string(),
  uuid: z.string(),
  givenName: z.string(),
  familyName: z.string(),
});
const softwarePasskey = z.object({
  id: z.string(),
  credentialId: z.string(),
  userHandle: z.string(),
  rpId: z.string(),
  privateKey: z.string(),
});
export type SoftwarePasskey = z.infer<typeof softwarePasskey>;
const messages = z.array(
  z.object({ channel: z.string(), subject: z.nullable(z.string()), body: z.string(), code: z.nullable(z.string()) }),
);
const requests = z.array(z.object({ method: z.string(), path: z.string(), status: z.number() }));
const fault = z.object({ id: z.union([z.string(), z.number()]) });
const session = z.object({ access_token: z.string() });
const operations = z.object({ accounts: z.array(z.object({ id: z.number(), currencyCode: z.string() })) });
const cards = z.array(z.object({ id: z.number(), status: z.string() }));
const order = z.object({ id: z.string() });
const deposit = z.object({ orderId: z.string() });
const orders = z.array(
  z.object({ id: z.string(), type: z.string(), status: z.string(), volume: z.object({ value: z.string(), currency: z.string() }) }),
);
const holdings = z.object({ balances: z.record(z.string(), z.string()) });
const travelRule = z.array(z.object({ id: z.string(), direction: z.string(), status: z.string() }));

export type Customer = z.infer<typeof customer>;
export type Preset =
  | 'verified'
  | 'company'
  | 'empty'
  | 'address_none'
  | 'address_pending'
  | 'no_iban'
  | 'no_wallets'
  | 'travel_rule'
  | 'temp_blocked'
  | 'blocked'
  | 'draft'
  | 'kyc_start'
  | 'kyc_finish'
  | 'kyc_completed'
  | 'moderating'
  | 'stuck'
  | 'passkey'
  | 'large'
  | 'careful';
export type Fault = {
  readonly match: { readonly method?: string; readonly path?: string; readonly username?: string };
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  /** Number of times the fault applies; 0 until it is cleared. @default 1 */
  readonly times?: number;
};

export type HistoryOrder = {
  readonly type: string;
  readonly status: 'completed' | 'pending' | 'moderate' | 'rejected';
  readonly volume: { readonly value: string; readonly currency: string };
  readonly created_at?: string;
  readonly summary?: readonly {
    readonly name: string;
    readonly rows: readonly {
      readonly name: string;
      readonly value: string;
      readonly state: string | null;
      readonly long: boolean;
      readonly copy: boolean;
    }[];
  }[];
};

/** The provider's control surface. Apart from the customer's actions, journeys change state only through it. */
export type Control = ReturnType<typeof openControl>;

async function readResponse<Schema extends z.ZodMiniType>(answer: APIResponse, schema: Schema): Promise<z.infer<Schema>> {
  if (!answer.ok()) throw new Error(`The control surface refused ${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return schema.parse(await answer.json());
}

async function expectAccepted(answer: Promise<APIResponse>): Promise<void> {
  await readResponse(await answer, z.unknown());
}

async function expectNoContent(answer: Promise<APIResponse>): Promise<void> {
  const { ok, status, url } = await answer.then((response) => ({ ok: response.ok(), status: response.status(), url: response.url() }));
  if (!ok) throw new Error(`The control surface refused ${url}: ${status}`);
}

/** Throws on any failed call, because a journey in a wrong state proves nothing. */
export function openControl(request: APIRequestContext, onCustomer: (customer: Customer) => Promise<void>) {
  const post = (path: string, data: unknown): Promise<APIResponse> => request.post(`/sandbox${path}`, { data });
  return {
    /** Creates a customer separate from all others. `overrides` are the members of `PATCH /sandbox/customers`. */
    customer: async (preset: Preset, overrides?: Readonly<Record<string, unknown>>): Promise<Customer> => {
      const response = await readResponse(await post('/customers', { preset, overrides }), customer);
      await onCustomer(response);
      return response;
    },
    /** Creates a customer new to this browser, who has not seen the notices of the first entry. */
    newcomer: async (preset: Preset, overrides?: Readonly<Record<string, unknown>>): Promise<Customer> =>
      readResponse(await post('/customers', { preset, overrides }), customer),
    patch: (username: string, changes: Readonly<Record<string, unknown>>): Promise<void> =>
      expectAccepted(request.patch(`/sandbox/customers/${encodeURIComponent(username)}`, { data: changes })),
    /** Creates a passkey of the customer with its private key, for a virtual authenticator. */
    passkey: async (username: string, name?: string): Promise<SoftwarePasskey> =>
      readResponse(await post(`/passkeys/${encodeURIComponent(username)}`, name === undefined ? {} : { name }), softwarePasskey),
    latestCode: async (to: string): Promise<string> => {
      const inbox = await readResponse(await request.get('/sandbox/messages', { params: { to } }), messages);
      const code = inbox.find((message) => message.code !== null)?.code ?? null;
      if (code === null) throw new Error(`No code was sent to ${to}. The inbox holds ${inbox.length} messages.`);
      return code;
    },
    /** Returns the id of a customer's account, for URLs. */
    accountId: async ({ username, password }: Customer, currency: string): Promise<number> => {
      const { access_token } = await readResponse(await request.post('/api/v1/sign_in', { data: { username, password } }), session);
      const answer = await request.get('/api/v1/accounts/operations', { headers: { authorization: `Bearer ${access_token}` } });
      const id = (await readResponse(answer, operations)).accounts.find(({ currencyCode }) => currencyCode === currency)?.id;
      if (id === undefined) throw new Error(`${username} has no account in ${currency}. Give it a balance when the customer is made.`);
      return id;
    },
    /** Returns ids for the URLs of this customer: accounts by currency, a verified and an unverified card, the newest order. */
    ids: async ({ username, password }: Customer): Promise<Readonly<Record<string, string>>> => {
      const { access_token } = await readResponse(await request.post('/api/v1/sign_in', { data: { username, password } }), session);
      const headers = { authorization: `Bearer ${access_token}` };
      const { accounts } = await readResponse(await request.get('/api/v1/accounts/operations', { headers }), operations);
      const held = await readResponse(await request.get('/api/v1/cards', { headers }), cards);
      const cardId = (isVerified: boolean): string => String(held.find(({ status }) => (status === 'verified') === isVerified)?.id);
      const [newest] = await readResponse(await request.get('/sandbox/orders', { params: { username } }), orders);
      const known = accounts.map(({ currencyCode, id }) => [currencyCode, String(id)] as const);
      return Object.fromEntries([...known, ['CARD', cardId(true)], ['UNVERIFIED', cardId(false)], ['ORDER', String(newest?.id)]]);
    },
    /** Returns the bodies of messages to a phone or an e-mail address, newest first. */
    messagesTo: async (to: string): Promise<readonly string[]> =>
      (await readResponse(await request.get('/sandbox/messages', { params: { to } }), messages)).map(({ body }) => body),
    /** Changes the provider's settings, which affect every customer. Only change what no other journey uses. */
    settings: (changes: Readonly<Record<string, unknown>>): Promise<void> =>
      expectAccepted(request.patch('/sandbox/settings', { data: changes })),
    deposit: ({ username }: Pick<Customer, 'username'>, amount: string, kind: 'card' | 'sepa', currency = 'EUR'): Promise<void> =>
      expectAccepted(post('/deposits', { username, amount, kind, currency })),
    /** Records a recipient as used before, without an order. */
    recipient: (used: Readonly<Record<string, unknown>>): Promise<void> => expectNoContent(post('/recipients', used)),
    fault: async (settings: Fault): Promise<void> => {
      await readResponse(await post('/faults', settings), fault);
    },
    expire: async (username: string, which: { readonly access?: true; readonly refresh?: true }): Promise<void> => {
      const answer = await post(`/sessions/${encodeURIComponent(username)}/expire`, which);
      if (!answer.ok()) throw new Error(`The tokens of ${username} did not expire: ${answer.status()}`);
    },
    requests: async (username: string, path: string): Promise<z.infer<typeof requests>> =>
      readResponse(await request.get('/sandbox/requests', { params: { username, path } }), requests),
    /** Simulates incoming coins and returns the id of their order. */
    depositCrypto: async (username: string, currency: string, amount: string): Promise<string> =>
      (await readResponse(await post('/deposits', { username, currency, amount, kind: 'crypto' }), deposit)).orderId,
    /** Returns the customer's orders at the provider, newest first. */
    orders: async (username: string): Promise<z.infer<typeof orders>> =>
      readResponse(await request.get('/sandbox/orders', { params: { username } }), orders),
    balances: async (username: string): Promise<Readonly<Record<string, string>>> =>
      (await readResponse(await request.patch(`/sandbox/customers/${encodeURIComponent(username)}`, { data: {} }), holdings)).balances,
    /** Adds an order to the history without moving money and returns its id. */
    order: async ({ username }: Pick<Customer, 'username'>, entry: HistoryOrder): Promise<string> =>
      (await readResponse(await post('/orders', { username, ...entry }), order)).id,
    moveOrder: (id: string, status: string, rejectedMessage?: string): Promise<void> =>
      expectAccepted(request.patch(`/sandbox/orders/${id}`, { data: { status, rejected_message: rejectedMessage } })),
    /** Returns the customer's travel-rule transactions, newest first. */
    travelRule: async (username: string): Promise<z.infer<typeof travelRule>> =>
      readResponse(await request.get('/sandbox/travel-rule', { params: { username } }), travelRule),
    moveTravelRule: (id: string, status: string): Promise<void> =>
      expectAccepted(request.patch(`/sandbox/travel-rule/${id}`, { data: { status } })),
  };
}
