import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

export type TokenTable = {
  symbol: string;
  /** Id of the token itself (api.md 3.18), not of a customer's account. */
  id: number;
  position: number;
  name: string;
  status: string;
  /** The object of api.md 3.18 without `whitelisted`. */
  info: Json<Readonly<Record<string, unknown>>>;
  restrict_countries: Json<readonly string[]>;
};

/** The operator's decision, which overrides the rule (RULE-026). */
export type WhitelistTable = { customer_id: number; symbol: string; allowed: boolean };

export type TravelRuleTable = {
  /** From the sequence of `orders`. */
  id: Generated<bigint>;
  customer_id: number;
  direction: string;
  order_id: bigint | null;
  account_id: number | null;
  status: string;
  amount: string;
  currency: string;
  beneficiary_wallet: string | null;
  comment: string | null;
  beneficiary_legal_form: string;
  /** Rows of `details` (api.md 3.15). */
  details: Json<readonly { readonly name: string; readonly value: string }[]>;
  /** The submitted form, stored to check it again. */
  form: JsonOrNull<Readonly<Record<string, string | null>>>;
  /** SHA-256 of the token in the e-mail that confirms an own wallet. */
  confirm_hash: string | null;
  confirm_expires_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** Key pair of a wallet that the device signs with (api.md 3.17). */
export type WalletKeyTable = {
  account_id: number;
  /** P-256 or secp256k1. */
  curve: Generated<string>;
  /** PEM, or the point in base64 for secp256k1. */
  public_key: string;
  /** Sealed base64 of the key that the device receives: PKCS#8, or the 32 bytes for secp256k1. */
  private_key: string;
};

export type PreparedOperationTable = {
  uuid: string;
  customer_id: number;
  account_id: number;
  /** send, sell, travel_rule. */
  kind: string;
  travel_rule_id: bigint | null;
  two_fa_box_uuid: string;
  tenant_uuid: string;
  tx: string;
  curve: Generated<string>;
  sign: Json<readonly string[]>;
  /** Base64; the sealed key that the client got, and the key of the box. */
  sealed_key: string;
  box_key: string;
  amount: string;
  fee: string;
  fee_currency: string;
  speed: string;
  target: string | null;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  sent_at: Date | null;
  /** The order created by sending it. */
  order_id: Generated<bigint | null>;
  replaced_at: Date | null;
  /** The session that prepared it. No other may open or send it. */
  session_id: Generated<string | null>;
  /** Text that the code or passkey approves (RULE-046). */
  canonical: Generated<string | null>;
  /** sms or passkey. */
  opened_by: Generated<string | null>;
  /** Reasons for the hold it will get, and the purpose that the customer gave (RULE-043). */
  pause: ColumnType<{ readonly reasons: readonly string[]; readonly purpose: string } | null, string | null | undefined, string | null>;
};
