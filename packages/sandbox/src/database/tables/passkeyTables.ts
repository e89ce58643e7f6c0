import type { Json } from './customerTables.ts';

export type PasskeyTable = {
  id: string;
  customer_id: number;
  name: string;
  /** Base64url, as the authenticator returns it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Counter of the last signature; 0 if the authenticator does not count. */
  counter: bigint;
  transports: Json<readonly string[]>;
  backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
  deleted_at: Date | null;
};

/** The user handle: 64 random bytes, base64url. */
export type PasskeyUserTable = { customer_id: number; handle: string };

export type PasskeyChallengeTable = {
  id: string;
  /** login, registration. */
  purpose: string;
  /** Null for a log-in, where the customer is not known yet. */
  customer_id: number | null;
  session_id: string | null;
  challenge: string;
  expires_at: Date;
  taken_at: Date | null;
};

/** PKCS#8, base64url. */
export type SoftwarePasskeyTable = { credential_id: string; customer_id: number; private_key: string };
