import type * as z from 'zod/mini';
import type { RefusalName } from './errors.ts';

export type Schema = z.core.$ZodType;

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call (api.md 1.2).
 * - `public`: anyone (P)
 * - `bearer`: with a valid access token (B)
 * - `feature`: also with the status `on_board` (F)
 * - `money`: also with an `Idempotency-Key` and without a blocked service provider (M)
 */
export type Access = 'public' | 'bearer' | 'feature' | 'money';

/** A call of the provider: where it is, what it accepts, and its responses by status. */
export type Endpoint = {
  /** Row of api.md, such as `API-036`. */
  readonly id: `API-${string}`;
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for path parameters. At the root of the origin when `root` is set. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Schema;
  /** Query parameters, parsed from texts. The name of a list ends in brackets: `account[]`. */
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * Encoding of the body.
   * @default 'json'
   */
  readonly bodyKind?: 'json' | 'multipart';
  /** Members that are decimal strings in the code and exact JSON numbers on the wire. */
  readonly bodyNumbers?: readonly string[];
  /** Successful responses, by status. */
  readonly answers: { readonly [status: number]: Schema };
  /**
   * Encoding of the response.
   * @default 'json'
   */
  readonly answerKind?: 'json' | 'text' | 'file' | 'page';
  /** Named refusals of this call, in addition to those of its access class and of malformed fields. */
  readonly refusals?: readonly RefusalName[];
  /** True when the path is at the root of the origin, not below `/api/v1`. */
  readonly root?: true;
  /** True when the role ROLE_BLOCKED_SERVICE_PROVIDER may make this call of class `money` (RULE-034). */
  readonly openToBlockedRole?: true;
};

/**
 * Defines an endpoint without widening its type.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type Success = 200 | 201 | 202 | 204 | 303;

/** Path parameters after parsing: numbers are numbers. */
export type ParamsOf<E extends Endpoint> = E extends { readonly params: infer S } ? OutputOf<S> : undefined;
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer S } ? OutputOf<S> : undefined;
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer S } ? OutputOf<S> : undefined;
/** Response as a client reads it, over all successes. */
export type ResponseOf<E extends Endpoint> = OutputOf<E['answers'][keyof E['answers'] & Success]>;
/** Response as a provider sends it, over all successes: in wire format, before a client reads it. */
export type WireResponseOf<E extends Endpoint> = InputOf<E['answers'][keyof E['answers'] & Success]>;
