import { confirmationRequest, type ConfirmationRequest } from '@wallet/contract/access/confirmations';
import { passkeyRequestOptions } from '@wallet/contract/access/passkeys';
import { canonicalJson } from '@wallet/core/format/canonicalJson';
import type { RepeatedRequest } from '../../api/stepUp.ts';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** SHA-256 of a text in UTF-8, base64url. */
export const hashOf = async (text: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Whether what is shown is what is signed, and what is signed is the request that would go out again (SCA-034): a provider, or anyone between,
 * who shows one thing and has another approved gets nothing.
 */
export async function checkConfirmation(
  asked: unknown,
  { method, path, body, idempotencyKey }: RepeatedRequest,
): Promise<ConfirmationRequest | null> {
  const read = confirmationRequest.safeParse(asked);
  if (!read.success) return null;
  const { canonical: text, operation, passkey, id } = read.data;
  const canonical = readJson(text);
  if (!isRecord(canonical) || canonicalJson(canonical) !== text) return null;
  const request = await hashOf(canonicalJson({ body: body === undefined ? null : readJson(body), method: method.toUpperCase(), path }));
  const options = passkeyRequestOptions.safeParse(passkey).data;
  const isOwn =
    canonical['request'] === request &&
    canonical['id'] === id &&
    canonical['key'] === (idempotencyKey ?? null) &&
    Object.entries(operation).every(([name, value]) => canonical[name] === value);
  if (!isOwn || (passkey !== null && options?.challenge !== (await hashOf(text)))) return null;
  return read.data;
}
