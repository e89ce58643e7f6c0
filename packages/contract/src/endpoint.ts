import type * as z from 'zod/mini';
import type { RefusalName } from './errors.ts';

/** Any schema, whichever value it reads. */
export type Schema = z.core.$ZodType;

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call (api.md 1.2): `public` nobody has to be known (P), `bearer` a valid access token (B), `feature` and the status
 * `on_board` (F), `money` and an `Idempotency-Key` and no blocked service provider (M).
 */
export type Access = 'public' | 'bearer' | 'feature' | 'money';

/** One call of the provider: where it lives, what it takes, what it answers by status. */
export type Endpoint = {
  /** The row of api.md, `API-036`. */
  readonly id: `API-${string}`;
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for path parameters; at the root of the origin where `root` is set. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Path parameters: read from texts. */
  readonly params?: Schema;
  /** Query parameters: read from texts; a list has its brackets in the name, `account[]`. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** How the body travels. @default 'json' */
  readonly bodyKind?: 'json' | 'multipart';
  /** Members that are decimal strings in the code and exact JSON numbers on the wire. */
  readonly bodyNumbers?: readonly string[];
  /** What a success answers, by status. */
  readonly answers: { readonly [status: number]: Schema };
  /** How the answer travels. @default 'json' */
  readonly answerKind?: 'json' | 'text' | 'file' | 'page';
  /** Named refusals of this call besides those of its access class and a malformed field. */
  readonly refusals?: readonly RefusalName[];
  /** Whether the path is at the root of the origin, not below `/api/v1`. */
  readonly root?: true;
  /** Whether the role ROLE_BLOCKED_SERVICE_PROVIDER may make this call of class `money` (RULE-034). */
  readonly openToBlockedRole?: true;
};

/**
 * Names an endpoint without widening its type.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type Success = 200 | 201 | 202 | 204 | 303;

/** The path parameters as the code sees them: numbers are numbers. */
export type ParamsOf<E extends Endpoint> = E extends { readonly params: infer S } ? OutputOf<S> : undefined;
/** The query as the code sees it. */
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer S } ? OutputOf<S> : undefined;
/** The body as the code sees it. */
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer S } ? OutputOf<S> : undefined;
/** What a client reads, over all successes. */
export type AnswerOf<E extends Endpoint> = OutputOf<E['answers'][keyof E['answers'] & Success]>;
/** What a provider sends, over all successes: the wire's own shape, before a client reads it. */
export type WireAnswerOf<E extends Endpoint> = InputOf<E['answers'][keyof E['answers'] & Success]>;
/** The statuses with which the call succeeds. */
export type StatusOf<E extends Endpoint> = keyof E['answers'] & number;
