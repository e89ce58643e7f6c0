/** A fault ends by itself, by the machine's clock: what stood before has an hour left. */
export const faultEnds = [
  `alter table fault add column ends_at timestamptz not null default now() + interval '1 hour'`,
  `alter table fault alter column ends_at drop default`,
] as const;
