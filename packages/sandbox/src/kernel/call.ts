import type { BodyOf, Endpoint, ParamsOf, QueryOf, WireAnswerOf } from '@wallet/contract/endpoint';
import type { Database } from '../database/openDatabase.ts';
import type { OpenOrder } from '../ledger/orders.ts';
import type * as z from 'zod/mini';
import type { Customer, Session } from './authenticate.ts';
import type { MoneyOperation } from './confirmation/operation.ts';
import type { Proof } from './proof/proofs.ts';
import type { RelyingParty } from './passkeys/relyingParty.ts';
import type { Language } from '../words/language.ts';
import type { Refusal, Refused } from './refusal.ts';

/** A file of an upload, whole, in the pieces in which it came: it is held once. */
export type UploadedFile = {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly content: readonly Uint8Array[];
};

/** Known for every class but public; a public call may carry a token all the same. */
type Known<E extends Endpoint, T> = E['access'] extends 'public' ? T | undefined : T;

/** What a handler gets: the request read by its definition, and who asks. */
export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Of an upload; empty otherwise. */
  readonly files: readonly UploadedFile[];
  readonly customer: Known<E, Customer>;
  readonly session: Known<E, Session>;
  readonly now: Date;
  /** What the answer is written in, by `Accept-Language`. */
  readonly language: Language;
  /**
   * Class money: the transaction that also keeps the idempotent answer. A refusal undoes it, and nothing but it may touch the database.
   * Every other class, and a call that only asks for an order: the database itself; what belongs together goes through `inTransaction`, and
   * a refusal undoes nothing.
   */
  readonly transaction: Database;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly header: (name: string) => string | undefined;
    /** Of a public call: whether it carried a token, and a good one. */
    readonly bearer: 'absent' | 'valid' | 'invalid';
    /** Of class money; '' otherwise. */
    readonly idempotencyKey: string;
    /** The hash of method, path and body: what a confirmation of this request is bound to (RULE-046). */
    readonly digest: () => string;
    /** What its `DPoP` header is worth; judged once, because that writes it down. */
    readonly proof: () => Promise<Proof>;
    /** For whom passkeys are made here; null where there are none. */
    readonly party: RelyingParty | null;
  };
};

/** Who asks and when: for the audit log (RULE-036). */
export type Asker = Pick<Call<Endpoint>, 'request' | 'now' | 'language'>;

export type Result<E extends Endpoint> =
  | {
      readonly answer: WireAnswerOf<E>;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Of class money: what the customer may have to confirm before it is done (RULE-048). */
      readonly operation?: MoneyOperation;
      /** Of class money: the order that it makes, for the audit log. */
      readonly order?: string;
    }
  | Refused
  /** A page, a file, a redirect: sent as it is. Never of class money. */
  | { readonly response: Response };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>;

/** A call of class money that answers the id of an order with 201, and nothing else. */
export type OrderEndpoint = Endpoint & {
  readonly access: 'money';
  readonly answers: { readonly 201: z.ZodMiniType<{ id: string; pause?: { until: string } | undefined }> };
};

/** The order that a call asks for, and what is said when the money is not there: absent where the order holds none. */
export type AskedOrder = {
  readonly order: OpenOrder;
  /** What the customer may have to confirm before it is placed (RULE-048). */
  readonly operation: MoneyOperation;
  readonly short?: Refusal;
  /** Placed in its stead when it and the customer's others of a day come to its `reviewFrom`. */
  readonly reviewed?: OpenOrder;
};

/**
 * For a call whose only write is an open order: judges it and says which, and the order is placed with its kept answer in one statement
 * (S3). Until then there is no transaction: the handler only reads.
 */
export type OrderHandler<E extends OrderEndpoint> = (call: Call<E>) => Promise<AskedOrder | Refused>;
