import type { Insertable } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { generateBytes } from '../../ports/chance.ts';

/** An unconfirmed payment or set-up expires after this time (RULE-007). */
export const INTENT_LIFE_SECONDS = 30 * 60;

type IntentIds = { readonly id: string; readonly client_secret: string };

type NewIntent = Omit<Insertable<Tables['card_intent']>, keyof IntentIds | 'kind' | 'status'>;

/** Stores an intent with ids as the card provider's: `pi_…` for a payment, `seti_…` for a set-up, each with its secret. */
export async function insertIntent(database: Database, kind: 'payment' | 'setup', intent: NewIntent): Promise<IntentIds> {
  const id = `${kind === 'payment' ? 'pi' : 'seti'}_${generateBytes(16).toString('hex')}`;
  const ids = { id, client_secret: `${id}_secret_${generateBytes(16).toString('hex')}` };
  await database
    .insertInto('card_intent')
    .values({ ...intent, ...ids, kind, status: 'created' })
    .execute();
  return ids;
}

/**
 * True when the card provider may redirect the customer there: to the app at the configured origin, or at the host of the current request
 * (API-033).
 * @param host the request's own host
 */
export function isOwnUrl(url: string | undefined, origin: string, host: string | undefined): boolean {
  if (url === undefined) return true;
  const address = new URL(url);
  return address.origin === origin || (host !== undefined && address.host === host);
}
