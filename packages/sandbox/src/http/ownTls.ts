import { readFileSync } from 'node:fs';

/** Certificate and key that the provider itself serves with, as PEM. */
export type OwnTls = { readonly cert: string; readonly key: string };

/**
 * Reads `TLS_CERT` and `TLS_KEY`, paths of PEM files: between proxy and provider too nothing is readable on the way. Never one without
 * the other, so that a slip does not end as a provider in clear text.
 * @returns undefined where neither is set: the provider then serves HTTP
 * @throws Error with a sentence for the operator
 */
export function readOwnTls({ TLS_CERT: cert, TLS_KEY: key }: NodeJS.ProcessEnv): OwnTls | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new Error('TLS_CERT and TLS_KEY go together: set both, or neither.');
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}
