import type { Database } from '../database/openDatabase.ts';
import { currencies } from '../ledger/currencies.ts';

/** Sets the operator's decision for every token, or for the named ones (RULE-026). */
export async function setWhitelisted(
  transaction: Database,
  customerId: number,
  whitelisted: boolean | Readonly<Record<string, boolean>>,
): Promise<void> {
  const tokens = currencies.filter(({ type }) => type === 'stablecoin' || type === 'token');
  const words = typeof whitelisted === 'boolean' ? tokens.map(({ code }) => [code, whitelisted] as const) : Object.entries(whitelisted);
  if (words.length === 0) return;
  await transaction
    .insertInto('whitelist')
    .values(words.map(([symbol, allowed]) => ({ customer_id: customerId, symbol, allowed })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'symbol']).doUpdateSet((eb) => ({ allowed: eb.ref('excluded.allowed') })))
    .execute();
}
