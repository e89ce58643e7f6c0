import type { BodyOf, Endpoint, ParamsOf, QueryOf, WireResponseOf } from '@wallet/contract/endpoint';
import type { Database } from '../database/openDatabase.ts';
import type { OpenOrder } from '../ledger/orders.ts';
import type * as z from 'zod/mini';
import type { Caller, Customer, Session } from './authenticate.ts';
import type { MoneyOperation } from './confirmation/operation.ts';
import type { Proof } from './proof/proofs.ts';
import type { RelyingParty } from './passkeys/relyingParty.ts';
import type { Language } from '../words/language.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { WalletType } from './wallet/walletAccount.ts';

/** A complete uploaded file, in the chunks in which it arrived, so that it is in memory only once. */
export type UploadedFile = {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly content: readonly Uint8Array[];
};

/** Defined for every class but public. A public call may still carry a token. */
type KnownCaller<E extends Endpoint, T> = E['access'] extends 'public' ? T | undefined : T;

export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Files of an upload; empty otherwise. */
  readonly files: readonly UploadedFile[];
  readonly customer: KnownCaller<E, Customer>;
  readonly session: KnownCaller<E, Session>;
  readonly now: Date;
  /** Language of the answer, from `Accept-Language`. */
  readonly language: Language;
  /**
   * Class money: the transaction that also stores the idempotent answer. A refusal rolls it back, and nothing else may touch the database.
   * Every other class, and an order handler: the database itself. Wrap related writes in `inTransaction`; a refusal rolls back nothing.
   */
  readonly transaction: Database;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly header: (name: string) => string | undefined;
    /** Of a public call: whether it carried a token, and whether that was valid. */
    readonly bearer: 'absent' | 'valid' | 'invalid';
    /** Set for class money; '' otherwise. */
    readonly idempotencyKey: string;
    /** Hash of method, path and body. A confirmation of this request is bound to it (RULE-046). */
    readonly digest: () => string;
    /** Verifies the `DPoP` header. Runs once, because verifying records the proof. */
    readonly proof: () => Promise<Proof>;
    /** Relying party of the passkeys; null where passkeys are unavailable. */
    readonly party: RelyingParty | null;
  };
};

/** What a rule about money needs of its call. */
export type MoneyContext = Caller & { readonly transaction: Database; readonly settings: Settings; readonly now: Date };

/** A call about a wallet (`crypto`: /wallets) or a stablecoin account (`stablecoin`: /tokens). */
export type WalletCall<E extends Endpoint> = MoneyContext & {
  readonly origin: string;
  readonly type: WalletType;
  readonly accountId: number;
  readonly body: BodyOf<E>;
};

/** Context of a request for the audit log (RULE-036). */
export type AuditContext = Pick<Call<Endpoint>, 'request' | 'now' | 'language'>;

export type Result<E extends Endpoint> =
  | {
      readonly answer: WireResponseOf<E>;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Class money: what the customer may have to confirm first (RULE-048). */
      readonly operation?: MoneyOperation;
      /** Class money: id of the new order, for the audit log. */
      readonly order?: string;
    }
  | Refused
  /** A page, file or redirect, sent unchanged. Never for class money. */
  | { readonly response: Response };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>;

/** A money endpoint that answers 201 with the id of an order, and nothing else. */
export type OrderEndpoint = Endpoint & {
  readonly access: 'money';
  readonly answers: { readonly 201: z.ZodMiniType<{ id: string; pause?: { until: string } | undefined }> };
};

/** The order to place. `short` is the refusal for insufficient funds; absent if the order holds none. */
export type RequestedOrder = {
  readonly order: OpenOrder;
  /** What the customer may have to confirm before it is placed (RULE-048). */
  readonly operation: MoneyOperation;
  readonly short?: Refusal;
  /** Placed instead once it and the customer's other orders of the day reach its `reviewFrom`. */
  readonly reviewed?: OpenOrder;
};

/**
 * Handles a call whose only write is an open order. The handler only reads and returns the order, which is then placed together with its
 * stored answer in one statement (S3).
 */
export type OrderHandler<E extends OrderEndpoint> = (call: Call<E>) => Promise<RequestedOrder | Refused>;
