import type { Failed } from '@wallet/ui/patterns/form';
import type { Refusal } from './bank/store';

type Answer<Value, Refused> =
  { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'refused'; readonly refusal: Refused } | Failed;

/** Calls the back end. What went wrong becomes an outcome that the screens of the library know. */
export async function askBank<Value, Refused = Refusal>(path: string, init?: RequestInit): Promise<Answer<Value, Refused>> {
  try {
    const response = await fetch(path, init);
    if (response.ok) return { kind: 'done', value: await response.json() };
    if (response.status === 422) return { kind: 'refused', refusal: await response.json() };
    return { kind: 'failed', failure: 'unavailable' };
  } catch {
    return { kind: 'failed', failure: 'offline' };
  }
}
