/** A wallet has a key for each curve that it has signed with (RULE-057). */
export const curveColumns = [
  "alter table wallet_key add column curve text not null default 'P-256'",
  'alter table wallet_key rename column private_pkcs8 to private_key',
  'alter table wallet_key drop constraint wallet_key_pkey',
  'alter table wallet_key add primary key (account_id, curve)',
  "alter table prepared_operation add column curve text not null default 'P-256'",
] as const;

/** Bitcoin's hashes are told without the prefix that is Ethereum's (RULE-058). */
export const bitcoinHashes = [
  String.raw`update orders set summary = regexp_replace(summary::text, '"0x([0-9a-f]{64})"', '"\1"', 'g')::jsonb,
     details = regexp_replace(details::text, '"0x([0-9a-f]{64})"', '"\1"', 'g')::jsonb
   where volume_currency = 'BTC' and summary::text ~ '"0x[0-9a-f]{64}"'`,
] as const;
