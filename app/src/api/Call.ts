import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@wallet/contract/endpoint';

type Part<Name extends string, T> = [T] extends [undefined] ? { readonly [name in Name]?: undefined } : { readonly [name in Name]: T };

/** What the endpoint takes: `params`, `query`, `body`, each only where it is defined. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

/** Files of an upload: the body of a call that travels as a form. */
export type Upload = {
  readonly files: readonly File[];
  /** Whole percent of what has been sent, 0 to 99 until there is an answer (D-ADDR-07). */
  readonly onProgress?: (percent: number) => void;
};

export type CallOptions = {
  readonly upload?: Upload;
  readonly signal?: AbortSignal | undefined;
  /** One for each thing that the customer means to do, kept over repetitions of it; calls of class M need one. */
  readonly idempotencyKey?: string;
  /** Whether a GET that failed for network, 502, 503 or 504 is asked again (D-SES-23). The screens of seed 2 never do (HOME-066). */
  readonly repeats?: boolean;
  /** A public call that the provider also takes from a customer is made as one (API-079). */
  readonly asCustomer?: boolean;
  /** What is told when the session ends on this call (D-FX-11). @default 'expired' */
  readonly endsAs?: 'expired' | 'idle';
};

/**
 * The one way to the provider.
 * @throws Refusal the provider said no; ApiError it could not be asked or understood; SessionEnd the session is over
 */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => Promise<AnswerOf<E>>;
