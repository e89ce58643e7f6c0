import type { Endpoint } from '@wallet/contract/endpoint';
import type { RequestParts } from './toRequest.ts';

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
  /** Whether a GET that failed for network, 502, 503 or 504 is sent again (D-SES-23). The screens of seed 2 never do (HOME-066). */
  readonly repeats?: boolean;
  /** A public call that the provider also takes from a customer is made as one (API-079). */
  readonly asCustomer?: boolean;
  /** The reason that the customer reads when the session ends on this call (D-FX-11). @default 'expired' */
  readonly endsAs?: 'expired' | 'idle';
};

/** A call on its way to the provider. A link that changes it passes on a copy. */
export type CallRequest = {
  readonly endpoint: Endpoint;
  readonly input: RequestParts;
  readonly options: CallOptions;
  readonly headers: Readonly<Record<string, string>>;
  /** The session's access token; absent where a visitor calls. */
  readonly token?: string | undefined;
};

export type Answer = {
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string;
  /** What the next proof has to carry, because the provider does not trust this device's clock (RULE-052). */
  readonly nonce?: string | undefined;
};

/** @throws Refusal, ApiError or SessionEnd where the answer is no success */
export type Send = (request: CallRequest) => Promise<Answer>;

/** Sends a request by `next`, as often as its own rule says. A link knows nothing of the others. */
export type Link = (request: CallRequest, next: Send) => Promise<Answer>;
