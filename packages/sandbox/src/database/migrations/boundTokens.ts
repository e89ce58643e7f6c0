/** Tokens that are good with their device's key alone (RULE-052): the key's thumbprint, whom it concerns, and proofs that were seen. */
export const boundTokens = [
  'alter table token_family add column bound_to text',
  'alter table customer add column sender_constrained text',
  'create table seen_proof (id text primary key, at timestamptz not null)',
  'create index seen_proof_by_time on seen_proof (at)',
] as const;
