import type { ErrorBody } from '@wallet/contract/errors';
import type { LoadFailure } from '@wallet/ui/patterns/PageStates';

/** Where a failed request can be found again in logs: shown on the error page and quoted to support. */
type Trace = { readonly requestId?: string | undefined };
/** A 401 that asks for one more proof, with this nonce (RULE-052). */
type Challenge = { readonly nonce?: string | undefined };

/** The provider said no (400, 403, 404, 409, 413, 422, and 401 of a public call). Hooks turn it into an outcome. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Its `message` is '' where the body was empty or unreadable (D-ERR-01). */
  readonly body: ErrorBody;
  readonly requestId: string | undefined;
  readonly nonce: string | undefined;

  constructor(status: number, body: ErrorBody, { requestId, nonce }: Trace & Challenge = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.requestId = requestId;
    this.nonce = nonce;
  }
}

/**
 * `offline` no answer for lack of network; `timeout` none in 30 s; `unavailable` 5xx, a code that begins with 5, or 429; `unexpected` a
 * status that no rule speaks of; `unreadable` an answer outside the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'unavailable' | 'unexpected' | 'unreadable';

/** The provider could not be asked or understood. Thrown; one place maps it to a text (`errorCatalogue`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(kind: ApiErrorKind, options: ErrorOptions & Trace & { readonly status?: number } = {}) {
    super(`The provider could not be asked or understood: ${kind}${options.status === undefined ? '' : ` (${options.status})`}`, options);
    this.kind = kind;
    this.status = options.status;
    this.requestId = options.requestId;
  }
}

/** 401 after the one refresh. The session store has acted already; anyone who meets it stops quietly. */
export class SessionEnd extends Error {
  override readonly name = 'SessionEnd';

  constructor() {
    super('Session expired');
  }
}

/**
 * How a failed load or request is worded (ERR-001 to ERR-009, D-ERR-06, D-ERR-20): without a network, a provider in trouble, or what nobody
 * expected. A time-out with a network is the provider's trouble.
 */
export function loadFailure(error: unknown): LoadFailure {
  if (!(error instanceof ApiError)) return 'unexpected';
  switch (error.kind) {
    case 'offline':
      return 'offline';
    case 'timeout':
    case 'unavailable':
      return 'unavailable';
    case 'unexpected':
    case 'unreadable':
      return 'unexpected';
  }
}

/** Whether the thing in the path is unknown, or another customer's (D-ERR-09: the not-found page). */
export const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/**
 * A part of the app that public screens load after they have painted: requests, their schemas, the client of the provider. Without a
 * network it cannot come, and then the request has failed for lack of one.
 */
export async function loadLater<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new ApiError('offline', { cause: error });
  }
}
