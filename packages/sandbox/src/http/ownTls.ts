import { readFileSync } from 'node:fs';

export type OwnTls = { readonly cert: string; readonly key: string };

/**
 * Reads `TLS_CERT` and `TLS_KEY`, paths of PEM files, to encrypt the traffic between proxy and provider too. Setting only one of them is an
 * error, so that a mistake does not lead to a provider in clear text.
 * @returns undefined if neither is set: the provider then serves HTTP
 * @throws Error with a message for the operator
 */
export function readOwnTls({ TLS_CERT: cert, TLS_KEY: key }: NodeJS.ProcessEnv): OwnTls | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new Error('TLS_CERT and TLS_KEY go together: set both, or neither.');
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}
