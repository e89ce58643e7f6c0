import type { FilesRefused } from '@wallet/ui/patterns/DocumentUpload';
import type { Failed, Refused } from '@wallet/ui/patterns/form';
import type { Refusal } from './errors.ts';
import { refusalText, UNEXPECTED } from './outcome.ts';

/** `documents[2]` is the third file. */
function placeOf(path: string): readonly number[] {
  const place = /^documents\[(\d+)\]$/.exec(path)?.[1];
  return place === undefined ? [] : [Number(place)];
}

/** A refused upload: the provider's first message with the files that it is about (CARDS-016, ADDR-021 to ADDR-024). */
export const uploadRules = {
  special: ({ body }: Refusal): FilesRefused | Refused | Failed => {
    const issues = body.fields_errors ?? [];
    const message = issues[0]?.message ?? refusalText(body);
    if (message === '') return UNEXPECTED;
    const places = issues.flatMap((issue) => (issue.message === message ? placeOf(issue.property_path) : []));
    return places.length === 0 ? { kind: 'refused', message } : { kind: 'filesRefused', message, places };
  },
};
