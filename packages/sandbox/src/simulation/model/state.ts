/** The reference model's state of one customer. Amounts in the smallest unit, moments in milliseconds. */
export type Balance = { free: bigint; held: bigint };
export type Entry = readonly [currency: string, free: bigint, held: bigint];

export type Order = {
  /** Assigned by the provider; '' until a response contained it. */
  id: string;
  type: string;
  status: 'pending' | 'moderate' | 'completed' | 'rejected';
  /** Effect of its end on the balances. */
  readonly completed: readonly Entry[];
  readonly rejected: readonly Entry[];
  readonly amount: bigint;
  readonly at: number;
  readonly isReviewed?: boolean;
};
export type Timer = { readonly due: number; readonly name: string; readonly what: 'pending' | 'completed' | 'card' };
export type Intent = { status: 'created' | 'confirmed' | 'used' | 'failed'; readonly amount: bigint; readonly at: number };
export type Prepared = {
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly session: string;
  readonly at: number;
  wrong: number;
  isOpen: boolean;
  end: '' | 'sent' | 'replaced';
};
export type Session = { readonly began: number; revoked: boolean; tokens: { readonly issued: number; used: number | null }[] };
export type StoredAnswer = { readonly print: string; readonly at: number; readonly status: number; id: string; readonly facts: string };

export type State = {
  readonly purses: Record<string, Balance>;
  readonly orders: Record<string, Order>;
  readonly intents: Record<string, Intent>;
  readonly prepared: Record<string, Prepared>;
  readonly sessions: Record<string, Session>;
  readonly kept: Record<string, StoredAnswer>;
  timers: Timer[];
  guesses: number[];
};

/** `token`: position among the session's tokens of the one the client uses. */
export type Signed = { readonly session: string; readonly token: number };
type Keyed = Signed & { readonly key: string };

export type Operation =
  | (Keyed & { readonly kind: 'withdraw' | 'card'; readonly amount: bigint })
  | (Keyed & { readonly kind: 'exchange'; readonly amount: bigint; readonly currency: 'EUR' | 'USD' })
  | (Keyed & { readonly kind: 'prepare'; readonly amount: bigint; readonly currency: 'ETH' | 'USDC' })
  | (Keyed & { readonly kind: 'send'; readonly name: string })
  | (Signed & { readonly kind: 'open'; readonly name: string; readonly isRight: boolean })
  | (Signed & { readonly kind: 'refresh' | 'logOut' })
  | { readonly kind: 'signIn'; readonly name: string }
  | { readonly kind: 'sheet'; readonly name: string; readonly outcome: 'approve' | 'decline' | 'cancel' }
  | { readonly kind: 'move'; readonly name: string; readonly status: Order['status'] };

/** The part of a response that is compared: `id` of an order or '', and `facts`, which must match the prediction. */
export type Answer = { readonly status: number; readonly code: number; readonly id: string; readonly facts: string };

export const createState = (balances: Readonly<Record<string, bigint>>): State => ({
  purses: Object.fromEntries(Object.entries(balances).map(([code, free]) => [code, { free, held: 0n }])),
  orders: {},
  intents: {},
  prepared: {},
  sessions: {},
  kept: {},
  timers: [],
  guesses: [],
});
