import type { Database } from '../../database/openDatabase.ts';
import { generateBytes } from '../../ports/chance.ts';

/** An unconfirmed payment or set-up expires after this time (RULE-007). */
export const INTENT_LIFE_SECONDS = 30 * 60;

type IntentIds = { readonly id: string; readonly client_secret: string };

/** Generates ids as the card provider does: `pi_…` for a payment, `seti_…` for a set-up, each with its secret. */
export function createIntentIds(kind: 'payment' | 'setup'): IntentIds {
  const id = `${kind === 'payment' ? 'pi' : 'seti'}_${generateBytes(16).toString('hex')}`;
  return { id, client_secret: `${id}_secret_${generateBytes(16).toString('hex')}` };
}

/** Starts the set-up of a new card, whose details are still unknown. */
export async function startSetUp(database: Database, customerId: number, callbackUrl: string | undefined, at: Date): Promise<IntentIds> {
  const intent = createIntentIds('setup');
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
 * True when the card provider may redirect the customer there: to the app at the configured origin, or at the host of the current request
 * (API-033).
 * @param host the request's own host
 */
export function isOwnUrl(url: string | undefined, origin: string, host: string | undefined): boolean {
  if (url === undefined) return true;
  const address = new URL(url);
  return address.origin === origin || (host !== undefined && address.host === host);
}
