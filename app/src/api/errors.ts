import type { ErrorBody } from '@wallet/contract/errors';
import type { LoadFailure } from '@wallet/ui/patterns/PageStates';

/** Identifies a failed request in logs. It is shown on the error page and quoted to support. */
type Trace = { readonly requestId?: string | undefined };
/** A 401 that requires another proof, with this nonce (RULE-052). */
type Challenge = { readonly nonce?: string | undefined };

/** The provider refused (400, 403, 404, 409, 413, 422, and 401 of a public call). Hooks turn it into an outcome. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** `message` is '' when the body was empty or unreadable (D-ERR-01). */
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
 * `offline`: no response because there is no network. `timeout`: no response in 30 s. `unavailable`: 5xx, a code that begins with 5, or
 * 429. `unexpected`: a status that no rule covers. `unreadable`: a response outside the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'unavailable' | 'unexpected' | 'unreadable';

/** The provider could not be reached or understood. Thrown, and mapped to a text in one place (`errorCatalogue`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(kind: ApiErrorKind, options: ErrorOptions & Trace & { readonly status?: number } = {}) {
    super(`The provider could not be asked or understood: ${kind}${options.status === undefined ? '' : ` (${options.status})`}`, options);
    this.kind = kind;
    this.status = options.status;
    this.requestId = options.requestId;
  }
}

/** A 401 after the one refresh. The session store has already reacted, so callers stop silently. */
export class SessionEnd extends Error {
  override readonly name = 'SessionEnd';

  constructor() {
    super('Session expired');
  }
}

const loadFailures: Readonly<Record<ApiErrorKind, LoadFailure>> = {
  offline: 'offline',
  timeout: 'unavailable',
  unavailable: 'unavailable',
  unexpected: 'unexpected',
  unreadable: 'unexpected',
};

/**
 * Selects the wording for a failed load or request (ERR-001 to ERR-009, D-ERR-06, D-ERR-20): no network, provider failure, or unexpected
 * error.
 */
export const toLoadFailure = (error: unknown): LoadFailure => (error instanceof ApiError ? loadFailures[error.kind] : 'unexpected');

/** True when the resource in the path is unknown or belongs to another customer (D-ERR-09: the not-found page). */
export const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/**
 * Loads code that public screens fetch after their first paint: requests, schemas and the provider's client. A failed load is treated like
 * a request without a network.
 */
export async function loadOrOffline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new ApiError('offline', { cause: error });
  }
}
