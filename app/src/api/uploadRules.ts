import type { FilesRefused } from '@wallet/ui/patterns/DocumentUpload';
import type { Failed, Refused } from '@wallet/ui/patterns/form';
import type { Refusal } from './errors.ts';
import { toRefusalText, UNEXPECTED } from './outcome.ts';

/** Positions start at 0: `documents[2]` is the third file. */
function parsePlaces(path: string): readonly number[] {
  const place = /^documents\[(\d+)\]$/.exec(path)?.[1];
  return place === undefined ? [] : [Number(place)];
}

/** Reads a refused upload as the provider's first message with the files it refers to (CARDS-016, ADDR-021 to ADDR-024). */
export const uploadRules = {
  special: ({ body }: Refusal): FilesRefused | Refused | Failed => {
    const issues = body.fields_errors ?? [];
    const message = issues[0]?.message ?? toRefusalText(body);
    if (message === '') return UNEXPECTED;
    const places = issues.flatMap((issue) => (issue.message === message ? parsePlaces(issue.property_path) : []));
    return places.length === 0 ? { kind: 'refused', message } : { kind: 'filesRefused', message, places };
  },
};
