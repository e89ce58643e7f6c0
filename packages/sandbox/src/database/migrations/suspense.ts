/** What arrived beyond a currency's decimals belongs to nobody's balance until it makes a unit (RULE-027). */
export const suspenseColumn = ['alter table account add column suspense numeric not null default 0'] as const;
