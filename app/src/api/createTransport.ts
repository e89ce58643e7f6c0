import { parseJson } from '@wallet/core/configuration/readers';
import axios from 'axios';
import { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import type { ProviderClock } from '../adapters/clock/providerClock.ts';
import type { Connectivity } from './createConnectivity.ts';
import { ApiError } from './errors.ts';
import type { Answer, CallRequest, Upload } from './Link.ts';
import { toRequest, type WireRequest } from './toRequest.ts';

/** Timeout of a request (SES-012). */
const TIMEOUT_MS = 30_000;
/** Sixty megabytes take minutes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 600_000;

type Parts = {
  /** Origin of the provider, or '' for the page's own. */
  readonly origin: string;
  readonly connectivity: Connectivity;
  readonly clock: Pick<ProviderClock, 'hear'>;
  /** Replaces the browser's `fetch`. Tests pass the in-process provider. */
  readonly fetch?: typeof fetch | undefined;
};

const responseTypes = { json: 'text', text: 'text', page: 'text', file: 'blob' } as const;

/**
 * Sends one request and resolves with the response, whatever its status.
 * @throws ApiError `offline` or `timeout` when there was no response; axios' own cancellation when the signal aborts
 */
export function createTransport({ origin, connectivity, clock, fetch }: Parts): (request: CallRequest) => Promise<Answer> {
  const carrier: AxiosRequestConfig = fetch === undefined ? {} : { adapter: 'fetch', env: { fetch } };
  const http = axios.create({
    ...carrier,
    timeout: TIMEOUT_MS,
    withXSRFToken: false,
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
  });

  return async ({ endpoint, input, headers, options: { signal, upload } }) => {
    const requestId = crypto.randomUUID();
    const request = toRequest(endpoint, input);
    const kind = endpoint.answerKind ?? 'json';
    try {
      const {
        status,
        data,
        headers: given,
      } = await http.request<unknown>({
        method: endpoint.method,
        baseURL: `${origin}${endpoint.root === true ? '' : '/api/v1'}`,
        url: request.url,
        data: request.data,
        headers: { ...headers, 'x-request-id': requestId, ...toContentTypeHeader(request) },
        responseType: responseTypes[kind],
        ...(signal === undefined ? {} : { signal }),
        ...(upload === undefined ? {} : { timeout: UPLOAD_TIMEOUT_MS, onUploadProgress: createProgressHandler(upload) }),
      });
      connectivity.tell('answered');
      clock.hear(given['date']);
      const nonce = status === 401 && typeof given['dpop-nonce'] === 'string' ? given['dpop-nonce'] : undefined;
      const isJson = kind === 'json' || status >= 300;
      if (!isJson && data instanceof Blob) return { status, data: nameFile(data, given['content-disposition']), requestId };
      return {
        status,
        data: isJson ? ((typeof data === 'string' ? parseJson(data) : undefined) ?? (status === 204 ? undefined : {})) : data,
        requestId,
        ...(nonce === undefined ? {} : { nonce }),
      };
    } catch (error) {
      if (isCancel(error)) throw error;
      const isTimeout = isAxiosError(error) && error.code === 'ETIMEDOUT';
      if (!isTimeout) connectivity.tell('lost');
      throw new ApiError(isTimeout ? 'timeout' : 'offline', { cause: error, requestId });
    }
  };
}

/** Rounds down and stays below 100 until the response arrives (D-ADDR-07). */
function createProgressHandler({ onProgress }: Upload): (event: { readonly loaded: number; readonly total?: number }) => void {
  return ({ loaded, total = 0 }) => onProgress?.(total === 0 ? 0 : Math.min(99, Math.floor((loaded * 100) / total)));
}

function toContentTypeHeader({ data }: WireRequest): Readonly<Record<string, string>> {
  return typeof data === 'string' ? { 'content-type': 'application/json' } : {};
}

/** Names a file as in `Content-Disposition`. Without a name it is returned unnamed. */
export function nameFile(content: Blob, disposition: unknown): Blob {
  const name = typeof disposition === 'string' ? /filename="([^"/\\]+)"/.exec(disposition)?.[1] : undefined;
  return name === undefined ? content : new File([content], name, { type: content.type });
}
