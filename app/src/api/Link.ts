import type { Endpoint } from '@wallet/contract/endpoint';
import type { RequestParts } from './toRequest.ts';

/** Files to upload. The call's body is then sent as a form. */
export type Upload = {
  readonly files: readonly File[];
  /** Whole percent of the data sent, 0 to 99 until the response arrives (D-ADDR-07). */
  readonly onProgress?: (percent: number) => void;
};

export type CallOptions = {
  readonly upload?: Upload;
  readonly signal?: AbortSignal | undefined;
  /** One key per intent of the customer, reused when the request is repeated. Required for calls that move money. */
  readonly idempotencyKey?: string;
  /** True to repeat a GET that failed with a network error, 502, 503 or 504 (D-SES-23). Never used by the screens of seed 2 (HOME-066). */
  readonly repeats?: boolean;
  /** Sends a public call with the customer's token, for calls that the provider also accepts from customers (API-079). */
  readonly asCustomer?: boolean;
  /** Reason shown to the customer when the session ends on this call (D-FX-11). @default 'expired' */
  readonly endsAs?: 'expired' | 'idle';
};

/** A call to the provider. A link that changes it passes on a copy. */
export type CallRequest = {
  readonly endpoint: Endpoint;
  readonly input: RequestParts;
  readonly options: CallOptions;
  readonly headers: Readonly<Record<string, string>>;
  /** The session's access token. Absent in a visitor's calls. */
  readonly token?: string | undefined;
};

export type Answer = {
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string;
  /** Required in the next proof, because the provider does not trust the device's clock (RULE-052). */
  readonly nonce?: string | undefined;
};

/** @throws Refusal, ApiError or SessionEnd unless the response is a success */
export type Send = (request: CallRequest) => Promise<Answer>;

/** Sends a request with `next`, as often as its own rule requires. Links do not know of each other. */
export type Link = (request: CallRequest, next: Send) => Promise<Answer>;
