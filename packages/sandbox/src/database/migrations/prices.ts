/** What an order cost, stamped with it (RULE-044); what a customer is shown of it where that is not as the settings say (PRICE-001, PRICE-009). */
export const priceColumns = [
  'alter table orders add column price jsonb',
  'alter table customer add column price_details boolean, add column amount_in_fiat boolean',
] as const;
