import type { UploadOutcome } from '@wallet/ui/patterns/DocumentUpload/DocumentUpload';
import { ApiError, Refusal } from './errors.ts';
import { refusalText } from './outcome.ts';

/** `documents[2]` is the third file. */
function placeOf(path: string): readonly number[] {
  const place = /^documents\[(\d+)\]$/.exec(path)?.[1];
  return place === undefined ? [] : [Number(place)];
}

/** Why an upload was not taken: the provider's first message with the files that it is about, or the network (CARDS-016, ADDR-021 to ADDR-024). */
export function toUploadOutcome(error: unknown): UploadOutcome {
  if (error instanceof ApiError) return { kind: 'failed', isNetwork: error.kind === 'offline' };
  if (!(error instanceof Refusal)) throw error;
  const issues = error.body.fields_errors ?? [];
  const message = issues[0]?.message ?? refusalText(error.body);
  if (message === '') return { kind: 'failed', isNetwork: false };
  const places = issues.flatMap((issue) => (issue.message === message ? placeOf(issue.property_path) : []));
  return { kind: 'refused', message, places };
}
