import type { Database } from '../../database/openDatabase.ts';
import { chanceBytes } from '../../ports/chance.ts';

/** A payment or a set-up that nobody confirms ends after this (RULE-007). */
export const INTENT_LIFE_SECONDS = 30 * 60;

type Named = { readonly id: string; readonly client_secret: string };

/** Names as the card provider gives them: `pi_…` of a payment, `seti_…` of a set-up, and the secret of each. */
export function nameIntent(kind: 'payment' | 'setup'): Named {
  const id = `${kind === 'payment' ? 'pi' : 'seti'}_${chanceBytes(16).toString('hex')}`;
  return { id, client_secret: `${id}_secret_${chanceBytes(16).toString('hex')}` };
}

/** Begins a set-up of a new card: nothing is known of it yet. */
export async function beginSetUp(database: Database, customerId: number, callbackUrl: string | undefined, at: Date): Promise<Named> {
  const intent = nameIntent('setup');
  await database
    .insertInto('card_intent')
    .values({
      ...intent,
      kind: 'setup',
      customer_id: customerId,
      account_id: null,
      card_id: null,
      currency: null,
      amount: null,
      fee: null,
      total: null,
      payment_method: null,
      callback_url: callbackUrl ?? null,
      status: 'created',
      failure_message: null,
      new_card: null,
      order_id: null,
      created_at: at,
      confirmed_at: null,
    })
    .execute();
  return intent;
}

/**
 * Whether the card provider may send the customer back there: to the app that this origin serves, as the provider is configured or as the
 * customer has just asked for it (API-033).
 * @param host the request's own host
 */
export function isOwnUrl(url: string | undefined, origin: string, host: string | undefined): boolean {
  if (url === undefined) return true;
  const address = new URL(url);
  return address.origin === origin || (host !== undefined && address.host === host);
}
