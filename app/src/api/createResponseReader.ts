import type { ResponseOf, Endpoint } from '@wallet/contract/endpoint';
import { errorBody, type ErrorBody } from '@wallet/contract/errors';
import { readResponse } from '@wallet/contract/parse';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import { ApiError, type ApiErrorKind, Refusal } from './errors.ts';
import type { Answer } from './Link.ts';
import { toAllowedAddress } from './toAllowedAddress.ts';

type Parts = {
  readonly monitoring: Monitoring;
  readonly page: () => string;
  readonly origins: readonly string[];
};

const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 422]);

/** Reads an empty or unreadable body as an empty message (D-ERR-01). */
function parseErrorBody({ status, data }: Answer): ErrorBody {
  return errorBody.safeParse(data).data ?? { code: status, message: '' };
}

function getFrameUrl(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'frame_url' in answer ? String(answer.frame_url) : null;
}

/** Returns the kind of a failure. Null for a success or a refusal (ERR-001, ERR-002, D-ERR-09). */
function toFailureKind(answer: Answer, body: ErrorBody): ApiErrorKind | null {
  if (answer.status >= 500 || answer.status === 429 || String(body.code).startsWith('5')) return 'unavailable';
  return REFUSAL_STATUSES.has(answer.status) ? null : 'unexpected';
}

/**
 * Reads responses according to the contract and turns unsuccessful ones into errors. Failures are reported, refusals are not (D-ERR-16).
 */
export function createResponseReader({ monitoring, page, origins }: Parts) {
  const mayLeadTo = (address: string): boolean => toAllowedAddress(address, page(), origins) !== null;

  function fail(endpoint: Endpoint, kind: ApiErrorKind, { status, requestId }: Answer, reason = ''): never {
    monitoring.report('error', `${endpoint.id} ${kind}`, { status: String(status), requestId, reason: reason.slice(0, 256) });
    throw new ApiError(kind, { status, requestId });
  }

  /** Removes a link to another site from a refusal. The customer then reads that their case is under review (GUARD-018). */
  function withOwnLink(endpoint: Endpoint, body: ErrorBody, { status, requestId }: Answer): ErrorBody {
    if (typeof body.link !== 'string' || mayLeadTo(body.link)) return body;
    monitoring.report('error', `${endpoint.id} link leads elsewhere`, { status: String(status), requestId });
    return { ...body, link: null };
  }

  return {
    /** @throws Refusal or ApiError unless the response is a success */
    accept: (endpoint: Endpoint, answer: Answer): Answer => {
      if (answer.status >= 200 && answer.status < 300) return answer;
      const body = parseErrorBody(answer);
      const failure = toFailureKind(answer, body);
      if (failure === null) throw new Refusal(answer.status, withOwnLink(endpoint, body, answer), answer);
      if (answer.status === 429) throw new ApiError(failure, answer);
      return fail(endpoint, failure, answer);
    },
    /** @throws ApiError when the response does not match the contract */
    read: <E extends Endpoint>(endpoint: E, answer: Answer): ResponseOf<E> => {
      const read = readResponse(endpoint, answer.status, answer.data);
      if (!read.success) return fail(endpoint, 'unreadable', answer, read.reason);
      const frame = getFrameUrl(read.data);
      return frame === null || mayLeadTo(frame) ? read.data : fail(endpoint, 'unreadable', answer, 'frame_url leads elsewhere');
    },
  };
}
